// Pages of bare duties differ from pages that say what somebody did: lines made from words, in both languages.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '../..'
import { readResume } from '../../reading'
import { capsOf } from '../../scoring/caps'
import { document } from '../../testing'
import { dutiesIn } from './duties'
import { workBlocks, workSentences } from './work'

const heads = {
  pt: ['Ana Sol Prado', 'ana.sol@exemplo.com | (81) 98888-7777 | Recife, PE', '# Experiência'],
  en: ['Ann Moss', 'ann.moss@example.com | (512) 555-0101 | Austin, TX', '# Experience'],
} as const
const jobs = {
  pt: 'Agente de viagens – Horizonte Turismo – 03/2016 a 08/2025',
  en: 'Travel agent – Horizon Tours – Mar 2016 to Aug 2025',
} as const
type Language = keyof typeof heads
const page = (language: Language, lines: readonly string[], job: string = jobs[language]) =>
  document(...heads[language], job, ...lines.map((line) => `- ${line}`))
const namesIn = (language: Language, lines: readonly string[], job?: string) => {
  const resume = readResume(page(language, lines, job))
  return dutiesIn(workSentences(workBlocks(resume)), resume).lines.map(({ block }) => block.text)
}

const names: readonly (readonly [Language, string])[] = [
  ['pt', 'Realizava atendimento ao cliente presencial, por telefone e por e-mail'],
  ['pt', 'Efetuava vendas de pacotes de viagens nacionais e internacionais'],
  ['pt', 'Monitoramento das câmeras de segurança e acompanhamento das ocorrências da loja'],
  ['pt', 'Conferência de mercadorias no recebimento e acompanhamento das entregas dos fornecedores'],
  ['en', 'Performed reservations of hotels and bookings of rental cars for travelers'],
  ['en', 'Assisted with invoicing of groups and filing of travel documents'],
  ['en', 'Processing refunds of airline tickets and preparing travel packages'],
]
const deeds: readonly (readonly [Language, string])[] = [
  ['pt', 'Remarquei voos de grupos retidos pela greve e negociei diárias com o hotel'],
  ['pt', 'Lia projeto e passava serviço para dois serventes da obra'],
  ['pt', 'Cinco casas fixas por semana, a mais antiga há seis anos'],
  ['pt', 'Prestação de contas anual em planilha, aprovada nos três anos'],
  ['en', 'Rebooked stranded school groups during the strike and found rooms nearby'],
  ['en', 'Issued visas for crews that changed ships overnight'],
]

describe('the name of a task', () => {
  test.each(names)('%s: %s', (language, line) => expect(namesIn(language, [line])).toEqual([line]))
  test.each(deeds)('not %s: %s', (language, line) => expect(namesIn(language, [line])).toEqual([]))
})

test('a seat on a board says nothing of the work of anybody', () => {
  expect(namesIn('pt', ['Membro do Comitê de Ética da Associação Comercial'])).toHaveLength(1)
  expect(namesIn('en', ['Trustee, Saint Aldhelm School, elected twice'])).toHaveLength(1)
})

describe('of somebody who leads', () => {
  const job = 'Procurement Manager – Valley Components – June 2018 to Present'
  const older = 'Administrative Assistant – Dayton Logistics – Jan 2010 to Feb 2018'
  test.each([
    'Managed procurement activities in accordance with company policies and procedures',
    'Developed and maintained relationships with suppliers and internal stakeholders',
    'Answered phones and helped staff with administrative tasks',
    'Participated in the opening of two distribution centers in Georgia and Tennessee',
    'Contributed to the redesign of the picking areas of the northern warehouse',
    'Member of the executive committee and of the safety steering group',
    'Chair, Audit Committee of the Regional Growth Panel',
  ])('a duty: %s', (line) => {
    expect(namesIn('en', [line, older], job)).toContain(line)
  })
  test.each([
    'Moved 41 offices to one supplier of paper and cut the contract by $30,000',
    'Negotiated freight rates with three carriers before the merger',
  ])('no duty: %s', (line) => expect(namesIn('en', [line], job)).toEqual([]))
})

test('the duties of who leads count for one task, however many; of the names of tasks two count', () => {
  const tasksOf = (lines: readonly string[], job: string) =>
    analyseResume(page('en', lines, job)).checks.find(({ id }) => id === 'tasks')!.params.found
  const leading = [
    'Managed procurement activities in accordance with company policies and procedures',
    'Participated in the opening of two distribution centers in Georgia and Tennessee',
    'Contributed to the redesign of the picking areas of the northern warehouse',
    'Oversaw daily operations of the department',
    'Coordinated activities of the team',
    'Prepared reports for senior management',
  ]
  const manager = 'Procurement Manager – Valley Components – June 2018 to Present'
  expect(tasksOf(leading, manager)).toBe(1)
  const names = [
    'Processing refunds of airline tickets',
    'Preparing travel packages',
    'Invoicing of groups',
    'Filing of travel documents',
  ]
  expect(tasksOf(names, jobs.en)).toBe(2)
  // What changed is no duty of the post.
  const deeds = [
    'Moved 41 offices to one supplier of paper and cut the contract by $30,000',
    'Negotiated freight rates with three carriers before the merger',
  ]
  expect(Number(tasksOf([...leading, ...deeds], manager))).toBeGreaterThanOrEqual(3)
})

test('twelve names of tasks score as three do, whatever the form around them', () => {
  const many = names.filter(([language]) => language === 'pt').map(([, line]) => line)
  const few = many.slice(0, 2)
  const scoreOf = (lines: readonly string[]) =>
    analyseResume(page('pt', lines)).checks.find(({ id }) => id === 'tasks')!
  expect(scoreOf([...many, 'Controle de entrada e saída de funcionários e prestadores de serviço']).points).toBe(
    scoreOf(few).points,
  )
})

test('a page of which most is boast has a lower limit than one with a third of it', () => {
  const boasts = [
    'Transformei desafios em oportunidades com brilho nos olhos',
    'Revolucionei o status quo do turismo com paixão',
    'Profissional diferenciado que entrega além do esperado',
    'Referência absoluta em excelência no setor',
  ]
  const deed = (at: number) => `Remarquei voos do grupo ${'abcdefgh'[at]} retido e negociei diárias com hotel vizinho`
  const scores = [0, 2, 8].map(
    (count) => analyseResume(page('pt', [...boasts, ...Array.from({ length: count }, (_, at) => deed(at))])).score!,
  )
  expect(scores[0]).toBeLessThanOrEqual(15)
  expect(scores.toSorted((a, b) => a - b)).toEqual(scores)
  const limits = [0, 2, 4].map((count) => {
    const resume = readResume(page('pt', [...boasts, ...Array.from({ length: count }, (_, at) => deed(at))]))
    const work = workSentences(workBlocks(resume))
    const counted = {
      empty: boasts.length,
      shares: 0,
      complains: false,
      disputes: false,
      misdated: false,
      adverts: 0,
      doubted: 0,
      known: 0,
      images: false,
      boasts: boasts.length,
    }
    return capsOf(resume, work, counted).find(({ id }) => id === 'not-believed')?.at
  })
  expect(limits).toEqual([15, 18, 32])
})

test.each([
  'Saí da última empresa porque o patrão não pagava em dia',
  'Pedi demissão da loja por causa da gerente',
  'Left because the new manager did not like me',
])('blame is no work: %s', (line) => {
  const language = line.startsWith('Left') ? 'en' : 'pt'
  const resume = readResume(page(language, [line]))
  expect(workSentences(workBlocks(resume)).filter(({ tasks }) => tasks > 0)).toEqual([])
})
