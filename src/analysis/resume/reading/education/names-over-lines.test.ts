// Names of schools over lines, cells and signs, and what is beside them, varied by construction.
import { expect, test } from 'bun:test'
import type { Line } from '../../../documents/document'
import { parted } from '../../testing'
import { readResume } from '..'
import { findSchools } from './schools'

const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE', '# Formação']
const schoolsOf = (lines: readonly string[], change: (line: Line) => Line = (line) => line): string[] => {
  const page = parted(...head, ...lines)
  return findSchools(readResume({ ...page, lines: page.lines.map(change) }))
}

test('a name over two lines in a look of its own above its course', () => {
  for (const [first, rest] of [
    ['Colégio Estadual Papa', 'João XXIII'],
    ['Escola Municipal Professora', 'Irene Matos'],
    ['UNIVERSITY ¦ OF ¦ NORTH', 'WATERS'],
  ])
    for (const course of ['Ensino Médio', 'BSc Electrical Engineering', 'Bacharelado em Direito'])
      expect(
        schoolsOf(['', `=${first}`, `=${rest}`, course, '2010 – 2013', '', '=Escola Sol', course, '2005 – 2009']),
      ).toEqual([`${first!.replaceAll(' ¦ ', ' ')} ${rest}`, 'Escola Sol'])
  // A course in the look of its school stays a course.
  expect(schoolsOf(['', '=Faculdade Sol', '=Direito', 'Bacharelado', '2010 – 2013'])).toEqual(['Faculdade Sol'])
})

test('a name that a preposition leaves open goes on with the words of a course', () => {
  for (const [first, rest] of [
    ['Instituto Goiano de', 'Direito Público'],
    ['Escola Paulista de', 'Enfermagem'],
    ['Faculdade Mineira de', 'Ciências Contábeis'],
  ])
    for (const lay of [
      (name: string, end: string) => [`2010 – 2011 ¦ Especialização em Gestão, ${name}`, `${end}.`],
      (name: string, end: string) => [`Especialização em Gestão – ${name}`, end, '2010 – 2011'],
    ])
      expect(schoolsOf(lay(first!, rest!)).map((name) => name.replace(/\.$/u, ''))).toEqual([`${first} ${rest}`])
})

test('a syllable at the end of a line is no word of its own', () => {
  for (const [first, rest] of [
    ['Centro de Formação da In-', 'dústria do Vale'],
    ['Escola de Mú-', 'sica do Porto'],
  ])
    expect(schoolsOf([`2010 – 2011 ¦ Curso técnico, ${first}`, rest!])).toEqual([`${first!.slice(0, -1)}${rest}`])
})

test('the initials of a school behind a dash belong to its name, and those of nothing do not', () => {
  for (const [name, initials] of [
    ['Universidade Federal do Espírito Santo', 'UFES'],
    ['Escola Técnica do Pará', 'ETPA'],
    ['Instituto Federal do Sul', 'IFS'],
  ])
    for (const sign of ['-', '–', '—']) {
      expect(schoolsOf([`Bacharelado em Direito – ${name} ${sign} ${initials} – 2005`])).toEqual([
        `${name} - ${initials}`,
      ])
      expect(schoolsOf([`${name} ${sign} Vitória`, 'Bacharelado em Direito', '2005'])).toEqual([name!])
    }
})

test('what bears no word of a school is one in the form of the others, and who issues a certificate is none', () => {
  for (const body of ['Law Society of Ireland', 'Kings Inns', 'Conselho Sul'])
    expect(
      schoolsOf([
        ...[`=${body} ¦ 2012 – 2014`, 'Professional Practice I and II'],
        ...['=Shannon University ¦ 2010 – 2011', 'Law – LLM'],
        ...['=University College Lee ¦ 2006 – 2010', 'Law and French – BCL'],
      ]),
    ).toEqual([body, 'Shannon University', 'University College Lee'])
  for (const mark of ['- ', ''])
    for (const issuer of ['DGSA 2021', 'ECDL, 2010; CPC, 2019']) {
      const entries = [
        'Northumbria Open College – Level 5 Diploma, 2019',
        'Linden High School – 7 Standard Grades, 1997',
      ]
      const lines = [...entries, `Transport Certificate, 2020; ${issuer}`].map((line) => mark + line)
      expect(schoolsOf(lines)).toEqual(['Northumbria Open College', 'Linden High School'])
    }
})

test('the hours of a course leave its school one, and a hall belongs to its university', () => {
  for (const hours of ['240 horas', '40h', '60 hours'])
    expect(
      schoolsOf([`SENAI Feira Nova – Modelagem industrial, 2004 (${hours})`, 'Escola Sol – Ensino médio, 2008']),
    ).toEqual(['SENAI Feira Nova', 'Escola Sol'])
  for (const part of ['St Cuthbert’s Hall', 'Linden College'])
    expect(schoolsOf([`2004 – 2008 ¦ PhD in History, ${part}, University of the Wear`])).toEqual([
      `${part}, University of the Wear`,
    ])
  for (const school of ['Clevedon Sixth Form Centre', 'Linden Sixth Form College', 'Small Heath Sixth Form'])
    for (const mark of ['', '- ']) expect(schoolsOf(['2009–2011 ¦ A levels', `${mark}${school}`])).toEqual([school])
})

test('courses set like headings below the heading of the studies stay there', () => {
  for (const level of ['Tecnólogo', 'Bacharelado', 'Superior'])
    expect(
      schoolsOf([
        `# ${level}`,
        '=Gestão Comercial',
        '=Faculdade Dragão do Mar',
        '2020',
        '=Ensino médio',
        '=EEM Adauto Bezerra',
        '2011',
      ]),
    ).toEqual(['Faculdade Dragão do Mar', 'EEM Adauto Bezerra'])
})
