// The names of one job by the form and the look of the others, where its own words mislead. Varied by construction.
import { describe, expect, test } from 'bun:test'
import type { Line } from '../../../documents/document'
import { parted } from '../../testing'
import { readResume } from '..'

type Job = readonly [title: string, employer: string, period: string]

const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE', '# Experiência']
const periods = ['jan 2019 – dez 2021', 'mar 2015 – nov 2018', 'fev 2012 – jan 2015', 'jan 2010 – dez 2011']
const usual: readonly Job[] = [
  ['Gerente de loja', 'Mercado Boa Vista', periods[0]!],
  ['Vendedora', 'Lojas Aurora', periods[1]!],
  ['Caixa', 'Padaria Estrela', periods[2]!],
]
const tasks = ['Atendimento de 40 pessoas por dia', 'Controle do estoque e das entregas da manhã']

/** What a design prints of its lines: "^" before a title in larger letters, "*" before an employer in the largest, "~" before a task of its own edge. */
const set = (line: Line): Line => {
  const sign = line.text[0]!
  const text = line.text.replace(/^[\^*~]/u, '')
  return { ...line, text, x: sign === '~' ? 80 : 60, size: sign === '*' ? 13 : sign === '^' ? 12 : 10, gap: 1 }
}
const rolesOf = (lines: readonly string[], change: (line: Line) => Line = (line) => line): string[] => {
  const page = parted(...head, ...lines)
  return readResume({ ...page, lines: page.lines.map(change) }).roles.map(
    ({ title, employer }) => `${title} @ ${employer}`,
  )
}
const wanted = (jobs: readonly Job[]) => jobs.map(([title, employer]) => `${title} @ ${employer}`)
const read = (jobs: readonly Job[], form: (job: Job) => readonly string[], change?: (line: Line) => Line) =>
  rolesOf(
    jobs.flatMap((job) => [...form(job), ...tasks.map((task) => (change ? `~${task}` : `- ${task}`))]),
    change,
  )

/** Employers whose names begin as jobs do. */
const likeJobs = ['Instaladora Luz & Força', 'Marisqueira O Búzio', 'Costureira da Vila', 'Pintora Horizonte Azul']

describe('an employer that begins as a job does', () => {
  test.each(likeJobs)('%s, where the same word stands between the names of all', (name) => {
    const jobs: Job[] = [...usual, ['Ajudante de obra', name, periods[3]!]]
    expect(read(jobs, ([title, employer, period]) => [`${title} at ${employer} ¦ ${period}`])).toEqual(wanted(jobs))
  })
  test('where only the word says so of the others, whose titles are not known', () => {
    const jobs: Job[] = [
      ['Gerente de loja', 'Mercado Boa Vista', periods[0]!],
      ['Subchefe de receção', 'Vila Suites', periods[1]!],
      ['Rececionista', 'Lisboa Colina Suites', periods[2]!],
      ['Ajudante de mesa', 'Marisqueira O Búzio', periods[3]!],
    ]
    expect(read(jobs, ([title, employer, period]) => [`${title} at ${employer} ¦ ${period}`, 'Olhão'])).toEqual(
      wanted(jobs),
    )
  })
  test.each(likeJobs)('%s, before its town where the other employers begin their lines', (name) => {
    const jobs: Job[] = [...usual, ['Ajudante de obra', name, periods[3]!]]
    const form = ([title, employer, period]: Job) => [`${period} ¦ ${title}`, `${employer}, Olhão`]
    expect(read(jobs, form)).toEqual(wanted(jobs))
  })
})

test('a legal form ends a name with a dash, above the job, below it or behind its comma', () => {
  const forms: readonly ((job: Job) => readonly string[])[] = [
    ([title, employer, period]) => [`${title} ¦ ${period}`, employer],
    ([title, employer, period]) => [`${title} ¦ ${period}`, `${employer} · Aveiro`],
    ([title, employer, period]) => [employer, title, period],
    ([title, employer, period]) => [`${title}, ${employer}`, period],
  ]
  for (const employer of [
    'ClimaVouga – Engenharia do Frio, Lda.',
    'Solar – Energia e Obras Ltda',
    'Norvia – Estradas S.A.',
  ])
    for (const form of forms) {
      const jobs: Job[] = [...usual.slice(0, 2), ['Chefe de equipa', employer, periods[2]!]]
      expect(read(jobs, form)).toEqual(wanted(jobs))
    }
})

test('a title with a comma, or without a known noun, behind its employer', () => {
  for (const title of ['Supervisora, Frente de Loja', 'Responsável de Manutenção'])
    for (const employer of ['Hospital São Bento', 'Cerâmicas do Vouga, S.A.']) {
      const jobs: Job[] = [...usual, [title, employer, periods[3]!]]
      expect(read(jobs, ([job, firm, period]) => [`${firm}, ${job} ¦ ${period}`])).toEqual(wanted(jobs))
    }
})

test('what follows the comma of an employer in small letters is its, where the others have lines of their own', () => {
  const jobs: Job[] = [...usual, ['Servente', 'Obras diversas, por conta própria', periods[3]!]]
  expect(read(jobs, ([title, employer, period]) => [employer, period, title])).toEqual(wanted(jobs))
})

describe('titles that look like tasks are known by where and how the others stand', () => {
  const forms: readonly ((job: Job) => readonly string[])[] = [
    ([title, employer, period]) => [`*${employer}`, period, `^${title}`],
    ([title, employer, period]) => [`^${title}, ${employer}`, period],
    ([title, employer, period]) => [`*${employer}`, `^${title}`, period],
  ]
  test.each(['Monitora de trilha', 'Designer gráfico', 'Cuidadora de idosos', 'Auxilia de sala'])('%s', (title) => {
    for (const form of forms) {
      const jobs: Job[] = [...usual, [title, 'Museu da Floresta', periods[3]!]]
      expect(read(jobs, form, set)).toEqual(wanted(jobs))
    }
  })
  test('but not a task below each job in a look of its own', () => {
    const form = ([title, employer, period]: Job) => [`^${title}, ${employer}`, period, '^Ajuda de 40 famílias da vila']
    expect(read(usual, form, set)).toEqual(wanted(usual))
  })
})

describe('what stands below the dates of all is a town', () => {
  test.each([
    ['Évora', 'Luanda', 'Montemor-o-Novo'],
    ['Tralee, Co. Kerry', 'Vigo', 'Ennis, Co. Clare'],
    ['Recife', 'Olinda', 'Vila das Flores'],
  ])('%s, %s and %s, where an employer is printed once for two posts', (...names) => {
    const towns = names.filter((name) => typeof name === 'string')
    const lines = usual.flatMap(([title, employer, period], at) => [
      ...(at === 2 ? [] : [employer]),
      ...[title, period, towns[at]!, ...tasks.map((task) => `- ${task}`)],
    ])
    expect(rolesOf(lines).at(-1)).toBe('Caixa @ Lojas Aurora')
  })
})

describe('an employer with a whole period above its posts', () => {
  const form = (employer: string, posts: readonly string[]) => [
    `${employer}, Vila Bela, Lagos ¦ Nov 2012 – May 2017`,
    ...[`${posts[0]} ¦ Oct 2014 – May 2017`, ...tasks.map((task) => `- ${task}`)],
    ...[`${posts[1]} ¦ Nov 2012 – Sep 2014`, ...tasks.map((task) => `- ${task}`)],
  ]
  test.each([
    ['Balewa & Partners', 'Senior Associate, Audit', 'Audit Associate'],
    ['Hospital São Bento', 'Enfermeira, UTI Adulto', 'Técnica de enfermagem'],
    ['Norvia Limited', 'Analyst, Treasury', 'Junior Analyst, Treasury'],
  ])('%s: the posts fill it to the month, and what follows a comma is their field', (employer, ...names) => {
    const posts = names.filter((name) => typeof name === 'string')
    expect(rolesOf(form(employer, posts)).map((role) => role.split(' @ ')[0]!)).toEqual(posts)
  })
  test('none where the posts name firms', () => {
    const roles = rolesOf(form('Estágios da Escola Técnica', ['Caixa, Mercado Sol Ltda', 'Vendedora, Lojas Aurora']))
    expect(roles).toEqual(expect.arrayContaining(['Caixa @ Mercado Sol Ltda', 'Vendedora @ Lojas Aurora']))
  })
})

test('a bold heading goes on below it where its line was full, with what can begin no entry', () => {
  const bold = (line: Line): Line => {
    const isFull = line.text.startsWith('*')
    return {
      ...line,
      text: line.text.replace(/^\*/u, ''),
      x: 60,
      size: 10,
      gap: 1,
      bold: isFull,
      ...(isFull ? { full: true } : {}),
    }
  }
  for (const [line, rest, name] of [
    ['Casa Azul, Curitiba — Supervisora', 'de atendimento', 'Supervisora de atendimento @ Casa Azul'],
    ['Coordenadora de compras — Tintas Arco do Vale', 'S.A.', 'Coordenadora de compras @ Tintas Arco do Vale S.A.'],
    ['Mercado Sol, Colombo — Operadora de', 'caixa', 'Operadora de caixa @ Mercado Sol'],
  ]) {
    const lines = [`*${line}`, rest!, periods[0]!, ...tasks, '*Caixa — Lojas Aurora', periods[1]!, ...tasks]
    expect(rolesOf(lines, bold)[0]).toBe(name!)
  }
})
