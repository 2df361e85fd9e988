// Every check: full, in part, none and — where a file may give nothing to measure — not assessed.
import { describe, expect, test } from 'bun:test'
import type { Document } from '../../documents/document'
import { analyseResume } from '..'
import type { Check } from '../result'
import { rubric } from '../rubric'
import { document } from '../testing'

const contact = 'Recife, PE | ana@exemplo.com | (81) 98888-7777 | linkedin.com/in/anasol'
const study = ['# Formação', 'Bacharelado em Administração – UFPE – 2015']
const skillList = [
  '# Habilidades',
  'Excel, SAP, Power BI, SQL, fluxo de caixa, orçamento, contas a pagar, contas a receber',
]
const goodTasks = [
  '- Reduzi em 30% o prazo do orçamento anual com Power BI e SQL',
  '- Controlei contas a pagar de 120 fornecedores no SAP com fluxo de caixa diário',
]
const syllables = 'ba ca da fa ga la ma na pa ra sa ta va za be ce le fe ge me'.split(' ')
/** Words that say nothing, each another: what is said again counts for nothing. */
const different = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${syllables[at % 20]}${syllables[Math.floor(at / 20) % 20]}to`)
const job = (...tasks: string[]) => ['# Experiência', 'Analista Financeira – Azul S.A. – 01/2019 a 03/2021', ...tasks]
const cv = (...lines: string[]) => document('Ana Sol', contact, ...lines)
const whole = (...tasks: string[]) =>
  cv(
    '# Resumo',
    `Analista financeira ${different(33).join(' ')}`,
    ...job(...tasks),
    ...study,
    ...skillList,
    '# Idiomas',
    'Inglês',
    '# Cursos',
    'Excel',
  )
const check = (id: string, page: Document): Check => analyseResume(page).checks.find((one) => one.id === id)!
const withPage = (page: Document, change: Partial<Document>): Document => ({ ...page, ...change })
const filler = (words: number) =>
  Array.from(
    { length: Math.ceil(words / 10) },
    (_, index) =>
      `- Organizei ${different(words)
        .slice(index * 9, index * 9 + 9)
        .join(' ')}`,
  )

/** Sentences about work, each of new words, with and without a figure. */
const of = (count: number, task: string) =>
  Array.from(
    { length: count },
    (_, at) =>
      `- ${task} ${different(400)
        .slice(at * 4, at * 4 + 4)
        .join(' ')}`,
  )
const withFigures = (count: number) => of(count, 'Vendi 30 casas')
const headless = (...lines: string[]) => document('Ana Sol', ...lines)

type Row = readonly [id: string, status: Check['status'], what: string, page: Document]
const rows: readonly Row[] = [
  ['quantified', 'full', 'ten sentences with a figure', whole(...withFigures(10))],
  ['quantified', 'part', 'two, however few there are', whole(...goodTasks)],
  ['quantified', 'none', 'a year is no figure', whole('- Criei uma rotina em 2019', '- Organizei o arquivo')],
  ['tasks', 'full', 'eight tasks', whole(...of(8, 'Vendi'))],
  ['tasks', 'part', 'two', whole(...goodTasks)],
  ['tasks', 'none', 'a word or two each', whole('- Vendi casas', '- Cuidei da sala')],
  ['roles', 'full', 'all there', whole(...goodTasks)],
  ['roles', 'part', 'no dates', cv('# Experiência', '=Azul S.A.', 'Analista Financeira', ...goodTasks, ...study)],
  ['roles', 'none', 'no role', cv('# Experiência', ...goodTasks, ...study, ...skillList)],
  ['openings', 'full', 'actions', whole(...of(6, 'Vendi'))],
  ['openings', 'part', 'nouns are half', whole('- Gestão de contratos', '- Elaboração de planilhas')],
  ['openings', 'none', 'weak', whole('- Responsável por contratos', '- Ajudei no arquivo')],
  ['skills', 'full', 'six', whole(...goodTasks)],
  ['skills', 'part', 'two', cv(...job('- Usei Excel', '- Usei SAP'), ...study)],
  ['skills', 'none', 'none', cv(...job('- Cuidei da sala', '- Abri a porta'), ...study)],
  ['skill-list', 'full', 'eight', whole(...goodTasks)],
  [
    'skill-list',
    'part',
    'twenty-four',
    whole(
      ...goodTasks,
      '# Ferramentas',
      'Java, Python, PHP, Ruby, React, Angular, Docker, Kubernetes, AWS, Azure, MongoDB, MySQL, Redis, Kafka, Jenkins, Ansible',
    ),
  ],
  ['summary', 'full', 'names an occupation', whole(...goodTasks)],
  ['summary', 'part', 'names none', cv('# Resumo', 'Gosto de aprender e de gente.', ...job(...goodTasks))],
  ['summary', 'none', 'missing', cv(...job(...goodTasks), ...study)],
  ['summary', 'none', 'any vacancy', cv('# Objetivo', 'Aceito qualquer vaga', ...job(...goodTasks), ...study)],
  ['education', 'full', 'degree, school, year', whole(...goodTasks)],
  ['education', 'part', 'no school', cv(...job(...goodTasks), '# Formação', 'Ensino médio completo')],
  ['education', 'none', 'missing', cv(...job(...goodTasks), ...skillList)],
  ['cliches', 'full', 'none', whole(...goodTasks)],
  ['cliches', 'part', 'one', whole(...goodTasks, '# Qualificações', 'Proativa')],
  [
    'cliches',
    'none',
    'five',
    whole(...goodTasks, '# Qualificações', 'Proativa e dinâmica', 'Trabalho em equipe', 'Pontualidade, perfeccionista'),
  ],
  ['empty', 'full', 'none', whole(...goodTasks)],
  ['empty', 'part', 'one', whole(...goodTasks, '- Fiz várias coisas')],
  [
    'empty',
    'none',
    'four',
    whole('- Fiz várias coisas', '- Cuidei de tudo um pouco', '- Resultados expressivos', '- O melhor do Brasil'),
  ],
  ['spelling', 'full', 'none', whole(...goodTasks)],
  ['spelling', 'part', 'an accent and a plural', whole(...goodTasks, '- Conferi relatorios dos fornecedor')],
  [
    'spelling',
    'none',
    'eight',
    whole(
      '- Fiz relatorios, servicos, reposicao, instalação e exelente limpesa',
      '- Istalacao, curriculun, esperiencia e tambem',
    ),
  ],
  ['placeholders', 'full', 'none', whole(...goodTasks)],
  ['placeholders', 'none', 'a bracket', cv('[Seu cargo]', ...job(...goodTasks), ...study)],
  ['contact-form', 'full', 'a name and a phone', whole(...goodTasks)],
  [
    'contact-form',
    'part',
    'a nickname',
    headless('gatinha.doce@exemplo.com (81) 98888-7777', ...job(...goodTasks), ...study),
  ],
  [
    'contact-form',
    'none',
    'and a neighbour’s phone',
    headless('gatinha.doce@exemplo.com', '(81) 98888-7777 recado com a vizinha', ...job(...goodTasks), ...study),
  ],
  ['order', 'full', 'work first', whole(...goodTasks)],
  [
    'order',
    'none',
    'studies before two jobs',
    cv(...study, ...job(...goodTasks), 'Assistente – Verde Ltda – 02/2015 a 12/2018', '- Emiti boletos de clientes'),
  ],
  [
    'cliches',
    'full',
    'the same word in the title of a project',
    whole(...goodTasks, '# Projetos', 'Dynamic Sparsity, a proactive cache'),
  ],
  ['extras', 'full', 'languages and courses', whole(...goodTasks)],
  ['extras', 'full', 'languages', cv(...job(...goodTasks), '# Idiomas', 'Inglês')],
  ['extras', 'none', 'none', cv(...job(...goodTasks))],
  ['text-layer', 'full', 'clean', whole(...goodTasks)],
  ['text-layer', 'part', 'some unreadable', withPage(whole(...goodTasks), { unreadable: 0.06 })],
  ['text-layer', 'none', 'mostly unreadable', withPage(whole(...goodTasks), { unreadable: 0.2 })],
  ['headings', 'full', 'four', whole(...goodTasks)],
  [
    'headings',
    'part',
    'work under a name of its own',
    cv('# Minha jornada pelo mundo', 'Azul S.A. 2015 a 2018', 'Verde Ltda 2012 a 2014', ...goodTasks, ...study),
  ],
  ['reading-order', 'full', 'one column', whole(...goodTasks)],
  ['reading-order', 'part', 'two columns', withPage(whole(...goodTasks), { columns: 2 })],
  ['contact', 'full', 'four in the body', whole(...goodTasks)],
  [
    'contact',
    'part',
    'no LinkedIn',
    document('Ana Sol', 'ana@exemplo.com (81) 98888-7777 Recife, PE', ...job(...goodTasks)),
  ],
  ['contact', 'none', 'none', document('Ana Sol', ...job(...goodTasks), ...study)],
  ['parts', 'full', 'plain', whole(...goodTasks)],
  ['parts', 'part', 'a table', withPage(whole(...goodTasks), { tables: 2 })],
  [
    'parts',
    'none',
    'everything',
    withHeaderContact(withPage(whole(...goodTasks), { tables: 1, textboxes: 2, images: 1 })),
  ],
  ['file', 'full', 'one page', whole(...goodTasks)],
  ['file', 'part', 'many pages', withPage(whole(...goodTasks), { pages: 6 })],
  ['file', 'none', 'a scan', withPage(whole(...goodTasks), { scanned: true })],
  ['unicode', 'full', 'mapped', whole(...goodTasks)],
  ['unicode', 'part', 'some unmapped', withPage(whole(...goodTasks), { fonts: fontsOf(800, 200) })],
  ['unicode', 'none', 'unmapped', withPage(whole(...goodTasks), { fonts: fontsOf(0, 900) })],
  ['unicode', 'not-assessed', 'fonts unknown', withPage(whole(...goodTasks), { fonts: [] })],
  ['hidden', 'full', 'none', whole(...goodTasks)],
  [
    'hidden',
    'none',
    'white words',
    withPage(whole(...goodTasks), { hidden: [{ reason: 'white', page: 1, text: 'java aws kubernetes' }] }),
  ],
  ['length', 'full', 'up to 900 words', whole(...filler(300))],
  ['length', 'part', 'long', whole(...filler(1100))],
  ['length', 'none', 'a book', whole(...filler(2000))],
  ['bullet-length', 'full', 'thirty words at most', whole(...goodTasks)],
  ['bullet-length', 'part', 'one of two too long', whole(goodTasks[0]!, `- Criei ${different(40).join(' ')}`)],
  ['bullet-length', 'none', 'all too long', whole(`- Criei ${different(40).join(' ')}`)],
  ['bullet-length', 'not-assessed', 'no tasks', cv('# Experiência', 'Analista – Azul S.A. – 2019 a 2021', ...study)],
  ['date-format', 'full', 'one way', whole(...goodTasks)],
  [
    'date-format',
    'part',
    'two ways',
    whole(...goodTasks, 'Assistente – Verde Ltda – jan/2015 a 12/2018', '- Criei rotinas'),
  ],
  ['date-format', 'not-assessed', 'no dates', cv('# Experiência', '=Azul S.A.', 'Analista Financeira', ...goodTasks)],
  ['fonts', 'full', 'one family', whole(...goodTasks)],
  [
    'fonts',
    'part',
    'small',
    withPage(whole(...goodTasks), { fonts: [{ family: 'Arial', size: 7.5, characters: 900, unicode: true }] }),
  ],
  ['fonts', 'none', 'many and small', withPage(whole(...goodTasks), { fonts: manyFonts() })],
  ['fonts', 'not-assessed', 'unknown', withPage(whole(...goodTasks), { fonts: [] })],
  ['blocks', 'full', 'short', whole(...goodTasks)],
  ['blocks', 'part', 'one long', whole(`- Organizei ${'o arquivo da sala '.repeat(25)}`)],
  [
    'blocks',
    'none',
    'two long',
    whole(`- Organizei ${'o arquivo da sala '.repeat(25)}`, `- Montei ${'o arquivo da casa '.repeat(25)}`),
  ],
  ['density', 'full', 'a filled page', whole(...filler(300))],
  ['density', 'part', 'a full page', whole(...filler(800))],
  ['density', 'none', 'a wall', whole(...filler(1100))],
  ['density', 'not-assessed', 'a DOCX has no pages', withPage(whole(...goodTasks), { kind: 'docx', pages: null })],
  ['personal-data', 'full', 'none', whole(...goodTasks)],
  ['personal-data', 'part', 'one kind', cv('Estado civil: casada', ...job(...goodTasks))],
  [
    'personal-data',
    'none',
    'three documents',
    cv('CPF: 111.444.777-35', 'RG: 12.345.678-9', 'CNH: 12345678900', ...job(...goodTasks)),
  ],
]

function fontsOf(mapped: number, unmapped: number): Document['fonts'] {
  return [
    { family: 'Arial', size: 10, characters: mapped, unicode: true },
    { family: 'Strange', size: 10, characters: unmapped, unicode: false },
  ]
}

function manyFonts(): Document['fonts'] {
  return Array.from({ length: 9 }, (_, index) => ({
    family: `Face${'ABCDEFGHI'[index]}`,
    size: index === 0 ? 7 : 11 + 3 * index,
    characters: index === 0 ? 900 : 100,
    unicode: true,
  }))
}

function withHeaderContact(page: Document): Document {
  return {
    ...page,
    lines: page.lines.map((line) => (line.text === contact ? { ...line, region: 'header' as const } : line)),
  }
}

describe.each(rubric.map(({ id }) => id))('%s', (id) => {
  test.each(rows.filter((row) => row[0] === id).map((row) => [row[1], row[2], row[3]] as const))(
    '%s: %s',
    (status, _, page) => {
      const { points, max, ...rest } = check(id, page)
      expect(rest.status).toBe(status)
      if (status === 'full') expect(points).toBe(max)
      if (status === 'none' || status === 'not-assessed') expect(points).toBe(0)
    },
  )

  test('has a case that is full and one that is not', () => {
    const shares = rows.filter((row) => row[0] === id).map((row) => row[1])
    expect(shares).toContain('full')
    expect(shares.some((status) => status === 'part' || status === 'none')).toBe(true)
  })
})

describe('where a check becomes full', () => {
  const share = (id: string, page: Document) => check(id, page).points / check(id, page).max
  const summaryOf = (count: number) =>
    cv('# Resumo', `Analista ${different(count - 1).join(' ')}`, ...job(...goodTasks))

  test.each([
    ['quantified', '5 of the 10 asked, among 30', whole(...withFigures(5), ...of(25, 'Pintei')), 0.5],
    ['quantified', 'a percentage of nothing named is none', whole('- Aumentei 50% a meta'), 0],
    ['quantified', 'of how much to how much is one', whole('- Baixei a perda de 12% para 7% do estoque'), 0.1],
    ['tasks', '4 of 8', whole(...of(4, 'Vendi')), 0.5],
    [
      'tasks',
      'the same duty twice is one',
      whole('- Gestão da área de vendas locais', '- Gestão da área de vendas externas'),
      1 / 8,
    ],
    ['openings', '3 of 10', whole(...of(3, 'Vendi'), ...of(7, 'Fui responsável por')), 0.5],
    ['skills', '3 of 6', cv(...job('- Usei Excel, Git e Docker', '- Abri a porta')), 0.5],
    ['summary', '90 words', summaryOf(90), 1],
    ['summary', '135 words', summaryOf(135), 0.75],
    ['length', '3 pages in a short career', withPage(whole(...filler(400)), { pages: 3 }), 0.6],
    [
      'length',
      '3 pages after 10 years',
      withPage(cv('# Experiência', 'Analista – Azul S.A. – 2005 a 2018', ...filler(400)), { pages: 3 }),
      1,
    ],
    ['text-layer', '2 % unreadable', withPage(whole(...goodTasks), { unreadable: 0.02 }), 1],
    ['cliches', 'each a fifth', whole(...goodTasks, '# Qualificações', 'Proativa'), 4 / 5],
    ['personal-data', 'a document is a third', cv('CPF: 111.444.777-35', ...job(...goodTasks)), 2 / 3],
    ['personal-data', 'anything else a ninth', cv('Estado civil: casada', ...job(...goodTasks)), 8 / 9],
  ] as const)('%s: %s', (id, _, page, expected) => {
    expect(share(id, page)).toBeCloseTo(expected, 1)
  })

  test('who has no job yet is asked for less', () => {
    const first = headless(
      'ana@exemplo.com (81) 98888-7777',
      '# Objetivo',
      'Jovem aprendiz',
      '# Projetos',
      'Feira de ciências – 2024',
      ...withFigures(6),
      ...study,
    )
    expect(check('quantified', first).status).toBe('full')
    expect(check('tasks', first).status).toBe('full')
  })
})

describe('evidence', () => {
  test('a long text is cut around its mark', () => {
    const text = `Vendi ${'casas na rua de cima e '.repeat(20)} com 30% de lucro ${'na rua de baixo e '.repeat(20)}`
    const [piece] = check('quantified', whole(`- ${text}`, ...withFigures(9))).evidence
    expect(piece!.text.length).toBeLessThanOrEqual(240)
    expect(piece!.text).toContain('30%')
    expect(piece!.mark).toBe('30%')
  })

  test('quotes the line, says where it is and marks the part', () => {
    const page = whole('- Responsável por contratos', '- Reduzi o prazo em 30%')
    const line = page.lines.find(({ text }) => text.startsWith('Responsável'))!
    expect(check('openings', page).evidence[0]).toEqual({
      text: 'Responsável por contratos',
      page: 1,
      line: line.number,
      mark: 'Responsável por',
    })
  })

  test('at most five pieces, each of at most 240 characters', () => {
    const page = whole(...Array.from({ length: 30 }, () => `- Responsável por ${'contratos e '.repeat(40)}`))
    for (const { evidence } of analyseResume(page).checks) {
      expect(evidence.length).toBeLessThanOrEqual(5)
      for (const { text } of evidence) expect(text.length).toBeLessThanOrEqual(240)
    }
  })
})
