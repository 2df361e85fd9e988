// What frames an advert and asks for nothing: greeting, signature, rows of facts, and the names of who hires.
import { describe, expect, test } from 'bun:test'
import { keywords, required } from './testing'

const trades = [
  ['en', 'Welder', 'TIG welding', 'pipe fitting'],
  ['en', 'Dental Nurse', 'chairside assistance', 'decontamination of instruments'],
  ['pt', 'Serralheiro', 'soldadura TIG', 'leitura de desenho técnico'],
  ['pt', 'Costureira', 'máquina overloque', 'modelagem de saias'],
] as const
const advert = (language: 'en' | 'pt', title: string, ...asked: string[]): string =>
  [title, '', language === 'en' ? 'Requirements' : 'Requisitos', ...asked].join('\n')
const letters = {
  en: [
    ['Dear all,', 'Best wishes,\nHarriet Poole\nOffice Manager'],
    ['Hi both', 'Thanks, Moll x'],
    ['Good morning', 'Warmly,\nImogen Tate'],
  ],
  pt: [
    ['Bom dia,', 'Com os melhores cumprimentos,\nAmadeu Falcão'],
    ['Prezados senhores,', 'Atenciosamente,\nIvete Sobral\nDepartamento Pessoal'],
    ['Olá a todos!', 'Até breve,\nOlívia Prates'],
  ],
} satisfies Record<string, [greeting: string, close: string][]>

describe.each(trades)('%s, %s', (language, title, ...asked) => {
  const plain = keywords(advert(language, title, ...asked))
  test.each<string[]>(letters[language])(
    'whom a letter greets and who signs it asks for nothing: %p',
    (greeting = '', close = '') => {
      expect(plain.length).toBeGreaterThan(1)
      expect(keywords([title, greeting, '', advert(language, title, ...asked), '', close].join('\n'))).toEqual(plain)
    },
  )
  test.each([
    'Corvane Systems · Leeds, England, United Kingdom · Reposted 2 weeks ago',
    'Grupo Velame · Curitiba, Paraná, Brasil (Híbrido)',
    'há 3 dias · 41 candidaturas',
    'Ashgrove Bakery · Bristol, England · Posted yesterday · Over 40 people clicked apply',
    'Orla Clinics | Tempo integral | Presencial',
  ])('nor does a row of facts below the title: %s', (row) => {
    const [first = '', ...rest] = advert(language, title, ...asked).split('\n')
    const below = language === 'en' ? 'Remote · Permanent · Part-time' : 'Remoto · Efetivo · Tempo parcial'
    expect(keywords([first, row, below, '', ...rest].join('\n'))).toEqual(plain)
  })
})

test.each([
  ['Marlow Logistics Recruitment are currently recruiting for a leading dairy.', 'Recruitment'],
  ['Brinco Contabilidade procura pessoas para o escritório.', 'Contabilidade'],
  ['A Padaria Horta Velha (Évora) precisa de gente.', 'Padaria'],
])('the name of who hires is no keyword: %s', (sentence, word) => {
  const found = keywords(`Welder\n${sentence}\n\nRequirements\n- TIG welding\n- pipe fitting`)
  expect(found.join(' | ')).not.toContain(word)
  expect(found.length).toBeGreaterThan(1)
})

test('below a sentence a first name signs', () => {
  const asked = 'Welder\n\nWe need somebody who can do TIG welding and pipe fitting. Send people my way!'
  expect(keywords(`${asked}\n\nDiolch,\nGwen`)).toEqual(keywords(asked))
})

test('a list with commas keeps its last entries', () => {
  expect(keywords('Auxiliar\n\nRequisitos\n\nExcel,\nCostura reta,\nPower BI')).toContain('Power BI')
})

/** A title, its paragraphs and a list of what is asked for. */
const needs = (need: string, ...paragraphs: string[]): string[] => keywords(paragraphs.join('\n\n'), need)

describe('duties that no list holds', () => {
  test.each<string[]>([
    ['Estate Manager', 'let the cottages', 'inspect the drains', 'chase the rents', 'settle boundary claims'],
    [
      'Head of Nursing',
      'audit medicine charts',
      'chair the safety board',
      'mentor ward sisters',
      'review incident reports',
    ],
  ])('a chain behind "you will" is work up to its end: %s', (title = '', ...tasks) => {
    const chain = `The opportunity\nWorking with the trustees, you will ${tasks.join('; ')}; and support lenders with surveys.`
    const found = needs('duty', title, 'Who we are\nWe are a family trust of forty people, proud of our past.', chain)
    for (const task of tasks) expect(found.join(' | ')).toContain(task.split(' ').at(-1) ?? '')
  })
  test.each([
    ['Motorista', 'A pessoa vai carregar paletes, conferir notas fiscais e abastecer o caminhão.', 'notas fiscais'],
    ['Jardineiro', 'Quem entrar vai podar sebes, regar canteiros e afiar lâminas.', 'sebes'],
    ['Advogado', 'Terá a seu cargo a instrução de processos de insolvência e a redação de contratos.', 'insolvência'],
    ['Kitchen Porter', 'You would help chefs with peeling potatoes and scrubbing pans.', 'potatoes'],
  ])('a person who will, would or has it in their charge: %s', (title, sentence, task) => {
    expect(needs('duty', title, sentence).join(' | ')).toContain(task)
    expect(needs('desirable', title, sentence)).toEqual([])
  })
  test('"What the job is" opens duties', () => {
    expect(
      needs('duty', 'Baker', 'What the job is\nShaping sourdough loaves, scaling flour, cleaning deck ovens.'),
    ).toContain('scaling flour')
  })
})

describe('what an advert gives is not asked for', () => {
  test.each([
    ['Damos', 'Requisitos', 'seguro de saúde', 'fruta fresca'],
    ['We provide', 'Requirements', 'dental cover', 'fresh fruit'],
    ['Pagamos', 'Pedimos', 'quotas da Ordem', 'subsídio de refeição'],
  ])('below "%s"', (heading, asking, ...gifts) => {
    const found = needs('required', 'Técnico', `## ${asking}\n- Excel\n- Revit\n- AutoCAD`).length
    const advert = `Técnico\n\n## ${asking}\n- Excel\n- Revit\n- AutoCAD\n\n## ${heading}\n${gifts.map((gift) => `- ${gift}`).join('\n')}`
    expect(keywords(advert)).toHaveLength(found)
  })
  test('a mail that seeks somebody in its subject lists nothing', () => {
    const mail =
      'De: Quinta <q@exemplo.pt>\nAssunto: Precisamos de um serralheiro\n\nSegue o anúncio para afixar no café.\n\nTem de ter experiência em enxertia, para entrar em março.'
    expect(keywords(mail)).toEqual(['enxertia'])
  })
})

describe('a term ends with its own words', () => {
  test.each([
    ['Capacidade de cumprir prazos sem que ninguém ande atrás e experiência em rebites sem supervisão.', 'rebites'],
    ['Histórico em operações de câmbio.', 'operações de câmbio'],
    ['Someone who can bake our own bread and press our own cider.', 'cider'],
  ])('%s', (line, term) => {
    const found = keywords(required(line, 'Revit', 'AutoCAD'))
    expect(found).toContain(term)
    expect(found.join(' | ')).not.toMatch(/sem |Histórico|own /)
  })
  test('a list with letters is one: "a) …; b) …;"', () => {
    const found = keywords('Requisitos:\na) Carta de pesados;\nb) Domínio de tacógrafos;\nc) Revit.')
    expect(found.join(' | ')).not.toMatch(/[abc]\)/)
    expect(found.join(' | ')).toContain('tacógrafos')
  })
  test.each(['Quem já tenha soldado inox parte à frente.', 'Quem souber polir latão fica em vantagem.'])(
    'who is ahead is wished for: %s',
    (line) =>
      expect(keywords(`Serralheiro\n\nPrecisamos de experiência em rebites. ${line}`, 'required')).toEqual(['rebites']),
  )
})

test.each([
  ['Thanks, Bex x', 'P.S. You must have your own chisels and a lathe ticket.', 'lathe ticket'],
  ['Cumprimentos,\nRosário', 'PS: Tem de ter carta de trator.', 'carta de trator'],
  ['Obrigada, Ana', 'Obs.: é obrigatório ter curso de solda.', 'solda'],
])('what stands behind the close of a letter after "%s" is read', (close, postscript, term) => {
  const letter = `Hi all,\n\nWe need a joiner.\n\nRequirements\n- Excel\n- Revit\n\n${close}\n\n${postscript}`
  expect(keywords(letter).join('; ')).toContain(term)
  expect(keywords(letter).join('; ')).not.toMatch(/Bex|Rosário|Ana/)
})

test.each(['when the chef is off', 'while the shop is quiet'])('a line of work may say %s', (time) => {
  const work = `Running the pass ${time}, ordering fish every morning, costing menus.`
  const text = `Cook\n\nHello, we need a cook.\n\nWhat the job is\n${work}\n\nWhat we want\n- Excel`
  expect(keywords(text, 'duty')).toEqual(expect.arrayContaining(['Running the pass', 'ordering fish', 'costing menus']))
})
