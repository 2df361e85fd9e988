// Pages typed without a template: one job a line in the forms that people use, under a heading or none, dated or not.
import { describe, expect, test } from 'bun:test'
import type { Document } from '../../documents/document'
import { extractResume } from '../extract'
import { document } from '../testing'
import { readResume } from '.'
import { statedJob } from './experience/normalise/stated'

type Job = readonly [title: string, employer: string, from: string, to: string]
const people = {
  pt: {
    jobs: [
      ['Costureira', 'Confecções Rota do Sol', '2018', 'present'],
      ['Vendedora', 'Loja Bela Vista', '2012', '2017'],
      ['Babá', 'casa de família', '2008', '2011'],
    ],
    when: ([, , from, to]: Job) => (to === 'present' ? `${from} até hoje` : `${from} a ${to}`),
    head: ['Ana Paula Moreira', 'ana@exemplo.com'],
    experience: 'Experiência',
    education: ['Formação', 'Escola Estadual Santos Dumont, ensino médio, 2007'],
    task: 'atendimento aos clientes e limpeza do local',
  },
  en: {
    jobs: [
      ['Milker', 'Gallagher Farm', '2018', 'present'],
      ['Bartender', 'The Anchor Tavern', '2012', '2017'],
      ['Stocker', 'Walmart', '2008', '2011'],
    ],
    when: ([, , from, to]: Job) => (to === 'present' ? `${from} to present` : `${from} to ${to}`),
    head: ['Jane Porter', 'jane@exemplo.com'],
    experience: 'Experience',
    education: ['Education', 'Hamilton High School 2007'],
    task: 'served customers and kept the place clean',
  },
} as const

/** The ways of writing one job, with its words in the order they are read. */
const forms: Readonly<Record<string, (job: Job, when: string, at: number) => string[]>> = {
  dashes: ([title, employer], when) => [`${title} - ${employer} - ${when}`],
  small: ([title, employer], when) => [`${title.toLowerCase()} - ${employer} - ${when}`],
  'employer first': ([title, employer], when) => [`${employer} - ${title.toLowerCase()} - ${when}`],
  bullets: ([title, employer], when) => [`- ${title.toLowerCase()} - ${employer} - ${when}`],
  numbers: ([title, employer], when, at) => [`${at + 1}) ${title}, ${employer}, ${when}`],
  'numbers and brackets': ([title, employer], when, at) => [`${at + 1}. ${title} – ${employer} (${when})`],
  commas: ([title, employer], when) => [`${title.toLowerCase()}, ${employer}, ${when}`],
  spaces: ([title, employer], when) => [`${employer} ¦ ${title} ¦ ${when}`],
  'period first': ([title, employer], when) => [`${when} - ${title.toLowerCase()} - ${employer}`],
  'three lines': ([title, employer], when) => [title, employer, when],
  slashes: ([title, employer], when) => [`${title} / ${employer} / ${when}`],
  undated: ([title, employer]) => [`${title} - ${employer}`],
  'undated, small': ([title, employer]) => [`${title.toLowerCase()} - ${employer}`],
}

const withGaps = (page: Document): Document => ({
  ...page,
  lines: page.lines.map((line) => {
    const parts = line.text.split(' ¦ ')
    return parts.length > 1 ? { ...line, text: parts.join(' '), parts } : line
  }),
})

describe('jobs typed without a template', () => {
  for (const [language, { jobs, when, head, experience, education, task }] of Object.entries(people))
    for (const [name, form] of Object.entries(forms))
      test(`${language}: ${name}`, () => {
        for (const tasks of [false, true])
          for (const headed of name.startsWith('undated') ? [true] : [true, false]) {
            // One of the English jobs is in no list of ours: below a heading, or on one line with its period, it is read too.
            const own = language === 'en' && name === 'three lines' && !headed ? jobs.slice(1) : jobs
            const written = own.flatMap((job, at) => [...form(job, when(job), at), ...(tasks ? [task] : [])])
            const lines = headed ? [experience, ...written, ...education] : [...written, education[1]]
            const read = extractResume(readResume(withGaps(document(...head, ...lines)))).experience
            const dated = ([, , from, to]: Job) => (name.startsWith('undated') ? [null, null] : [from, to])
            expect(read.map((job) => [job.title?.toLowerCase(), job.company, job.start, job.end])).toEqual(
              own.map((job) => [job[0].toLowerCase(), job[1], ...dated(job)]),
            )
          }
      })

  test('one stated in a sentence is a job with its employer and time', () => {
    const stated = (text: string) => Object.values(statedJob(text) ?? {})
    expect(stated('Trabalhei 3 anos na Borracharia do Gaúcho como borracheiro')).toEqual([
      'borracheiro',
      'Borracharia do Gaúcho',
      '3 anos',
    ])
    expect(stated('De 2010 a 2012 trabalhei como técnico em enfermagem no Hospital Sol')).toEqual([
      'técnico em enfermagem',
      'Hospital Sol',
      '2010 a 2012',
    ])
    expect(stated('em casa de família como babá de 2001 a 2006')).toEqual(['babá', 'casa de família', '2001 a 2006'])
    expect(stated('Before that I was a bus driver with Matthews Coaches for 6 years.')).toEqual([
      'bus driver',
      'Matthews Coaches',
      'for 6 years',
    ])
  })

  test('a task of a team or of a time is none', () => {
    expect(statedJob('Atuei por 2 anos como líder de equipe no setor de embalagem')).toBeNull()
    expect(statedJob('Trabalhei na implantação do sistema de 2010 a 2012')).toBeNull()
    expect(statedJob('Atendi 40 clientes por dia')).toBeNull()
  })
})

describe('jobs grouped below an employer', () => {
  const towns = ['Leeds', 'Wakefield', 'Selby', 'Goole']
  const groups = (sign: string) => [
    '# Experience',
    'WINCANTON PLC',
    `HR Business Partner${sign}${towns[0]} ¦ 04/2021 - Present`,
    '- Partner to three directors',
    `HR Administrator${sign}${towns[1]} ¦ 01/2016 - 08/2018`,
    '- Contracts and checks',
    'NUFFIELD HEALTH',
    `Receptionist${sign}${towns[0]} ¦ 06/2014 - 12/2015`,
    '- Front desk',
  ]
  for (const sign of [', ', ' – ', ' | ', ' ¦ '])
    test(`have its name and no town as their employer: "${sign}"`, () => {
      const { roles } = readResume(withGaps(document('Ana Sol', 'ana@exemplo.com', ...groups(sign))))
      expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
        ['HR Business Partner', 'WINCANTON PLC'],
        ['HR Administrator', 'WINCANTON PLC'],
        ['Receptionist', 'NUFFIELD HEALTH'],
      ])
    })

  test('two years among the tasks and a phrase below a heading are no jobs and no employers', () => {
    const { roles } = readResume(
      document(
        ...['Ana Sol', 'ana@exemplo.com', '# Experience', 'Trend Micro, SOC Analyst, 2018 – 2020'],
        ...['Triage of 60 alerts a shift', 'Malware sandboxing and weekly reports to customers'],
        ...['Eir Business, Network Technician, 2015 – 2018', '- Best technician of the year in 2016 and 2017'],
      ),
    )
    expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
      ['SOC Analyst', 'Trend Micro'],
      ['Network Technician', 'Eir Business'],
    ])
  })
})

describe('headings of jobs that a narrow column broke', () => {
  const read = (...lines: string[]) =>
    readResume(document('Ana Sol', 'ana@exemplo.com', '# Experiência', ...lines)).roles.map(
      ({ title, employer, dates }) => [title, employer, dates?.from.year],
    )
  const tasks = ['Agenda de cinco dentistas e confirmação de consultas pelo telefone']

  test('are one heading where the period in brackets stands below, a short second year too', () => {
    expect(read('Técnica de Luz, Centro de Artes Pavilhão,', 'Recife (2015–17)', '- Montei a luz de 40 peças')).toEqual(
      [['Técnica de Luz', 'Centro de Artes Pavilhão', 2015]],
    )
  })

  test('and a short line above a title is no heading that broke', () => {
    expect(read('Hotel Sol — Recepção', 'Coordenadora', '2019 – 2022', ...tasks)[0]?.[0]).toBe('Coordenadora')
  })
})
