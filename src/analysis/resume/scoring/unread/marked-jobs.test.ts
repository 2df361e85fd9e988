// Jobs of which the reading is not sure are marked on the page and not judged; jobs that surely lack something are not marked.
import { describe, expect, test } from 'bun:test'
import { damages, pageOf } from '../../../../../tests/fixtures/resume/unread/damages'
import { correctionView } from '../../../../texts/resume/corrections'
import { analyseResume } from '../..'
import { readResume } from '../../reading'
import { document, parted } from '../../testing'
import { capsOf } from '../caps'

const page = (...jobs: string[]) =>
  document(
    'Ana Sol Prado',
    'ana@exemplo.com | (81) 98888-7777 | Recife, PE',
    '# Experiência',
    ...jobs,
    '# Formação',
    'Administração, Universidade Exemplo, 2006 - 2010',
  )
const whole = ['Vendedora, Mercado Sol, 01/2016 - 12/2018', '- Atendi 40 clientes por dia no balcão.']
const marked = (...jobs: string[]): string[] => {
  const { unsure = [], robot } = analyseResume(page(...jobs))
  return unsure.map((at) => robot.lines[at] ?? '')
}

const tasks = '- Conferi o caixa de quatro lojas.'

describe('marked as unsure', () => {
  test('a title of many small words is an ordinary one', () => {
    expect(
      marked(
        'Auxiliar de Serviços Gerais e Limpeza, Casa Azul Ltda, 01/2019 - 12/2023',
        '- Limpei oito salas.',
        ...whole,
      ),
    ).toEqual([])
  })
  test.each([
    'Aux. de Produção, Casa Azul Ltda, 01/2019 - 12/2023',
    'Gerente Jr. de Loja, Casa Azul Ltda, 01/2019 - 12/2023',
    'Vendedora, iFood, 01/2019 - 12/2023',
  ])('shortened words and names of companies that begin small are ordinary: %s', (job) =>
    expect(marked(job, tasks, ...whole)).toEqual([]),
  )
  for (const odd of [
    'Motorista! Entregas rápidas – Casa Azul Ltda – 01/2019 a 12/2023',
    'Auxiliar Administrativo Atendimento protocolo e arquivo geral, Casa Azul Ltda, 01/2019 - 12/2023',
    'Auxiliar Administrativo, casa Azul Ltda, 01/2019 - 12/2023',
  ])
    test(odd, () => expect(marked(odd, tasks, ...whole)).toEqual([odd]))

  test('the lines are marked where the person sets them right, with their number', () => {
    const odd = 'Auxiliar Administrativo Atendimento protocolo e arquivo geral, Casa Azul Ltda, 01/2019 - 12/2023'
    const view = correctionView(analyseResume(page(odd, tasks, ...whole)))
    expect(view?.lines.filter(({ doubtful }) => doubtful).map(({ text }) => text)).toEqual([odd])
    expect(view?.doubts).toBe(1)
  })
})

test('jobs that were read whole are not marked', () => {
  expect(marked(...whole, 'Auxiliar Administrativo, Casa Azul Ltda, 01/2019 - atual', '- Conferi o caixa.')).toEqual([])
})

test('a page with many such jobs has a bound of marks', () => {
  const many = Array.from({ length: 40 }, (_, at) => [
    `Auxiliar Administrativo Atendimento protocolo e arquivo geral, Casa Azul ${at} Ltda, 01/${1960 + at} - 12/${1960 + at}`,
    '- Atendi no balcão.',
  ])
  expect(marked(...many.flat()).length).toBe(20)
})

describe('what a job seems to lack', () => {
  const rolesOf = (...jobs: string[]) => analyseResume(page(...jobs)).checks.find(({ id }) => id === 'roles')
  const [odd, lacking] = [
    'Auxiliar Administrativo Atendimento protocolo e arquivo geral, 01/2019 - 12/2023',
    'Auxiliar Administrativo, 01/2019 - 12/2023',
  ]

  test('costs nothing where the job is in doubt', () => {
    expect(rolesOf(...whole, odd, tasks)?.status).toBe('full')
    expect(rolesOf(odd, tasks)?.status).toBe('not-assessed')
    expect(marked(...whole, odd, tasks)).toEqual([odd])
  })
  test('is nothing where the job in doubt has all, so that it counts like any other', () => {
    const complete = 'Auxiliar Administrativo Atendimento protocolo e arquivo geral, Casa Azul Ltda, 01/2019 - 12/2023'
    expect(marked(complete, tasks)).toEqual([complete])
    expect(rolesOf(complete, tasks)).toMatchObject({ status: 'full', params: { found: 1, of: 1 } })
    expect(rolesOf(lacking, tasks, complete, tasks)).toMatchObject({ status: 'part', params: { found: 1, of: 2 } })
  })
  test('is a finding where it is sure, and no mark', () => {
    expect(rolesOf(lacking, tasks, ...whole)).toMatchObject({ status: 'part', params: { context: 'employer' } })
    expect(marked(lacking, tasks, ...whole)).toEqual([])
  })
  test('holds no score down where the job is in doubt, as its name may hold the tasks', () => {
    const capIds = (...jobs: string[]) =>
      capsOf(readResume(page(...jobs)), [], {
        empty: 0,
        shares: 0,
        complains: false,
        disputes: false,
        misdated: false,
        adverts: 0,
        doubted: 0,
        known: 0,
        images: false,
        boasts: 0,
      }).map(({ id }) => id)
    expect(capIds(odd, ...whole)).not.toContain('no-tasks')
    expect(capIds(lacking, ...whole)).toContain('no-tasks')
  })
  test('is a finding where only a task has a year', () => {
    expect(rolesOf('Vendedora – Casa Azul Ltda', '- Bati a meta de 2023 em dobro', ...whole)).toMatchObject({
      status: 'part',
      params: { context: 'dates' },
    })
  })
  test('is never named in a marked job, whatever a misreading does to the lines', () => {
    const named = Object.entries(damages).flatMap(([name, damage]) =>
      [0, 1, 2, 3, 4, 5].flatMap((seed) => {
        const { checks, robot, unsure = [] } = analyseResume(parted(...damage(pageOf(seed))))
        const roles = checks.find(({ id, status }) => id === 'roles' && (status === 'part' || status === 'none'))
        const marks = new Set(unsure.map((at) => robot.lines[at]))
        return roles?.evidence.some(({ text }) => marks.has(text)) ? [`${name} ${seed}`] : []
      }),
    )
    expect(named).toEqual([])
  })
})
