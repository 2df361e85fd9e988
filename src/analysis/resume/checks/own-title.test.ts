// The title of the example in the advice about the opening, and openings that ask for whatever there is.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '..'
import { document } from '../testing'

const summaryOf = (...lines: readonly string[]) =>
  analyseResume(document(...lines)).checks.find(({ id }) => id === 'summary')?.params

const graduate = (headline: string, study: string) => [
  ...['Mariana Alves Costa', headline, 'Recife, PE | (81) 98888-7777 | mariana.costa@exemplo.com'],
  ...['# Formação', study, 'Universidade Federal de Pernambuco, 2020 – 2024'],
  ...['# Experiência', '=Estagiária de Nutrição Clínica | Hospital das Clínicas | 02/2024 – 07/2024'],
  ...['- Avaliei pacientes na admissão e anotei o peso', '- Montei dietas com a equipe da cozinha'],
  ...['=Estagiária em Saúde Coletiva | UBS Várzea | 08/2023 – 12/2023', '- Conduzi oficinas sobre alimentação'],
]

describe('the example of an opening', () => {
  test('is of the occupation of a graduate and not of the traineeships', () => {
    const own = graduate('Nutricionista recém-formada', 'Bacharelado em Nutrição')
    expect(summaryOf(...own)).toMatchObject({ job: 'Nutricionista recém-formada', own: 'job' })
    expect(summaryOf(...graduate('Nutricionista', 'Bacharelado em Nutrição'))).toMatchObject({ job: 'Nutricionista' })
  })

  test('is of the latest job where that is no traineeship', () => {
    const cook = ['Rosa Lima', 'Recife, PE | (81) 98888-7777', '# Experiência']
    const job = ['=Cozinheira | Casa Azul | 03/2021 – atual', '- Preparo o almoço de 80 pessoas']
    expect(summaryOf(...cook, ...job)).toMatchObject({ job: 'Cozinheira' })
  })
})

test.each([
  'Trabalhar na cozinha ou em outra função que a empresa precisar.',
  'Atuar onde a empresa precisar',
  'To work in the kitchen or in another role you need',
])('%s asks for whatever there is', (objective) => {
  const page = ['Rosa Lima', 'Recife, PE | (81) 98888-7777', '# Objetivo', objective, '# Experiência']
  const job = ['=Merendeira | Escola Nova Esperança | 02/2014 – 12/2018', '- Cozinhei para 180 alunos']
  expect(summaryOf(...page, ...job)).toMatchObject({ context: 'vague' })
})

describe('an objective that names its job', () => {
  const page = (objective: string, title = 'Merendeira') =>
    analyseResume(
      document(
        ...['Rosa Lima', 'Recife, PE | (81) 98888-7777 | rosa.lima@exemplo.com', '# Objetivo', objective],
        ...['# Experiência', `=${title} | Escola Nova Esperança | 02/2014 – 12/2018`],
        ...['- Preparo de merenda para 420 alunos por dia, em dois turnos', '- Conferi as entregas'],
      ),
    )
  const opening = (objective: string) => page(objective).checks.find(({ id }) => id === 'summary')!
  const worn = 'Busco uma oportunidade como cozinheira ou auxiliar em hotel, onde eu possa mostrar o que sei'

  test('loses a small share by a stock phrase, and the tip quotes it and a fact in its place', () => {
    const { points, params, evidence } = opening(`${worn} e crescer junto com a equipe.`)
    expect(points).toBe(9)
    expect(params).toMatchObject({
      ...{ context: 'worn', names: 'crescer junto com a equipe', job: 'Cozinheira', own: 'job' },
      best: 'Preparo de merenda para 420 alunos por dia',
    })
    expect(evidence[0]).toMatchObject({ mark: 'crescer junto com a equipe', also: ['cozinheira'] })
    expect(opening(`${worn}.`).points).toBe(11)
  })
  test('that asks for anything besides is still for anybody', () =>
    expect(opening('Cozinheira ou qualquer vaga disponível').params.context).toBe('vague'))
  test('gains what is promised once the phrase is a fact', () => {
    const before = page(`${worn} e crescer junto com a equipe.`)
    const { gain } = before.checks.find(({ id }) => id === 'summary')!
    const after = page(`${worn}: preparei merenda para 420 alunos por dia e baixei a sobra de 12 kg para 5 kg.`)
    expect(Math.abs(after.score! - before.score! - gain)).toBeLessThanOrEqual(1)
  })
  test.each([
    ['Vaga de cozinheira, com 19 anos de cozinha, em que eu possa crescer profissionalmente', 'Cozinheira', 0],
    ['Cozinheira com 9 anos de experiência', 'Cozinheira', 9],
    ['Merendeira há 4 anos', 'Merendeira', 4],
    ['Atuar como auxiliar de limpeza', 'Auxiliar de limpeza', 0],
  ])('has its job as the example, with years of that job alone: %s', (objective, job, years) =>
    expect(opening(objective).params).toMatchObject({ job, years }),
  )
})
