// What the whole of a page shows of its writing limits the score, and the advice says what to write instead.
import { expect, test } from 'bun:test'
import { analyseResume } from '..'
import { document } from '../testing'

const page = (
  title: string,
  lines: readonly string[],
  opening = `${title} with nine years in the trade.`,
  name = 'Oleh Bondar',
) =>
  document(
    name,
    title,
    'Chicago, IL | 312-555-0128 | oleh.bondar@example.com',
    '# Summary',
    opening,
    '# Experience',
    `${title} – Northgate Works – 2016 – Present`,
    ...lines.map((line) => `- ${line}`),
    '# Education',
    'Technical college, 2011',
  )
const judged = (...args: Parameters<typeof page>) => {
  const { score, caps, checks } = analyseResume(page(...args))
  const context = (id: string) => checks.find((check) => check.id === id)?.params.context
  return { score: score ?? 0, caps: caps.map(({ id }) => id), context }
}

const actions = [
  'Realization of the control over the quality of works on an object of 16 floors',
  'Conducting of the executive documentation of the site',
  'Acceptance of volumes of works of 12 subcontractors',
  'Management of a brigade of 25 persons',
  'Fulfilment of the plan of concrete works, 300 m3 of concrete in a month',
  'Introduction of the control of costs on 4 objects of the company',
]
const verbs = [
  'Checked the quality of the works on a 16-floor building',
  'Kept the site records',
  'Accepted the work of 12 subcontractors',
  'Led a crew of 25',
  'Met the plan for concrete, 300 m3 a month',
  'Introduced cost control on 4 sites',
]

test('English in names of actions is limited to 50, and verbs lift the limit', () => {
  const [named, plain] = [judged('Civil engineer', actions), judged('Civil engineer', verbs)]
  expect([named.caps, named.context('openings'), named.score <= 50]).toEqual([['names-of-actions'], 'actions', true])
  const gerunds = actions.map((line) => line.replace(/^\w+/, 'Making'))
  expect(judged('Civil engineer', gerunds).caps).toEqual(['names-of-actions'])
  expect([plain.caps, plain.score > 65]).toEqual([[], true])
})

test('an "of" behind a number names no action', () => {
  const sales = [
    'Closed 9 of the last 10 renewals',
    '128% of quota in 2023, 117% of quota in 2022',
    'Kept 97% of clients',
  ]
  const more = [
    'Sold scheduling software to clinics of up to 80 doctors',
    'Trained four new sellers in the first month',
  ]
  expect(judged('Account executive', [...sales, ...more]).caps).not.toContain('names-of-actions')
})

test('a page that speaks of its person as of another is limited to 62', () => {
  const opening = 'Mr. Bondar is a civil engineer of nine years. He has led crews of up to 40.'
  const lines = ['He opened three sites', 'He cut the cost of concrete by 18%', ...verbs]
  expect(judged('Civil engineer', lines, opening)).toMatchObject({ caps: ['third-person'], score: 62 })
  const quoted = judged('Civil engineer', verbs, 'Civil engineer of nine years. Mr. Lee says: call him first.')
  expect(quoted.caps).toEqual([])
})

test('what only insiders read shows no more than half of the tasks', () => {
  const army = [
    'PBO liaison, GCSS-Army, 100% CSDP, FLIPL management',
    'Maintained MTOE and TDA property books, SHR and CIIL layouts',
    'NCOIC of arms room, PMCS, ORF turn-in',
    'CBRN NCO, UMO for two deployments',
  ]
  const insider = judged('Supply sergeant', army)
  expect([insider.context('tasks'), insider.score <= 55]).toEqual(['insider', true])
  // A trade has its own, and says the rest in words.
  const nurse = [
    'Cared for 12 ICU beds with two nurses and an RT',
    'Taught BLS to forty new colleagues and wrote the sepsis list that the ward still uses',
    'Cut central line infections from 7 to 2 a year',
    'Ran the night shift of a cardiac unit for three years',
  ]
  expect(judged('Registered nurse', nurse).context('tasks')).not.toBe('insider')
})

test('a page typed in capitals is not one in abbreviations', () => {
  const capitals = ['ATENDI 40 CLIENTES POR DIA', 'FECHEI O CAIXA DA LOJA', 'ORGANIZEI O ESTOQUE DE 300 ITENS']
  const { caps, context } = judged('Vendedora', capitals, 'Vendedora de loja.', 'Ana Prado')
  expect([caps.includes('abbreviations'), context('tasks') === 'insider']).toEqual([false, false])
})

test('the abbreviations of a ward are read by who hires for it', () => {
  const nurse = [
    'Cared for two ventilated patients a shift in a 24-bed ICU, read ABGs and CVP and adjusted the drips',
    'Ran CRRT for patients in kidney failure and placed PICC lines with the access team',
    'Spoke for the night shift in the MDT round and took over patients from the ED',
    'Wrote the SOP for sedation breaks that 60 nurses follow',
  ]
  expect(judged('Registered nurse', nurse)).toMatchObject({ caps: [] })
  const terse = ['ABGs, CVP and CRRT care for two patients a shift in a 24-bed ICU', ...nurse.slice(1)]
  expect(judged('Registered nurse', terse)).toMatchObject({ caps: [] })
})

test('somebody else with a title, and a surname that is a verb, are no third person', () => {
  const of = (name: string, title: string, ...lines: string[]) => judged(title, lines, undefined, name).caps
  const others = [
    'Mrs Clark owns the Old Mill',
    'Dr Lee ran the clinic where I kept the diary of six doctors',
    'Mr Hall can be asked about my work',
  ]
  expect(of('Oleh Bondar', 'Secretary', ...others)).not.toContain('third-person')
  const diets = ['Cook special diets for 80 residents', 'Cook meals for 200 guests', 'Cook on two ranges at once']
  expect(of('Susan Cook', 'Kitchen hand', ...diets)).not.toContain('third-person')
  const walls = ['Pinto paredes e tetos de casas', 'Pinto portões com pistola', 'Pinto fachadas de até 4 andares']
  expect(of('João Pinto', 'Pintor', ...walls)).not.toContain('third-person')
  const opening = 'Ms. Cook is a chef. Cook has led two kitchens. Cook trained 12 cooks.'
  expect(judged('Chef', verbs, opening, 'Susan Cook').caps).toContain('third-person')
  const abertura = 'O Sr. Pinto é pintor. Pinto trabalhou em 30 obras. João Pinto atua em fachadas.'
  expect(judged('Pintor', verbs, abertura, 'João Pinto').caps).toContain('third-person')
})
