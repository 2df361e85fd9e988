// Work in running sentences is found as such, is no list, and its promise holds.
import { describe, expect, test } from 'bun:test'
import { check, fullResume } from '../../../../tests/fixtures/resume/checks/build'
import { formats, linesOf } from '../../../../tests/fixtures/resume/checks/case'
import { bases } from '../../../../tests/fixtures/resume/checks/page'
import { analyseResume } from '..'
import { document } from '../testing'

/** The work of a page whose first job is one paragraph, and with the same sentences as points. */
const inProse = (work: readonly string[]): string[] => {
  const tasks = work.slice(2, 5).map((line) => line.replace('- ', ''))
  return [...work.slice(0, 2), `${tasks.join('. ')}.`, ...work.slice(5)]
}

describe.each(['pt', 'en'] as const)('in %s', (language) => {
  test.each(Object.entries(formats))('as %s the points gain what is promised, and nothing else moves', (_, format) => {
    const base = bases[language]
    const points = base.work!.map((line, at) => (at > 1 && at < 5 ? `${line}.` : line))
    const analyse = (work: readonly string[]) => analyseResume(format(document(...linesOf({ ...base, work }))))
    const [before, after] = [analyse(inProse(base.work!)), analyse(points)]
    const [prose, then] = [before, after].map(({ checks }) => checks.find(({ id }) => id === 'blocks')!)
    expect(prose).toMatchObject({ status: 'part', params: { context: 'prose', found: 1 } })
    expect(prose!.evidence).toHaveLength(1)
    expect(then!.status).toBe('full')
    const others = after.checks.filter(
      ({ id, points: now }, at) => id !== 'blocks' && now !== before.checks[at]!.points,
    )
    expect(others.map(({ id }) => id)).toEqual([])
    expect(Math.abs(after.score! - before.score! - prose!.gain)).toBeLessThanOrEqual(1)
  })
})

const sentences = [
  'Preparei o almoço de 90 pessoas por dia na escola.',
  'Comprei os legumes na feira duas vezes por semana.',
  'Treinei duas ajudantes no corte e no fogão.',
  'Cuidei da limpeza da cozinha e da despensa.',
]
test.each([
  ['one paragraph', [sentences.join(' ')], 'prose'],
  ['points', sentences.map((one) => `- ${one}`), 'long'],
  ['lines without bullets', sentences, 'long'],
  ['two sentences in a paragraph', [sentences.slice(0, 2).join(' '), ...sentences.slice(2)], 'long'],
  ['a list with semicolons', [sentences.map((one) => one.replace('.', ';')).join(' ')], 'long'],
  ['three short remarks', ['Grelha. Fogão. Preparo de saladas e molhos.'], 'long'],
] as const)('%s', (_, work, context) => {
  expect(check('blocks', fullResume(...work)).params.context).toBe(context)
})

const base = bases.pt
const english = bases.en
/** The blocks of a page whose first job has these lines of work below its heading. */
const blocksOf = (language: 'pt' | 'en', ...work: readonly string[]) => {
  const parts = language === 'pt' ? base : english
  const page = document(...linesOf({ ...parts, work: [...parts.work!.slice(0, 2), ...work, ...parts.work!.slice(5)] }))
  return analyseResume(page, [], { year: 2026, month: 11 }).checks.find(({ id }) => id === 'blocks')!
}

test.each([
  [
    'en',
    'Worked with Dr. Silva and Mr. Jones at St. Mary’s Hosp. on patient records, approx. 40 a day, incl. phone reminders, e.g. for vaccinations, and prepared the rooms of both doctors every morning before the first patient came in.',
  ],
  [
    'en',
    'Taught maths to Yr. 7 and Yr. 8 at St. Anne’s with Mr. Brown and Ms. Green, marked their homework every week, ran a club after school for forty pupils and wrote the reports that went to their parents.',
  ],
  [
    'en',
    'Nursed patients on Wd. 4 of St. James’s Univ. Hosp. Leeds under Dr. Patel, gave medicines to twenty people on each round, changed their dressings, and kept the charts of the ward in order for the next shift.',
  ],
  [
    'en',
    'Helped Rev. Hughes and Mrs. P. J. Ward at Mt. Sinai with the food bank, sorted approx. 300 tins a week, drove the van to Ft. Worth and back, and trained volunteers from the parish and the school.',
  ],
  [
    'pt',
    'Atendi os pacientes do Dr. Silva e da Sra. Prado na Av. Boa Viagem, nº. 120, aprox. 40 por dia, e preparei as salas dos dois médicos toda manhã antes da chegada do primeiro, com os prontuários em ordem.',
  ],
  [
    'pt',
    'Entreguei medicamentos da Farmácia Sto. Antônio na R. das Flores e na Av. do Sol, incl. aos domingos, aprox. 30 por dia, com o Sr. J. A. Ramos, e conferi o estoque da loja toda semana com a gerente.',
  ],
] as const)('one sentence with abbreviations is no paragraph of three: %s %s', (language, sentence) => {
  expect(blocksOf(language, sentence)).toMatchObject({ status: 'full' })
})

test.each([
  [
    'a scope paragraph above points',
    'en',
    [
      'Wholesaler with 12 depots and a turnover of £90m across the north of England. Reports to the managing director and sits on the board. Leads a team of 14 managers and buyers in three regions.',
      '- Opened two depots in Leeds and Hull',
      '- Renewed the contracts of eight suppliers',
      '- Moved the stock records to one system',
    ],
  ],
  [
    'the same in Portuguese',
    'pt',
    [
      'Atacadista com 12 lojas e 300 funcionários no interior de Pernambuco e da Paraíba. Reporte ao diretor comercial e ao conselho. Equipe de 14 gerentes e compradores em três regiões.',
      '- Abri duas lojas em Caruaru',
      '- Renovei os contratos de oito fornecedores',
      '- Reduzi as perdas de estoque das lojas',
    ],
  ],
  [
    'a publication',
    'en',
    [
      '- Measured the soil of thirty farms',
      'Prado, M., Souza, C. and Lima, R. (2019). The effect of heat on tomato seedlings in closed houses. Journal of Brazilian Farming and Soils, 12(3), 45–52. Published online in March. Also read at the meeting of the society.',
    ],
  ],
  [
    'a referee',
    'en',
    [
      '- Measured the soil of thirty farms',
      'Reason for leaving: the farm was sold to a larger company in the spring. Notice period: four weeks from the day of the contract. Referee: Jane Ward, farm manager, who can be called on weekdays.',
    ],
  ],
  [
    'a quotation',
    'en',
    [
      '- Measured the soil of thirty farms',
      '“Marina never missed a delivery in four years with us. She knew every driver by name and every gate by heart. We would take her back on any day of the week.” – J. Ward, owner',
    ],
  ],
  [
    'um elogio citado',
    'pt',
    [
      '- Conferi as notas de entrada',
      '"A Marina nunca perdeu um prazo em quatro anos conosco. Ela conhecia todos os motoristas pelo nome e todos os portões de cor. Nós a receberíamos de volta em qualquer dia." J. Ramos, dono',
    ],
  ],
  [
    'a list of names of tasks',
    'pt',
    [
      'Atendimento ao cliente. Abertura e fechamento de caixa. Reposição de mercadorias nas gôndolas. Conferência de notas fiscais. Controle de validade dos produtos. Organização do estoque. Limpeza do setor. Emissão de cupons fiscais. Troca de preços.',
    ],
  ],
  [
    'a list of names of tasks',
    'en',
    [
      'Customer service. Opening and closing of the tills. Restocking of the shelves. Checking of invoices. Control of expiry dates. Tidying of the stock room. Cleaning of the counter. Price changes. Gift wrapping. Weekly orders of bread and milk.',
    ],
  ],
  [
    'rotinas de uma recepção',
    'pt',
    [
      'Recepção de hóspedes. Check-in e check-out. Reservas por telefone e e-mail. Fechamento de contas. Auditoria noturna. Apoio à governança. Emissão de relatórios diários. Cobrança de diárias. Arquivo de fichas. Controle de chaves. Pedidos de táxi.',
    ],
  ],
] as const)('%s is no work in running sentences: %s', (_, language, work) => {
  expect(blocksOf(language, ...work)).toMatchObject({ status: 'full' })
})

test.each([
  [
    'tasks above points',
    'pt',
    [sentences.join(' '), '- Reduzi as perdas da despensa', '- Montei o cardápio do mês', '- Conferi as entregas'],
  ],
  [
    'short sentences',
    'en',
    [
      'I ran the kitchen. I trained two cooks. I wrote the menus. I bought the fish. I cleaned the store each night. I kept the books for the owner. I opened on Sundays and closed on Mondays.',
    ],
  ],
  [
    'sentences behind abbreviations',
    'en',
    [
      'Worked with Dr. Silva on the ward for two years and took his calls. Gave medicines to twenty patients a day. Trained two nurses on Yr. 1 placements from Leeds.',
    ],
  ],
] as const)('%s still are: %s', (_, language, work) => {
  expect(blocksOf(language, ...work).params.context).toBe('prose')
})

describe.each(['pt', 'en'] as const)('a long block and running sentences in %s', (language) => {
  const parts = bases[language]
  const objects = parts.work!.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))
  const heading = language === 'pt' ? '# Interesses' : '# Interests'
  const words = objects.join(' ').replaceAll(/\p{Lu}/gu, (letter) => letter.toLowerCase())
  const wall = `${words} ${words}`.replaceAll('.', '')
  const analyse = (work: readonly string[], interests: readonly string[]) =>
    analyseResume(document(...linesOf({ ...parts, work, interests: [heading, ...interests] })), [], {
      year: 2026,
      month: 11,
    })

  test('are both counted and quoted, and done as asked they gain what is promised', () => {
    const points = parts.work!.map((line, at) => (at > 1 && at < 5 ? `${line}.` : line))
    const half = wall.split(' ')
    const cut = [0, 20, 40, 60, 80].map((from) => `- ${half.slice(from, from + 20).join(' ')}`)
    const [before, after] = [analyse(inProse(parts.work!), [`${wall}.`]), analyse(points, cut)]
    const [then, now] = [before, after].map(({ checks }) => checks.find(({ id }) => id === 'blocks')!)
    expect(then).toMatchObject({ status: 'part', params: { context: 'both', found: 1, prose: 1 } })
    expect(then!.evidence).toHaveLength(2)
    expect(now!.status).toBe('full')
    expect(Math.abs(after.score! - before.score! - then!.gain)).toBeLessThanOrEqual(1)
  })
})
