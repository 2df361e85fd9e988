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
