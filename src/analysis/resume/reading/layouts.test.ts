// The same jobs set in many layouts: whatever the signs and the order of the lines, the same roles are read.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '..'
import { extractResume } from '../extract'
import { document, parted } from '../testing'
import { readResume } from '.'
import { findRanges } from './dates/dates'

type Job = readonly [title: string, employer: string, town: string, from: string, to: string]

const careers: readonly (readonly Job[])[] = [
  [
    ['Auxiliar de Logística', 'Havan', 'Brusque', '03/2021', '11/2024'],
    ['Conferente', 'Portonave', 'Navegantes', '05/2018', '02/2021'],
    ['Operador de Empilhadeira', 'JSL', 'Itajaí', '02/2015', '04/2018'],
  ],
  [
    ['Gallery Invigilator', 'The McManus', 'Dundee', '03/2021', '11/2024'],
    ['Museum Technician', 'V&A Dundee', 'Dundee', '05/2018', '02/2021'],
  ],
  [
    ['Legal Secretary - Conveyancing', 'Porter Dodson Solicitors', 'Yeovil', '03/2021', '11/2024'],
    ['Legal Assistant', 'Clarke Willmott', 'Bristol', '05/2018', '02/2021'],
    ['Receptionist', 'Ashfords LLP', 'Taunton', '02/2015', '04/2018'],
  ],
]

const layouts: readonly (readonly [string, (job: Job) => readonly string[]])[] = [
  ['signs of programmers', ([title, employer, , from, to]) => [`=${title} // ${employer} // ${from} – ${to}`]],
  ['town beside the firm', ([title, firm, town, from, to]) => [`=${firm} ¦ ${town}`, `${title} ¦ ${from} – ${to}`]],
  ['period over two lines', ([title, firm, , from, to]) => [`${title} ¦ ${from} –`, `${firm} ¦ ${to}`]],
  ['stops', ([title, firm, town, from, to]) => [`${firm}, ${town}. ${title}. ${from} – ${to}.`]],
  [
    'what the firm is',
    ([title, firm, , from, to]) => [`=${firm}`, 'Empresa familiar com 40 pessoas', `${title} ¦ ${from} – ${to}`],
  ],
  [
    'labels, each entry marked',
    ([title, firm, , from, to]) => [`- Empresa: ${firm}`, `Cargo: ${title}`, `Período: ${from} a ${to}`],
  ],
  [
    'labels on one line',
    ([title, firm, , from, to]) => [`Employer: ${firm} Job title: ${title} Dates: ${from} - ${to}`],
  ],
  [
    'labels in full',
    ([title, firm, , from, to]) => [`Nome da empresa: ${firm}`, `Cargo ocupado: ${title}`, `Período: ${from} a ${to}`],
  ],
]

const pageOf = (jobs: readonly Job[], layout: (job: Job) => readonly string[]) =>
  parted(
    'Maria Souza',
    'maria@exemplo.com',
    '# Experiência',
    ...jobs.flatMap((job) => [...layout(job), '- Atendi quarenta clientes por dia no balcão', '']),
    '# Formação',
    'Ensino Médio, 2010',
  )

const iso = (date: string): string => date.replace(/(\d\d)\/(\d{4})/, '$2-$1')

describe('the same jobs in any layout', () => {
  test.each(layouts)('%s', (_, layout) => {
    for (const jobs of careers) {
      const page = pageOf(jobs, layout)
      const read = extractResume(readResume(page)).experience
      const plain = (text: string | null) => (text ?? '').toLowerCase()
      expect(read.map(({ title, company, start, end }) => [plain(title), plain(company), start, end])).toEqual(
        jobs.map(([title, firm, , from, to]) => [plain(title), plain(firm), iso(from), iso(to)]),
      )
      expect(analyseResume(page).caps.map(({ id }) => id)).not.toContain('placeholders')
    }
  })
})

const jobsIn = (...lines: readonly string[]) =>
  extractResume(
    readResume(document('Maria Souza', '# Experiência', ...lines, '# Formação', 'Ensino Médio, 2010')),
  ).experience.map(({ title, company, start, end }) => [title, company, start, end])

describe('jobs in long prose', () => {
  test('a sentence is split into job, employer and time, and keeps its tasks', () => {
    const text =
      'Trabalhei na Escola Sol Nascente como professora de 2010 a 2014, onde alfabetizei turmas do primeiro ano'
    const page = document('Maria Souza', '# Experiência', `${text}.`, '# Formação', 'Ensino Médio, 2010')
    const { roles } = readResume(page)
    expect(roles.map(({ title, employer }) => [title, employer])).toEqual([['professora', 'Escola Sol Nascente']])
    expect(roles[0]!.statements.map((block) => block.text).join(' ')).toContain('alfabetizei turmas')
  })

  test('wherever its lines end', () => {
    const words =
      'From November 2021 to September 2025 I was Dental Hygienist at Bright Smiles Dental in Tucson, AZ. Saw ten patients a day.'.split(
        ' ',
      )
    for (let at = 6; at < 18; at++)
      expect(jobsIn(words.slice(0, at).join(' '), words.slice(at).join(' '))).toEqual([
        ['Dental Hygienist', 'Bright Smiles Dental', '2021-11', '2025-09'],
      ])
  })
})

test('bullets that hold all the periods of a section are its jobs', () => {
  expect(
    jobsIn('- Vale: Eletricista de Manutenção, 2019 – 2021', '- Elétrica Tapajós: Eletricista Predial, 2016 – 2019'),
  ).toEqual([
    ['Eletricista de Manutenção', 'Vale', '2019', '2021'],
    ['Eletricista Predial', 'Elétrica Tapajós', '2016', '2019'],
  ])
})

test('a line that breaks inside brackets is one heading', () => {
  expect(jobsIn('Contact Centre Adviser (Department for Work and', 'Pensions) 09/2017 – 04/2019')).toEqual([
    ['Contact Centre Adviser', 'Department for Work and Pensions', '2017-09', '2019-04'],
  ])
})

describe('what stands beside a job in its heading', () => {
  test.each([
    [['Analista de Crédito ¦ 03/2019 – 05/2021', 'Sicredi | Passo Fundo | Gestor: Paulo Neri']],
    [['Analista de Crédito → Sicredi', '03/2019 – 05/2021']],
    [['Analista de Crédito; Sicredi; 03/2019 – 05/2021;']],
    [['Sicredi, Passo Fundo, Analista de Crédito, 03/2019 a 05/2021, salário R$ 2.400']],
    [['03/2019 – 05/2021. Sicredi. "Analista de Crédito".']],
    [['=Sicredi (www.sicredi.com)', 'Analista de Crédito ¦ 03/2019 – 05/2021']],
    [['=Sicredi', 'Departamento de Operações', 'Analista de Crédito ¦ 03/2019 – 05/2021']],
    [['=Sicredi, 03/2019 – 05/2021', '- Analista de Crédito', 'Em Passo Fundo e região.']],
    [['- 03/2019 – 05/2021', 'Analista de Crédito – Sicredi']],
    [['Analista de Crédito ¦ 03/2019', 'Sicredi ¦ – 05/2021']],
  ])('%s', (lines) => {
    const page = parted('Maria Souza', '# Experiência', ...lines, '- Analisava propostas', '# Formação', 'Médio, 2010')
    expect(
      extractResume(readResume(page)).experience.map(({ title, company, start, end }) => [title, company, start, end]),
    ).toEqual([['Analista de Crédito', 'Sicredi', '2019-03', '2021-05']])
  })
})

test('periods in words', () => {
  const period = (text: string) =>
    findRanges(text).map(({ from, to }) => [from.year, from.month, to === 'present' ? to : to?.year])
  expect(period('Entre 03/2019 e 05/2021 trabalhei')).toEqual([[2019, 3, 2021]])
  expect(period('1st March 2019 to 31st May 2021')).toEqual([[2019, 3, 2021]])
  expect(period('Desde 01/12/2020')).toEqual([[2020, 12, 'present']])
  expect(period('de 2019 em diante')).toEqual([[2019, null, 'present']])
  expect(period('early 2019 to late 2021')).toEqual([[2019, null, 2021]])
})

test('where dates stand above each heading, the last task above a date is no job, whatever its words', () => {
  const tasks = ['Nurse clinics', 'Atendimento de técnicos', 'Shadowing the head nurse', 'Caixa', 'Team Leader duties']
  for (const task of tasks)
    for (const [open, close] of [
      ['[ ', ' ]'],
      ['', ''],
      ['(', ')'],
    ] as const)
      expect(
        jobsIn(
          `${open}04/2019 – 05/2022${close}`,
          '=Registered Veterinary Nurse',
          '=Slieve Gullion Vets',
          '- Anaesthesia monitoring',
          `- ${task}`,
          `${open}07/2016 – 03/2019${close}`,
          '=Veterinary Nurse',
          '=Carlingford Animal Hospital',
          '- Wards',
        ),
      ).toEqual([
        ['Registered Veterinary Nurse', 'Slieve Gullion Vets', '2019-04', '2022-05'],
        ['Veterinary Nurse', 'Carlingford Animal Hospital', '2016-07', '2019-03'],
      ])
})
