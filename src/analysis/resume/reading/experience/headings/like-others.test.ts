// What the form of most jobs says of one: its employer, the rest of its title, its dates. Varied by construction.
import { describe, expect, test } from 'bun:test'
import type { Line } from '../../../../documents/document'
import { parted } from '../../../testing'
import { readResume } from '../..'

const head = ['Ann Parker', 'ann@example.com | 07700 900123 | Leeds', '# Experience']
const bullets = ['- Care of the stock and of the rota', '- Training for nine nurses']
const ends = ({ year, month }: { year: number; month: number | null }) => (month ? `${month}/${year}` : `${year}`)
const rolesOf = (lines: readonly string[], change: (line: Line) => Line = (line) => line): string[] => {
  const page = parted(...head, ...lines)
  return readResume({ ...page, lines: page.lines.map(change) }).roles.map(({ title, employer, dates }) => {
    const to = dates?.to === 'present' ? 'present' : dates?.to ? ends(dates.to) : null
    return `${title} @ ${employer} ${dates && ends(dates.from)} ${to}`
  })
}

const trades = {
  engineers: [
    ['Chief Engineer', 'Pentland Island Ferries'],
    ['Third Engineer', 'Northmoor Offshore'],
    ['Engineer Cadet', 'Clyde Marine Cadets Ltd'],
  ],
  cooks: [
    ['Chefe de cozinha', 'Pousada Recanto do Arraial'],
    ['Cozinheira', 'Restaurante Panela de Barro'],
    ['Auxiliar de cozinha', 'Hotel Baía Cabrália'],
  ],
} as const
const all = Object.values(trades)

test('the employers that begin the texts of all jobs are theirs', () => {
  for (const jobs of all)
    for (const [place, town] of [
      [' ¦ ', ''],
      [', ', ''],
      [' ¦ ', ' ¦ Aberdeen'],
    ]) {
      const lines = jobs.flatMap(([title, employer], at) => [
        `=${2016 - 3 * at} – ${2019 - 3 * at}${place}${title}${town && (at === 0 ? ' ¦ Stromness' : town)}`,
        `${employer}. Responsible for two vessels and seven people. Dry dock planning.`,
      ])
      expect([place, ...rolesOf(lines)]).toEqual([
        place,
        ...jobs.map(([t, e], at) => `${t} @ ${e.replace(/\.$/u, '')} ${2016 - 3 * at} ${2019 - 3 * at}`),
      ])
    }
  // Where one text begins with a task, no other begins with an employer.
  const [first, ...rest] = trades.engineers
  const lines = [first, ...rest].flatMap(([title, employer], at) => [
    `${2016 - 3 * at} – ${2019 - 3 * at} ¦ ${title}`,
    at === 0 ? 'Watch keeping and purifiers. Dry dock planning.' : `${employer}. Dry dock planning.`,
  ])
  expect(rolesOf(lines).every((role) => role.includes('@ null'))).toBe(true)
})

test('a title over two lines is whole where the other headings have one line less', () => {
  for (const [broken, rest] of [
    ['Crew Member then Shift', 'Supervisor'],
    ['Night Auditor and Front Desk', 'Manager'],
    ['Kitchen Assistant and Line', 'Cook'],
  ])
    for (const sign of [' | ', ' – ']) {
      const jobs = [...trades.engineers.slice(0, 2), [`${broken}\n${rest}`, 'Burger Barn']] as const
      const lines = jobs.flatMap(([title, employer], at) => [
        `=${employer}${sign}${title.split('\n')[0]}`,
        ...title.split('\n').slice(1),
        `${2016 - 3 * at} – ${2019 - 3 * at}`,
        ...bullets,
      ])
      expect(rolesOf(lines).at(-1)).toBe(`${broken} ${rest} @ Burger Barn 2010 2013`)
    }
  const town = trades.engineers.flatMap(([title, employer], at) => [
    `${employer} | ${title}`,
    ...(at === 1 ? ['Various postings'] : []),
    `${2016 - 3 * at} – ${2019 - 3 * at}`,
    ...bullets,
  ])
  expect(rolesOf(town)[1]).toBe('Third Engineer @ Northmoor Offshore 2013 2016')
})

describe('the first job has no end yet where all others have theirs, the newest first', () => {
  const forms = [
    (title: string, employer: string, when: string) => [`${title} ¦ ${when}`, employer],
    (title: string, employer: string, when: string) => [`=${title}`, `${employer} ¦ ${when}`],
    (title: string, employer: string, when: string) => [`${title}, ${employer}, ${when}`],
  ]
  const years = ['Jan 2015', 'Aug 2018 – May 2023', 'Mar 2010 – Dec 2014']
  const read = (form: (typeof forms)[number], when: readonly string[]) =>
    rolesOf(trades.engineers.flatMap(([t, e], at) => [...form(t, e, when[at]!), ...bullets])).map((role) =>
      role.split(' ').at(-1),
    )
  test('first', () => {
    for (const form of forms) expect(read(form, years)[0]).toBe('present')
  })
  test('not of a lone year, nor below, nor where the oldest stands first', () => {
    for (const form of forms) {
      expect(read(form, ['2015', ...years.slice(1)])[0]).not.toBe('present')
      expect(read(form, [years[1]!, years[0]!, years[2]!])[1]).not.toBe('present')
      expect(read(form, [years[0]!, years[2]!, years[1]!])[0]).not.toBe('present')
    }
  })
  test('not of a job of a season', () => {
    const jobs = [['Christmas Temp', 'Lewis Stores'], ...trades.engineers.slice(1)] as const
    const lines = jobs.flatMap(([title, employer], at) => [`${title}, ${employer}, ${years[at]}`, ...bullets])
    expect(rolesOf(lines)[0]).not.toContain('present')
  })
})

test('a lone year before a full stop and two short years are dates where the other jobs show it', () => {
  const jobs = trades.cooks
  const stopped = jobs.map(([t, e], at) => `${e} - ${t}, ${at === 2 ? '2010' : `de ${2016 - at} a ${2018 - at}`}.`)
  // As a Word file, whose lines have no places.
  expect(rolesOf(stopped, (line) => ({ ...line, x: 0 })).at(-1)).toBe(`${jobs[2][0]} @ ${jobs[2][1]} 2010 null`)
  for (const sign of ['-', ' - ', '–'])
    for (const gap of [' ¦ ', ', ']) {
      const lines = jobs.flatMap(([t, e], at) => {
        const when = at === 2 ? `06${sign}08` : `Feb ${2012 - 4 * at} – Feb ${2015 - 4 * at}`
        return [`${t} - ${e}${gap}${when}`, ...bullets]
      })
      expect(rolesOf(lines).at(-1)).toBe(`${jobs[2][0]} @ ${jobs[2][1]} 2006 2008`)
    }
  // Above jobs that began earlier such numbers may be months.
  const early = jobs.flatMap(([t, e], at) => [
    `${t} - ${e} ¦ ${at === 2 ? '09-11' : `Feb ${2009 - at} – May ${2009 - at}`}`,
    ...bullets,
  ])
  expect(rolesOf(early).at(-1)).toBe(`${jobs[2][0]} @ ${jobs[2][1]} null null`)
})

test('a period over the cells and lines of a narrow column is whole', () => {
  for (const [cells, below] of [
    ['Feb ¦ 2012 ¦ - ¦ Oct', '2014'],
    ['Feb ¦ 2012 – ¦ Oct', '2014'],
    ['Feb 2012 - Oct', '2014'],
  ])
    for (const [title, employer] of trades.engineers) {
      const other = ['Nov 2014 - Dec 2019 ¦ Deputy Engineer', 'Delta Ferries Ltd', ...bullets]
      expect(rolesOf([...other, `${cells} ¦ ${title}`, below!, employer, ...bullets]).at(-1)).toBe(
        `${title} @ ${employer} 2/2012 10/2014`,
      )
    }
  for (const word of ['temporadas', 'safras'])
    expect(rolesOf([`=Cozinheira de bordo ¦ ${word} 2008 e`, 'Escuna Netuno ¦ 2009', ...bullets])).toEqual([
      'Cozinheira de bordo @ Escuna Netuno 2008 2009',
    ])
})

test('a period in a cell of its own dates a job, however long its line', () => {
  const tails = ['18 costureiras, piloto e ficha técnica', '12 modelos por coleção, corte e prova em clientes']
  for (const since of ['desde 2012', '2012 – 2016', 'since 2012'])
    for (const tail of tails)
      expect(
        rolesOf([
          `${since} ¦ Modelista e encarregada de costura. Confecções Vale Ltda, Brusque. ${tail}.`,
          '1998 – 2006 ¦ Costureira. Malhas do Brasil, Brusque. Overloque.',
        ]).map((role) => role.replace(/ [^ ]+$/u, '')),
      ).toEqual([
        'Modelista e encarregada de costura @ Confecções Vale Ltda 2012',
        'Costureira @ Malhas do Brasil 1998',
      ])
})

test('a line of small signs below the tasks employs nobody in the next job', () => {
  for (const tag of ['Linux', 'Java', 'Kubernetes Go'])
    for (const size of [8, 9]) {
      const jobs = trades.engineers.flatMap(([t, e], at) => [
        `=${2016 - 3 * at} – ${2019 - 3 * at} ¦ ${t}, ${e}`,
        ...bullets,
        tag,
      ])
      const read = rolesOf(jobs, (line) => (line.text === tag ? { ...line, size } : line))
      expect(read).toEqual(trades.engineers.map(([t, e], at) => `${t} @ ${e} ${2016 - 3 * at} ${2019 - 3 * at}`))
    }
})

test('years in a row date a job of several seasons', () => {
  for (const when of ['(Summers 2011, 2012, 2013)', '(seasons 2011, 2013)', '¦ 2011, 2012 and 2013'])
    for (const form of [' at ', ', ', ' – ']) {
      const other = [`Educational Assistant${form}Seven Oaks School (Sept 2016 – June 2019)`, ...bullets]
      expect(rolesOf([...other, `Camp Counsellor${form}Camp Whiteshell ${when}`, ...bullets]).at(-1)).toBe(
        'Camp Counsellor @ Camp Whiteshell 2011 2013',
      )
    }
})

test('a heading of jobs and of prizes opens no jobs where none is proven beside others', () => {
  for (const heading of ['Additional Experience and Awards', 'Experience and Certifications'])
    for (const entry of [
      '- SnowPro Advanced: Data Engineer, Snowflake (2022)',
      '- Salesperson of the Year, Moor Foods, 2019',
    ]) {
      const jobs = trades.engineers.flatMap(([t, e], at) => [
        `${t} – ${e} ¦ ${2016 - 3 * at} – ${2019 - 3 * at}`,
        ...bullets,
      ])
      expect(rolesOf([...jobs, `# ${heading}`, entry, '- CKAD, CNCF (2023)'])).toHaveLength(3)
    }
})
