// What stands beside a job's heading and is none of its names: tasks above it, towns behind its dates, heads of columns.
import { expect, test } from 'bun:test'
import { tableHead } from '../../../documents/table-heads'
import { extractResume } from '../../extract'
import { document } from '../../testing'
import { readResume } from '..'

const jobsOf = (...lines: readonly string[]): string[] =>
  extractResume(readResume(document('Ana Prado Lins', ...lines))).experience.map(
    (job) => `${job.title} @ ${job.company}`,
  )

test('a task in larger letters than the employer above it begins no job', () => {
  const tasks = ['Garde manger, then grill', 'Copa e cozinha fria', 'Grill, larder and pastry', 'Caixa e reposição']
  const jobs = [
    ['Line cook', 'Saltgrass & Ember', 'May 2015 - Jan 2018'],
    ['Prep cook', "Dot's Luncheonette", 'Jun 2011 - Apr 2015'],
  ] as const
  const wrong = tasks.flatMap((task) =>
    [8, 9, 10].flatMap((small) =>
      [11, 12, 15].flatMap((size) => {
        const page = document(
          'Ana Prado Lins',
          '# Experience',
          ...jobs.flatMap(([title, employer, dates]) => [
            `=${title} ${dates}`,
            `=${employer}`,
            ...(title === 'Line cook' ? [task] : []),
          ]),
        )
        const lines = page.lines.map((line) => {
          const [, employer] = jobs.find((job) => line.text === job[1]) ?? []
          const isTask = line.text === task
          return { ...line, size: employer ? small : isTask ? 10.5 : line.bold && line.size < 13 ? size : line.size }
        })
        const read = extractResume(readResume({ ...page, lines })).experience.map(
          ({ title, company }) => `${title} @ ${company}`,
        )
        return read.join() === jobs.map(([title, employer]) => `${title} @ ${employer}`).join()
          ? []
          : [[task, small, size, ...read]]
      }),
    ),
  )
  expect(wrong).toEqual([])
})

test('several towns behind the dates are no employer', () => {
  for (const towns of ['Imperatriz e Açailândia', 'Leeds and Hull', 'Recife / Olinda'])
    for (const line of [
      `Promotora de Vendas - Laticínios Tocantins - 10/2023 a 01/2024 - ${towns}`,
      `Promotora de Vendas (temporário) - Laticínios Tocantins - out/2023 a jan/2024 - ${towns}`,
      `10/2023 a 01/2024 - Promotora de Vendas - Laticínios Tocantins - ${towns}`,
    ])
      expect([line, ...jobsOf('# Experiência', line)].slice(1).map((job) => job.replace(' (temporário)', ''))).toEqual([
        'Promotora de Vendas @ Laticínios Tocantins',
      ])
})

test('a heading that a design shows twice in a row ends the jobs', () => {
  const work = ['# Experience', 'Graduate Trainee, Harcourt, Pym & Dale Advertising', 'Sep 2010 - Mar 2013']
  expect(
    jobsOf(...work, '# Skills', '# Skills', 'media planning', '# Education', 'BA English, Exampleford University'),
  ).toEqual(['Graduate Trainee @ Harcourt, Pym & Dale Advertising'])
})

test('heads of columns with two names each', () => {
  const employers = [
    'Órgão/Entidade',
    'EMPRESA / ÓRGÃO',
    'Empresa ou órgão',
    'Employer/Company',
    'Company and employer',
  ]
  const titles = ['Cargo/Função', 'CARGO / FUNÇÃO', 'Função ou cargo', 'Job title/Position', 'Position and rank']
  for (const employer of employers)
    for (const title of titles)
      for (const period of ['Período', 'Datas', 'Dates', 'Period/Year'])
        expect([employer, title, tableHead([period, employer, title])]).toEqual([
          ...[employer, title],
          ['period', 'employer', 'title'],
        ])
  expect(tableHead(['Casa Azul/Loja Sol', 'Cargo', 'Período'])).toBeNull()
})

test('a school set like the headings, above a course that is a job’s name too, is no job', () => {
  const schools = ['IFPE - Campus Belo Jardim', 'Instituto Federal do Ceará', 'ETEC de Hortolândia']
  const courses = ['Técnico integrado em Informática', 'Técnico em Enfermagem', 'Auxiliar de Farmácia']
  for (const school of schools)
    for (const course of courses)
      expect([
        school,
        course,
        ...jobsOf(
          ...['# Experiência', '=Vendedora – Casa Azul Ltda', '01/2019 a 03/2021', '- Atendi 40 clientes por dia'],
          ...[
            '# Formação',
            '# Universidade Exemplo',
            'Bacharelado em Letras 2013 – 2018',
            `# ${school}`,
            `${course} 2010 – 2012`,
          ],
        ),
      ]).toEqual([school, course, 'Vendedora @ Casa Azul Ltda'])
})

test('a line below the tasks of every job is no employer of the next one', () => {
  const jobs = [
    ['Técnico de suporte', 'Net Sertão', 'Patos'],
    ['Analista de redes', 'Caju Pagamentos', 'Recife'],
    ['Monitora', 'Lan do Beto', 'Olinda'],
  ]
  for (const below of [
    ['Linux', 'Ansible', 'Zabbix'],
    ['Java Kafka', 'COBOL', 'Java'],
    ['Excel', 'Word', 'SAP'],
  ])
    for (const count of [2, 3]) {
      const lines = jobs
        .slice(0, count)
        .flatMap((job, at) => [
          `${2015 + at * 2} – ${2017 + at * 2} ${job.join(', ')}`,
          '- Atendi chamados de 46 serviços',
          '- Treinei dois colegas',
          below[at]!,
        ])
      expect(jobsOf('# Experiência', ...lines)).toEqual(
        jobs.slice(0, count).map(([title, employer]) => `${title} @ ${employer}`),
      )
    }
})
