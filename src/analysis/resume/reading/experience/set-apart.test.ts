// What sets the entries of one file apart from their tasks and from its headings, with variations by construction.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Document, Line } from '../../../documents/document'
import { extractResume } from '../../extract'
import { document } from '../../testing'
import { readResume } from '..'

const of = <T>(...values: T[]) => fc.constantFrom(...values)
const runs = { numRuns: 80 }
const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777', '# Experience']
const rolesOf = (page: Document) =>
  extractResume(readResume(page)).experience.map(({ title, company, start, end }) => [title, company, start, end])
const read = (...lines: string[]) => rolesOf(document(...head, ...lines))
const changed = (page: Document, change: (line: Line) => Partial<Line>): Document => ({
  ...page,
  lines: page.lines.map((line) => ({ ...line, ...change(line) })),
})

type Job = readonly [title: string, employer: string, from: string, to: string]
const job = (title: string, employer: string, from: string, to: string): Job => [title, employer, from, to]
const first = of(
  job('Lead Carpenter', 'Usk Valley Conservation', '2018', 'present'),
  job('Receptionist', 'Gower Smiles', '2019', 'present'),
  job('Machine Operator', 'Midstate Tool & Die', '2020', 'present'),
)
const second = of(
  job('Apprentice Carpenter', 'Tredomen Joinery', '2011', '2018'),
  job('Dental Nurse', 'Kings Road Orthodontics', '2012', '2017'),
  job('Setup Specialist', 'Delta Castings', '2010', '2016'),
)
const town = of('Brecon', 'Swansea', 'Leeds', 'Manchester', 'Austin')
const task = of(
  'Diary management for three partners',
  'Programmed 3-axis mills in Mastercam',
  'Chased overdue invoices worth £1.2m',
)
const both = (a: Job, b: Job) => [a, b].map(([title, employer, from, to]) => [title, employer, from, to])

describe('marks', () => {
  test('set the entries where the dates stand below each of them, or above, and the tasks have none', () => {
    fc.assert(
      fc.property(first, second, town, of('below', 'above'), (a, b, place, side) => {
        const entry = ([title, employer, from, to]: Job) =>
          side === 'below'
            ? [`- ${title}`, `${employer}, ${place}. ${from} – ${to}`, 'Survey, price and run repairs.']
            : [`${from} – ${to}`, `- ${title}`, employer, 'Survey, price and run repairs.']
        expect(read(...entry(a), ...entry(b))).toEqual(both(a, b))
      }),
      runs,
    )
  })
})

describe('a town on a line of its own', () => {
  test('is neither the job nor who employs, wherever it stands', () => {
    fc.assert(
      fc.property(first, second, town, of(0, 1, 2), (a, b, place, at) => {
        const entry = ([title, employer, from, to]: Job) => [
          ...[`=${employer}`, `${from} – ${to}`, `=${title}`].toSpliced(at + 1, 0, place),
          '- Kept the records of 14 buildings',
        ]
        expect(read(...entry(a), ...entry(b))).toEqual(both(a, b))
      }),
      runs,
    )
  })
})

describe('a task', () => {
  const indented = (page: Document, texts: readonly string[]) =>
    changed(page, ({ text }) => (texts.includes(text) ? { bullet: false, x: 85, size: 10 } : {}))

  test('without its mark is none of the headings, as it is set as the other tasks are', () => {
    fc.assert(
      fc.property(first, second, task, (a, b, text) => {
        const own = ['Filed claims online for the firm', text, 'Managed a caseload of 90 files']
        const entry = ([title, employer, from, to]: Job) => [`=${title} | ${from} – ${to}`, employer, ...own]
        expect(rolesOf(indented(document(...head, ...entry(a), ...entry(b)), own))).toEqual(both(a, b))
      }),
      runs,
    )
  })

  test('that begins with a verb employs nobody, whatever word ends it', () => {
    fc.assert(
      fc.property(
        first,
        second,
        of('Programmed 3-axis mills in Mastercam', 'Assisted four dentists a day.'),
        (a, b, text) => {
          const entry = ([title, employer, from, to]: Job) => [
            `=${employer}`,
            `=${title}`,
            `${from} – ${to}`,
            text,
            'Kept records.',
          ]
          expect(read(...entry(a), ...entry(b))).toEqual(both(a, b))
        },
      ),
      runs,
    )
  })

  test('in small letters behind the dates of a job is no name of it', () => {
    const tasks = of(
      'cozinhar, lavar e passar',
      'merenda para 200 crianças',
      'corte de tecido e caixa',
      'vendas e balcão',
    )
    fc.assert(
      fc.property(tasks, of(' – ', ' | '), (text, sign) => {
        const lines = [
          `Casa Azul${sign}Empregada Doméstica${sign}2008 a 2013, ${text}`,
          `Loja Sol${sign}Vendedora${sign}2014 a 2018, ${text}`,
        ]
        expect(read(...lines)).toEqual([
          ['Empregada Doméstica', 'Casa Azul', '2008', '2013'],
          ['Vendedora', 'Loja Sol', '2014', '2018'],
        ])
      }),
      runs,
    )
  })
})

describe('a name set like the headings', () => {
  test('opens no section where the dates of its entry stand beside it', () => {
    fc.assert(
      fc.property(first, second, of('above', 'below', 'beside'), (a, b, side) => {
        const entry = ([title, employer, from, to]: Job) => {
          const when = `${from} – ${to}`
          if (side === 'above') return [when, `# ${employer}`, title, 'Kept the records of 14 buildings.']
          return side === 'below'
            ? [`# ${employer}`, when, title, 'Kept the records.']
            : [`# ${employer}`, `${title} | ${when}`, '- Kept records']
        }
        const rest = ['# Education', 'BSc in Psychology, University of Leeds, 2007', '# Skills', '- Excel', '- Word']
        expect(read(...entry(a), ...entry(b), ...rest)).toEqual(both(a, b))
      }),
      runs,
    )
  })

  test('another heading behind the jobs still opens its section', () => {
    const rest = ['# Bastidores', 'Gosto de cozinhar', '# Education', 'BSc in Psychology, University of Leeds, 2007']
    const { sections } = readResume(
      document(...head, '=Receptionist', 'Gower Smiles', '2011 – 2013', '- Front desk', ...rest),
    )
    expect(sections.map(({ name }) => name)).toEqual(['experience', 'other', 'education'])
  })
})

test('an open dash goes on until today, and is no year of a task', () => {
  fc.assert(
    fc.property(first, second, of('—', '–', '-'), (a, b, dash) => {
      const entry = ([title, employer, from, to]: Job) => [
        `=${employer} ${from}-03-01 ${dash}${to === 'present' ? '' : ` ${to}-04-01`}`,
        `=${title}`,
        '- Kept the records of 14 buildings',
      ]
      const c = job('Cabin Crew', 'Harbor House', '2005', '2009')
      const when = ([title, employer, from, to]: Job) => [
        title,
        employer,
        `${from}-03`,
        to === 'present' ? to : `${to}-04`,
      ]
      expect(read(...[a, b, c].flatMap(entry))).toEqual([a, b, c].map(when))
    }),
    runs,
  )
})

test('a period without any name is no job', () => {
  const lines = ['July 2018 – August 2021', 'Full-time parent. Managed home and family; completed a course.']
  const around = (title: string, when: string) => [when, `=${title}`, 'Granite Harbor Supply', '- Kept the accounts']
  const page = [
    ...around('Bookkeeper', 'September 2021 – Present'),
    ...lines,
    ...around('Accounts Clerk', 'May 2012 – June 2018'),
  ]
  expect(read(...page).map(([title]) => title)).toEqual(['Bookkeeper', 'Accounts Clerk'])
})

describe('a careless page', () => {
  const tasks = of(
    'atendimento ao público e caixa',
    'organizei o festival anual com 12 escolas',
    'fazia almoço para 320 crianças',
  )

  test('states a job and what was done in one sentence', () => {
    fc.assert(
      fc.property(tasks, of(', ', '. '), (text, sign) => {
        const lines = ['Casa do Caminho', 'Loja Sol'].map(
          (firm, at) => `Trabalhei na ${firm} como vendedora de 0${at + 1}/2018 até 0${at + 1}/2020${sign}${text}.`,
        )
        expect(read(...lines)).toEqual([
          ['vendedora', 'Casa do Caminho', '2018-01', '2020-01'],
          ['vendedora', 'Loja Sol', '2018-02', '2020-02'],
        ])
      }),
      runs,
    )
  })

  test('names each employer above its dated job, where the first one is so', () => {
    fc.assert(
      fc.property(tasks, of('', ' (Londrina)'), (text, place) => {
        const lines = ['Projeto Arte na Laje', 'Armarinhos Fernando Jorge', 'Lojas Estrela'].flatMap((firm, at) => [
          ...[`${firm}${place}`, `balconista, ${2018 - 3 * at} - ${2020 - 3 * at}`, text],
        ])
        expect(read(...lines).map(([title, firm]) => [title, firm])).toEqual([
          ['balconista', 'Projeto Arte na Laje'],
          ['balconista', 'Armarinhos Fernando Jorge'],
          ['balconista', 'Lojas Estrela'],
        ])
      }),
      runs,
    )
  })

  test('has its headings in small letters like the rest', () => {
    const typed = (page: Document) => changed(page, () => ({ bold: false, size: 11 }))
    fc.assert(
      fc.property(
        of('empregos anteriores', 'experiência', 'onde trabalhei'),
        of('estudos', 'escolaridade'),
        (jobs, school) => {
          const page = [
            'Ana Sol',
            'ana@exemplo.com',
            jobs,
            'Vendedora - Casa Azul - 2018 a 2020',
            school,
            'Ensino Médio - SENAC - 2007',
          ]
          const { sections } = readResume(typed(document(...page, 'cursos', 'Primeiros Socorros – SENAC, 2019')))
          expect(sections.map(({ name }) => name)).toEqual(['experience', 'education', 'courses'])
        },
      ),
      runs,
    )
  })
})
