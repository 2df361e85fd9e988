// What thirty pages of strangers showed (docs/analysis/evaluation.md), each varied by construction.
import { describe, expect, test } from 'bun:test'
import type { Document, Line } from '../../documents/document'
import { document, parted } from '../testing'
import { readResume } from '.'
import { findListed } from './listed'

const head = ['Ana Sol Prado', 'ana@exemplo.com', '# Experiência']
const jobsOf = (page: Document) =>
  readResume(page).roles.map(({ title, employer, dates }) => [title, employer, dates?.from.year ?? null])
const changed = (page: Document, change: (line: Line, at: number) => Partial<Line>): Document => ({
  ...page,
  lines: page.lines.map((line, at) => ({ ...line, ...change(line, at) })),
})

describe('a job behind the name on its line', () => {
  const rest = ['ana@exemplo.com', '(81) 98888-7777', '# Experiência', 'Vendedora – Casa Azul – 2019 a 2021', '- Vendi']
  test.each([
    ['Wesley Yamashiro Brito', 'Desenvolvedor Back-end'],
    ['Júlia Marchetti-Boone', 'Graphic Designer'],
    ['Maria do Carmo Souza', 'Técnica de Enfermagem'],
    ['Ann Marie Hill', 'Senior Software Engineer'],
  ])('is no part of "%s"', (name, job) => {
    const page = changed(document(`${name} ${job}`, ...rest), (_, at) => (at === 0 ? { size: 20 } : { size: 10 }))
    expect(readResume(page).name?.value).toBe(name)
  })

  test.each(['Ana Ferreira da Silva', 'João Carpinteiro', 'Mary Ann Baker', 'Luísa Engenheiro', 'Paul Cook'])(
    '%s is whole',
    (name) => {
      const page = changed(document(name, ...rest), (_, at) => (at === 0 ? { size: 20 } : { size: 10 }))
      expect(readResume(page).name?.value).toBe(name)
    },
  )
})

describe('a year that begins the second line of a task', () => {
  test.each(['2009', '2021, com 300 doses por dia', '2015 a 2017'])('"%s" begins no job', (second) => {
    const page = document(
      ...head,
      'Encarregado de Obras – Engenharia Dom Lustosa – 03/2007 a 05/2014',
      '- Implantei a reunião diária de segurança, sem acidente com afastamento desde',
      second,
    )
    const hanging = changed(page, ({ text, bullet }) => ({ x: bullet ? 95.5 : text === second ? 107.5 : 89.5 }))
    expect(jobsOf(hanging)).toEqual([['Encarregado de Obras', 'Engenharia Dom Lustosa', 2007]])
  })

  test('a dated heading at the bullets’ own edge stays one', () => {
    const page = document(
      ...head,
      'Encarregado de Obras – Engenharia Dom Lustosa – 03/2007 a 05/2014',
      '- Distribuí o serviço de 28 pedreiros',
      '2000 a 2007',
      'Pedreiro',
      'Construtora Beira-Campo',
    )
    const level = changed(page, () => ({ x: 89.5 }))
    expect(jobsOf(level).map(([title]) => title)).toEqual(['Encarregado de Obras', 'Pedreiro'])
  })
})

test('a heading below its dates may end as a sentence does', () => {
  const page = document(
    ...head,
    '01/2011 – 04/2014',
    'Auxiliar de Manutenção, Móveis Campestre, Bento Gonçalves.',
    'Apoiei a equipe em paradas programadas.',
  )
  expect(jobsOf(page)).toEqual([['Auxiliar de Manutenção', 'Móveis Campestre', 2011]])
})

test('the names of a table’s columns are neither a job nor a school', () => {
  const page = parted(
    'Ana Sol Prado',
    '# Formação',
    'Período ¦ Curso e escola',
    '2015 ¦ Técnico em Logística',
    'Escola Técnica do Porto',
  )
  expect(readResume(page).lines.map(({ text }) => text)).not.toContain('Período: Curso e escola')
})

test('skills whose levels are missing are skills, and a label above its list is none', () => {
  const listed = (...lines: string[]) => findListed(readResume(document('Ana Sol Prado', '# Competências', ...lines)))
  expect(listed('GTAW:', 'FCAW:', 'Leitura de projetos:')).toEqual(['GTAW', 'FCAW', 'Leitura de projetos'])
  expect(listed('Ferramentas:', 'Excel, Word')).toEqual(['Excel', 'Word'])
})

test('"Volunteer" below the heading of the jobs, in smaller letters, is a job’s title', () => {
  const page = document(
    'Tobias Moyo',
    '# Profile',
    'Cheerful student looking for weekend work in a shop.',
    '# Experience',
    'Volunteer',
    'Clarendon Food Bank, Leicester',
    'September 2024 – present',
    '- Sort donations every Saturday',
    '# Education',
    'University of Soar Valley, 2024',
  )
  const sized = changed(page, ({ text, bold }) =>
    text === 'Volunteer' ? { size: 18, bold: true } : bold ? { size: 22 } : { size: 10 },
  )
  expect(jobsOf(sized)).toEqual([['Volunteer', 'Clarendon Food Bank', 2024]])
})
