// What is dated and no work: awards, bodies one belongs to, times away, articles. None of it becomes a job.
import { expect, test } from 'bun:test'
import { extractResume } from '../../extract'
import { document } from '../../testing'
import { readResume } from '..'

type Language = 'pt' | 'en'
const page = (language: Language, extra: readonly string[], isLast: boolean) => {
  const study =
    language === 'pt'
      ? ['# Formação', 'Administração – Universidade Exemplo – 2018']
      : ['# Education', 'BA Business – University of Exampleford – 2018']
  const work =
    language === 'pt'
      ? ['# Experiência', '=Vendedora – Casa Azul Ltda', '01/2019 a 03/2021', '- Atendi 40 clientes por dia']
      : ['# Work Experience', '=Sales Assistant – Blue Barn Ltd', '01/2019 to 03/2021', '- Served 40 customers a day']
  const head = ['Helena Prado Lins', 'helena@exemplo.com']
  return document(...head, ...work, ...(isLast ? [...study, ...extra] : [...extra, ...study]))
}

/** Headings with what stands below them: a name, whose it is, and the kinds of date it has. */
const parts: Readonly<Record<string, { language: Language; headings: string; entries: string[]; dates: string[] }>> = {
  'bodies somebody belongs to': {
    language: 'pt',
    headings: 'Filiações | Entidades de classe | Registros profissionais | Associações',
    entries: ['Membro | Conselho Regional de Enfermagem', 'Sócia | Associação Brasileira de Psicologia'],
    dates: ['2015 – 2018', '2015–17', '03/2018 – 05/2019'],
  },
  'memberships below an unlisted heading': {
    language: 'en',
    headings: 'Chartered status | Circles',
    entries: ['Member | Royal College of Nursing', 'Fellow | Institute of Physics'],
    dates: ['2015 – 2018', '2015–17', 'since 2015'],
  },
  'times away': {
    language: 'pt',
    headings: 'Pausas na carreira | Interrupções | Período sabático',
    entries: ['Mudança para Portugal | família', 'Ano sabático | América do Sul'],
    dates: ['2015 – 2018', '2015–17', "'08 - '11"],
  },
  'gaps in employment': {
    language: 'en',
    headings: 'Gaps in employment | Career breaks | Time out',
    entries: ['Maternity leave | raising two children', 'Relocation to Ireland | family'],
    dates: ['2015 – 2018', '2015–17', "'08 - '11"],
  },
  'what was published': {
    language: 'en',
    headings: 'Works | Writing | Exhibitions | Reviews',
    entries: ['Letters unsent | Hollis University Press', 'The weight of paper | Northgate University Press'],
    dates: ['2019', '2015–17', '2014 – 2016'],
  },
  prizes: {
    language: 'pt',
    headings: 'Homenagens | Destaques da carreira | Distinções',
    entries: ['Melhor vendedora do ano | Loja Sol', 'Professora nota 10 | Prefeitura de Olinda'],
    dates: ['2019', '(2017)', 'maio de 2018'],
  },
}
const forms: readonly ((name: string, whose: string, date: string) => string[])[] = [
  (name, whose, date) => [`${name}, ${whose}, ${date}`],
  (name, whose, date) => [`${name} – ${whose}`, date],
  (name, whose, date) => [date, `${name} – ${whose}`],
  (name, whose, date) => [`${date}: ${name}, ${whose}`],
]

test.each(Object.entries(parts))('%s', (_, { language, headings, entries, dates }) => {
  const pages = headings.split(' | ').flatMap((heading) =>
    forms.flatMap((form) =>
      dates.flatMap((date) =>
        [true, false].map((isLast) => {
          const lines = entries.flatMap((entry) => form(...(entry.split(' | ') as [string, string]), date))
          return { isLast, extra: [`# ${heading}`, ...lines] }
        }),
      ),
    ),
  )
  const wrong = pages.flatMap(({ isLast, extra }) => {
    const jobs = extractResume(readResume(page(language, extra, isLast))).experience
    return jobs.length === 1 ? [] : [[...extra, ...jobs.slice(1).map(({ title, company }) => `${title} @ ${company}`)]]
  })
  expect(wrong).toEqual([])
})

test('how long a job took and the word before its last year are no names', () => {
  for (const [line, from] of [
    ['Babá – Casa da Dona Lindalva – 8 meses em 2023', 2023],
    ['Nanny – Miller family – 3 months in 2021', 2021],
    ['Porteiro – Condomínio Real – até 2011', 2011],
  ] as const) {
    const { experience } = extractResume(readResume(page('pt', [], true)))
    const own = extractResume(
      readResume(document('Helena Prado Lins', '# Experiência', line, '# Formação', 'Ensino médio, 2001')),
    ).experience
    expect(experience).toHaveLength(1)
    expect([own[0]?.title, own[0]?.company, own[0]?.start]).toEqual([...line.split(' – ').slice(0, 2), String(from)])
  }
  const bare = document(
    ...['Helena Prado Lins', '# Experiência', 'Babá – Casa da Dona Lindalva', '8 meses em 2023'],
    ...['Porteiro – Condomínio Real', '01/2019 a 03/2021'],
  )
  const { experience } = extractResume(readResume(bare))
  expect(experience.map(({ title, company }) => [title, company])).toEqual([
    ['Babá', 'Casa da Dona Lindalva'],
    ['Porteiro', 'Condomínio Real'],
  ])
})

test.each([
  ['Registered Nurse, Royal London Hospital', 'Registered Nurse, Royal Free Hospital'],
  ['Associate Professor / Teaching Fellow, Royal Veterinary College', 'Research Fellow, Imperial College'],
  ['Sócio, Souza Sociedade de Advogados', 'Sócio, Sociedade de Advogados Lima'],
  ['Sócia, Academia Corpo Livre', 'Gerente, Academia Corpo Livre'],
])('a job at a body is no membership: %s', (first, second) => {
  const below = [first, second].flatMap((job, at) => [job, `0${at + 1}/20${at + 15} – 03/20${at + 16}`])
  const { sections } = readResume(page('en', ['# Circles', ...below], true))
  expect(sections.find(({ heading }) => heading === 'Circles')?.name ?? 'experience').toBe('experience')
  const { experience } = extractResume(readResume(page('en', ['# Circles', ...below], true)))
  expect(experience).toHaveLength(3)
})

test('duties below the head of a job stay with it', () => {
  const tasks = ['- Atendi 40 clientes por dia', '- Fechei o caixa', '- Treinei duas pessoas']
  const { roles } = readResume(
    document(
      'Helena Prado Lins',
      '# EXPERIÊNCIA',
      'Caixa – Loja Azul – 02/2016 a 12/2018',
      '# ATIVIDADES',
      ...tasks,
      '# FORMAÇÃO',
      'Ensino médio, 2001',
    ),
  )
  expect(
    roles.flatMap(({ statements }) => statements.map(({ text }) => text)).filter((text) => text !== 'ATIVIDADES'),
  ).toEqual(tasks.map((task) => task.slice(2)))
})

test('activities without a job above stay interests', () => {
  const { sections } = readResume(
    document('Helena Prado Lins', '# FORMAÇÃO', 'Ensino médio, 2001', '# ATIVIDADES', 'Xadrez'),
  )
  expect(sections.map(({ name }) => name)).toContain('interests')
})

test('performances are work', () => {
  const { experience } = extractResume(
    readResume(
      document(
        'Helena Prado Lins',
        '# Performances',
        'Violinist, Orquestra Azul',
        '01/2019 – 03/2021',
        '# Education',
        'BA Music, 2018',
      ),
    ),
  )
  expect(experience).toHaveLength(1)
})
