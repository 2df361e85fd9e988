// Pages of bare duties, of praise and of metaphors stand where a coach would put them (docs/analysis/judgement.md, rubric 14).
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '..'
import { document } from '../testing'

const manager = (lines: readonly string[], title = 'Claims Manager') =>
  document(
    ...['Robert Kline', title, 'Hartford, CT | (860) 555-0123 | robert.kline@example.com', '# Summary'],
    ...['Claims manager with over 14 years of experience in property insurance.', '# Experience', `=${title}`],
    ...['Northfield Mutual, Hartford, CT | January 2015 - Present', ...lines.map((line) => `- ${line}`), '# Education'],
    ...[
      'BA in Economics, University of Connecticut, 2008',
      '# Skills',
      'Claims handling, negotiation, Guidewire, Excel',
    ],
  )
const duties = [
  ...['Responsible for managing the claims department', 'Oversee adjusters and support staff'],
  ...['Review claims files and approve settlements', 'Ensure compliance with state regulations'],
  ...['Prepare monthly reports for senior management', 'Coordinate work with attorneys and vendors'],
  ...['Monitor reserves and payments of the branch', 'Attend meetings of the regional committee'],
]
const results = [
  ...['Cut open claims from 900 to 310 in two years', 'Built a fraud desk that saved $2.1 million a year'],
  ...['Trained 26 adjusters on photo estimates', 'Opened the storm team that settled 4,000 roof claims'],
  ...['Negotiated repair rates with 60 body shops', 'Moved 12 people to a claims system in 5 months'],
]
const scoreOf = (page: ReturnType<typeof document>) => analyseResume(page).score ?? 0
const tasks = (page: ReturnType<typeof document>) => analyseResume(page).checks.find(({ id }) => id === 'tasks')

describe('of who leads', () => {
  test('a page of pure duties is 57 at most, and asked what changed', () => {
    expect(scoreOf(manager(duties))).toBeLessThanOrEqual(57)
    expect(tasks(manager(duties))?.params).toMatchObject({ context: 'duties', duties: 8 })
  })

  test('results are not taken for duties', () => {
    expect(scoreOf(manager(results))).toBeGreaterThanOrEqual(85)
    expect(tasks(manager(results))?.params.duties).toBe(0)
  })

  test('one figure more is worth no more than a figure', () => {
    for (const at of duties.keys()) {
      const more = duties.with(at, duties[at]!.replace(/^(\S+) /, '$1 12 '))
      expect(scoreOf(manager(more)) - scoreOf(manager(duties))).toBeLessThanOrEqual(4)
    }
  })

  test('what was promised for each line rewritten is what is gained', () => {
    const before = tasks(manager(duties))!
    const page = manager([...results.map((line) => line.replace(/\$?\d[\d.,]*/g, 'many')), ...duties.slice(6)])
    const after = analyseResume(page)
    const gained = after.score! - scoreOf(manager(duties))
    const rest = after.checks.find(({ id }) => id === 'tasks')!
    expect(rest.status).toBe('full')
    // Opening with a verb is a check of its own.
    const opened = analyseResume(manager(duties)).checks.find(({ id }) => id === 'openings')!.gain
    // The rewritten lines name a skill less.
    const skill = analyseResume(manager(duties)).checks.find(({ id }) => id === 'skills')!
    const fewer = skill.points - after.checks.find(({ id }) => id === 'skills')!.points
    expect(Math.abs(gained - before.gain - opened + fewer)).toBeLessThanOrEqual(1)
  })

  test('of who leads nobody what anybody could write is no task either', () => {
    expect(tasks(manager(duties, 'Claims Adjuster'))?.params).toMatchObject({ duties: 6, found: 4, context: 'thin' })
  })
})

test('a boasting page is 35 at most', () => {
  const page = document(
    ...['Rogério Alves', 'Técnico de som', 'rogerio@exemplo.com | (11) 97777-6666', '# Experiência', '=Técnico de som'],
    ...['Palco Azul | 2008 – atual', '- Responsável pelo som dos maiores artistas do país'],
    ...['- Sempre elogiado por todos os produtores', '- Fiz o melhor som que já se ouviu em todas as casas'],
    ...['- Resolvo qualquer problema em segundos', '- Referência absoluta no mercado'],
  )
  expect(scoreOf(page)).toBeLessThanOrEqual(35)
})

test('metaphors describe no work', () => {
  const page = document(
    ...[
      'Gustavo Leal',
      'gustavo@exemplo.com | (11) 95555-4444',
      '# Experiência',
      '=Head of Tomorrow',
      'Hub Infinito | 2019 – atual',
    ],
    ...['- Cocriei narrativas regenerativas que impulsionaram sinergias em 300%'],
    ...['- Catalisei mindsets para a transformação ágil do ecossistema'],
    ...['- Ressignifiquei jornadas com propósito e impacto escalável', '# Superpoderes'],
    'Empatia radical, visão sistêmica, protagonismo, escuta profunda',
  )
  expect(scoreOf(page)).toBeLessThanOrEqual(40)
})

test('listed skills of a trade without names of ours count, where work is shown; words of praise never do', () => {
  const found = (list: string, lines = results) =>
    analyseResume(
      document(
        ...[
          'Helena Duarte',
          'helena@example.com | (860) 555-0123',
          '# Experience',
          '=Librarian',
          'City Library | 2015 - 2024',
        ],
        ...lines.map((line) => `- ${line}`),
        ...['# Skills', list],
      ),
    ).checks.find(({ id }) => id === 'skills')?.params.found
  expect(found('Koha, Pergamum, MARC 21, RDA, DSpace, story hours')).toBe(6)
  expect(found('Winning, leadership, vision, charisma, success')).toBe(1)
  // Without work they count for nothing, and are not called none either.
  expect(found('Koha, Pergamum, MARC 21', ['Worked there'])).toBeUndefined()
})

test('who led in an earlier job is judged by what the present one does', () => {
  const care = ['Supported residents with washing and dressing', 'Support for families at the end of life']
  const page = (earlier: string) =>
    document(
      ...['Orla Brannigan', 'Galway | 085 555 0147 | orla.brannigan@example.com', '# Experience'],
      ...['Care Assistant – Salthouse Home – March 2019 – August 2026', ...care.map((line) => `- ${line}`)],
      ...[`${earlier} – Zetland Bistro – February 2013 – January 2019`, '- Took part in stock counts', '# Education'],
      'Certificate in Cookery – Galway College – 2010',
    )
  expect(scoreOf(page('Kitchen Manager'))).toBe(scoreOf(page('Cook')))
})
