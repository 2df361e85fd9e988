// What the other jobs of a page say of one: where towns stand, who employs, and what is a task with years. Varied by construction.
import { describe, expect, test } from 'bun:test'
import type { Line } from '../../../documents/document'
import { parted } from '../../testing'
import { readResume } from '..'

type Job = readonly [title: string, employer: string, town: string, from: string, to: string]

const heads = {
  pt: ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE', '# Experiência'],
  en: ['Ann Parker', 'ann@example.com | 07700 900123 | Leeds', '# Experience'],
}
const jobs: Readonly<Record<'pt' | 'en', readonly Job[]>> = {
  pt: [
    ['Encarregado de oficina', 'Transportes Serra Ltda', 'Araucária', 'ago 2017', 'jul 2021'],
    ['Mecânico diesel', 'Paraná Caminhões', 'Curitiba', 'fev 2014', 'jul 2017'],
    ['Auxiliar de almoxarifado', 'Loja Azul', 'Pinhais', 'jan 2011', 'jan 2014'],
  ],
  en: [
    ['Head Veterinary Nurse', 'Carrick Veterinary Group', 'Truro', 'Mar 2016', 'Feb 2021'],
    ['Kennel Assistant', 'Polwhele Boarding Kennels', 'Helston', 'Jan 2013', 'Mar 2016'],
    ['Store Assistant', 'Moor Foods Ltd', 'Leeds', 'May 2009', 'Dec 2012'],
  ],
}
const tasks = {
  pt: ['Controle do estoque de peças', 'Escala da equipe e ordem das revisões'],
  en: ['Care of the stock and of the rota', 'Training for nine nurses'],
}
const languages = ['pt', 'en'] as const
type Language = (typeof languages)[number]

const rolesOf = (lines: readonly string[], change: (line: Line) => Line = (line) => line): string[] => {
  const page = parted(...lines)
  return readResume({ ...page, lines: page.lines.map(change) }).roles.map(
    ({ title, employer, dates }) => `${title} @ ${employer} ${dates?.from.year}`,
  )
}
const wanted = ([title, employer, , from]: Job) => `${title} @ ${employer} ${from.slice(-4)}`
const bullets = (language: Language) => tasks[language].map((task) => `- ${task}`)

describe('posts below their employer are jobs', () => {
  const behind = [', Recife', ' | CLT', ' (CLT)']
  test.each(behind)('each with a mark, its period and %s', (end) => {
    const post = (title: string, period: string) => `- ${title} (${period})${end}`
    const lines = [
      ...['Magazine Luiza – 2010 a 2022', post('Gerente', '2018 a 2022'), post('Vendedora', '2010 a 2018')],
      ...['Lojas Sol – 2004 a 2010', post('Caixa', '2006 a 2010'), post('Repositora', '2004 a 2006')],
    ]
    const titles = rolesOf([...heads.pt, ...lines]).map((role) => role.split(' @ ')[0])
    expect(titles).toEqual(expect.arrayContaining(['Gerente', 'Vendedora', 'Caixa', 'Repositora']))
  })
  test.each(['Sabbatical Officer', 'Maternity Leave Cover Teacher', 'Career Break Coach'])('%s', (title) => {
    const lines = ['Leeds Council', 'Clerk ¦ 2010 – 2018', '- Filed', `${title} ¦ 2018 – 2019`, '- Helped 9 families']
    expect(rolesOf([...heads.en, ...lines]).join()).toContain(`${title} @ Leeds Council`)
  })
})

describe('a task with a mark and years among jobs without a mark is none', () => {
  const forms: readonly ((job: Job) => readonly string[])[] = [
    ([title, employer, town, from, to]) => [`${from} – ${to} ¦ ${title}`, `${employer}, ${town}`],
    ([title, employer, , from, to]) => [`${title}, ${employer} ¦ ${from} – ${to}`],
    ([title, employer, , from, to]) => [`=${title}`, employer, `${from} – ${to}`],
  ]
  const dated = {
    pt: [
      'Líder da clínica de sono 2016 a 2018, 260 pacientes',
      'Supervisor do projeto de frota, 2015 – 2017, com seis pessoas',
      'Coordenador da brigada 2012 a 2013, duas inspeções',
    ],
    en: [
      'Lead for the sleep clinic 2016 to 2018, 260 patients',
      'Supervisor of the fleet project, 2015 – 2017, six people',
      'Site manager of the trial 2012 to 2013: 47 patients',
    ],
  }
  test.each(languages)('%s', (language) => {
    for (const form of forms)
      for (const task of dated[language]) {
        const lines = jobs[language].flatMap((job) => [...form(job), ...bullets(language), `- ${task}`])
        expect([task, ...rolesOf([...heads[language], ...lines])]).toEqual([task, ...jobs[language].map(wanted)])
      }
  })
})

describe('what stands below the dates is a town where others have theirs there', () => {
  test.each(languages)('%s', (language) => {
    const [first, second, third] = jobs[language] as [Job, Job, Job]
    const one = ([title, , town, from, to]: Job) => [title, `${from} – ${to}`, town, ...bullets(language)]
    const post: Job = ['Gerente', first[1], 'Valmor', '2005', '2008']
    const lines = [first, second, third].flatMap((job) => [`=${job[1]}`, ...one(job)])
    const all = [...lines.slice(0, 5 + bullets(language).length - 1), ...one(post)]
    const rest = [second, third].flatMap((job) => [`=${job[1]}`, ...one(job)])
    expect(rolesOf([...heads[language], ...all, ...rest])).toEqual([first, post, second, third].map(wanted))
  })
})

describe('who works for themselves among employed jobs has no employer of the job above', () => {
  const own = { pt: ['Freelancer', 'Autônomo'], en: ['Freelancer', 'Freelance'] }
  test.each(languages)('%s', (language) => {
    for (const word of own[language])
      for (const sign of [' | ', ', ']) {
        const one = ([title, employer, town, from, to]: Job) => [`${from} – ${to}`, `=${title}`, employer + sign + town]
        const work: Job = [language === 'pt' ? 'Fotógrafo' : 'Photographer', word, 'Leeds', '2006', '2008']
        const lines = [...jobs[language], work].flatMap((job) => [...one(job), ...bullets(language)])
        expect(rolesOf([...heads[language], ...lines]).at(-1)).toBe(wanted(work))
      }
  })
  test('care of one’s family', () => {
    for (const pause of ['Full-time parent and carer', 'Family carer', 'Maternity leave']) {
      const lines = [
        ...jobs.en.slice(0, 2).map(([t, e, , f, to]) => `${t} – ${e} ¦ ${f} – ${to}`),
        `${pause} ¦ 2008 – 2012`,
      ]
      const all = lines.flatMap((line) => [line, ...bullets('en')])
      expect(rolesOf([...heads.en, ...all])).toEqual(jobs.en.slice(0, 2).map(wanted))
    }
  })
})

test('a body with its country employs, and a town with its country does not', () => {
  const bodies = ['Delta University', 'Linden Institute', 'Sturm College', 'Hospital Santa Rita']
  for (const body of bodies)
    for (const country of ['Netherlands', 'Germany', 'Portugal']) {
      const job: Job = ['Visiting Researcher', body, country, '2006', '2008']
      const lines = [...jobs.en, job].flatMap(([t, e, town, f, to]) => [
        `- ${t}`,
        `${e}, ${town}. ${f} – ${to}`,
        'Rota.',
      ])
      expect(rolesOf([...heads.en, ...lines]).at(-1)).toBe(wanted(job))
      const posts = [
        'First Sergeant, Fort Liberty, NC',
        'Platoon Sergeant, Camp Roe, WA',
        `Squad Leader, Vils, ${country}`,
      ]
      const years = ['2016 – 2019', '2011 – 2016', '2006 – 2011'].map((period, at) => `${posts[at]} ¦ ${period}`)
      const army = years.flatMap((line) => [line, ...bullets('en')])
      const read = rolesOf([...heads.en, 'U.S. Army, various stations ¦ 2006 – 2019', ...army])
      expect(read.map((role) => role.split(' @ ')[1])).toEqual(['U.S. Army 2016', 'U.S. Army 2011', 'U.S. Army 2006'])
    }
})

test('units named right below an employer with its whole period leave its line no job', () => {
  const units = ['4º Batalhão Logístico', 'Academia Militar do Vale', '2º Batalhão de Engenharia']
  const titles = ['Chefe de manutenção', 'Encarregado de suprimento', 'Auxiliar de manutenção']
  const years = [2018, 2014, 2010]
  for (const name of ['Exército Brasileiro', 'Marinha do Brasil', 'Polícia Militar do Acre', 'Royal Navy'])
    for (const sign of [', ', ' – ']) {
      const posts = units.flatMap((unit, at) => [
        `${titles[at]}${sign}${unit}, ${years[at]} – ${years[at]! + 4}`,
        ...bullets('pt'),
      ])
      expect(rolesOf([...heads.pt, `${name} (2010 a 2022)`, ...posts]).map((role) => role.split(' @ ')[0])).toEqual(
        titles,
      )
    }
})

test('a word for a part of an employer before a job begins a title', () => {
  for (const title of [
    'Branch Supervisor',
    'Unit Manager',
    'Department Secretary',
    'Engineer-in-Training',
    'Officer-in-Charge',
  ])
    for (const form of [
      (employer: string, job: string) => [`${employer}, ${job} ¦ 2006 – 2008`],
      (employer: string, job: string) => [employer, `${job} ¦ 2006 – 2008`],
    ]) {
      const lines = [...jobs.en.slice(0, 2).map(([t, e]) => [t, e]), [title, 'Goodheart Pharmacy Plus']]
      const all = lines.flatMap(([t, e]) => [...form(e!, t!), ...bullets('en')])
      expect(rolesOf([...heads.en, ...all]).at(-1)).toBe(`${title} @ Goodheart Pharmacy Plus 2006`)
    }
})

test('a paragraph broken in the middle of a sentence with years begins no job', () => {
  const texts = [
    'Director of undergraduate programmes for three years; led the response to falling intake. Principal investigator, "Feeding the Quay", 2015–2017; two research associates and a community archive.',
    'Impact case study lead for the national exercise of the whole department and its two research groups (rated four star). External examiner, University of Solent Water, 2014–2016.',
    'Experienced programme director, external examiner and, since 2020, trade union caseworker for all colleagues.',
  ]
  let judged = 0
  for (const text of texts)
    for (const words of [6, 8, 9, 11]) {
      const all = text.split(' ')
      const broken = all.flatMap((_, at) => (at % words === 0 ? [all.slice(at, at + words).join(' ')] : []))
      const rest = new Set(broken.slice(1).filter((line) => /^\(?\p{Ll}/u.test(line)))
      const lines = jobs.en.flatMap(([t, e, , f, to], at) => [
        `${f} – ${to} ¦ ${t}, ${e}`,
        ...(at === 0 ? broken : tasks.en),
      ])
      const read = rolesOf([...heads.en, ...lines], (line) =>
        broken.includes(line.text) ? { ...line, full: true } : line,
      )
      // A line that begins with a capital behind a full one may be a job.
      if (!broken.slice(1).every((line) => rest.has(line) || !/\d{4}/u.test(line))) continue
      judged++
      expect([broken, ...read]).toEqual([broken, ...jobs.en.map(wanted)])
    }
  expect(judged).toBe(7)
})

test('a headline above the profile is no heading of jobs', () => {
  for (const [headline, text] of [
    ['CORRETOR DE IMÓVEIS', 'Corretor com registro ativo desde 2011, focado em lançamentos e imóveis rurais.'],
    ['ENCARREGADO DE OBRAS', 'Encarregado formado desde 2009, voltado a reformas de casas e lojas.'],
  ])
    expect(
      rolesOf([
        ...heads.pt.slice(0, 2),
        `# ${headline}`,
        text!,
        heads.pt[2]!,
        ...jobs.pt.flatMap(([t, e, , f, to]) => [`${t} – ${e}`, `${f} – ${to}`, ...bullets('pt')]),
      ]),
    ).toEqual(jobs.pt.map(wanted))
})

describe('a line divided as no other of its page is read as they are', () => {
  const plain = jobs.en.map(([title, employer]) => [title, employer] as const)
  const odd: readonly (readonly [title: string, employer: string])[] = [
    ['Corps Member (NYSC), Class Teacher', 'Harmattan Telecoms'],
    ['Foreman – formwork', 'Rivers Builders'],
    ['Lead Educator, Preschool Room', "Red River Children's Centre"],
    ['NYSC – Store Officer', 'Benue Foods'],
  ]
  const forms: readonly [(title: string, employer: string) => string, excluded: RegExp][] = [
    [(title, employer) => `${title}, ${employer}, Leeds`, /, .*/u],
    [(title, employer) => `${title} – ${employer}`, / – /u],
    [(title, employer) => `${employer}, ${title}`, /Preschool/u],
    [(title, employer) => `${employer} – ${title}`, /Preschool|NYSC – /u],
    [(title, employer) => `${employer} / Leeds – ${title}`, /Preschool|NYSC – /u],
    [(title, employer) => `${title} at ${employer}, Leeds`, /^$/u],
  ]
  test.each(forms.map(([form], at) => [form('Title', 'Employer'), at] as const))('%s', (_, at) => {
    const [form, excluded] = forms[at]!
    for (const [title, employer] of odd.filter(([name]) => !excluded.test(name)))
      for (const place of [0, 1, 3]) {
        const all = plain.toSpliced(place, 0, [title, employer])
        const lines = all.flatMap(([t, e], nth) => [
          `${form(t, e)} ¦ ${2016 - 3 * nth} – ${2019 - 3 * nth}`,
          ...bullets('en'),
        ])
        const read = rolesOf([...heads.en, ...lines])[place]!.replace(/, Leeds(?= \d)/u, '')
        expect(read).toBe(`${title} @ ${employer} ${2016 - 3 * place}`)
      }
  })
})

test('the first task below one job’s dates is none of its names where the other headings end there', () => {
  const first = {
    pt: 'Reporta-se ao diretor industrial; usinagem e solda',
    en: 'Reports to the plant director; welding and paint',
  }
  for (const language of languages)
    for (const place of [0, 1, 2]) {
      const lines = jobs[language].flatMap(([t, e, , f, to], at) => [
        `=${e}`,
        t,
        `${f} – ${to}`,
        ...(at === place ? [first[language]] : []),
        ...bullets(language),
      ])
      expect(rolesOf([...heads[language], ...lines])).toEqual(jobs[language].map(wanted))
    }
})
