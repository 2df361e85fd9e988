// Builds pages for the check tests from parts.
import type { Document } from '../../documents/document'
import { analyseResume } from '..'
import type { Check } from '../result'
import { document } from '../testing'

export const contact = 'Recife, PE | ana@exemplo.com | (81) 98888-7777 | linkedin.com/in/anasol'
export const study = ['# Formação', 'Bacharelado em Administração – UFPE – 2015']
export const skillList = [
  '# Habilidades',
  'Excel, SAP, Power BI, SQL, fluxo de caixa, orçamento, contas a pagar, contas a receber',
]
export const goodTasks = [
  '- Reduzi em 30% o prazo do orçamento anual com Power BI e SQL',
  '- Controlei contas a pagar de 120 fornecedores no SAP com fluxo de caixa diário',
]
const syllables = 'ba ca da fa ga la ma na pa ra sa ta va za be ce le fe ge me'.split(' ')
/** Filler words, all different because repeated words are not counted. */
export const different = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${syllables[at % 20]}${syllables[Math.floor(at / 20) % 20]}to`)
export const job = (...tasks: string[]) => [
  '# Experiência',
  'Analista Financeira – Azul S.A. – 01/2019 a 03/2021',
  ...tasks,
]
export const cv = (...lines: string[]) => document('Ana Sol', contact, ...lines)
export const fullResume = (...tasks: string[]) =>
  cv(
    '# Resumo',
    `Analista financeira ${different(33).join(' ')}`,
    ...job(...tasks),
    ...study,
    ...skillList,
    '# Idiomas',
    'Inglês',
    '# Cursos',
    'Excel',
  )
const READ_IN = { year: 2026, month: 11 }
export const check = (id: string, page: Document): Check =>
  analyseResume(page, [], READ_IN).checks.find((one) => one.id === id)!
export const withPage = (page: Document, change: Partial<Document>): Document => ({ ...page, ...change })
export const filler = (words: number) =>
  Array.from(
    { length: Math.ceil(words / 10) },
    (_, index) =>
      `- Organizei ${different(words)
        .slice(index * 9, index * 9 + 9)
        .join(' ')}`,
  )

/** Sentences about work in different words, with and without a figure. */
export const of = (count: number, task: string) =>
  Array.from(
    { length: count },
    (_, at) =>
      `- ${task} ${different(400)
        .slice(at * 4, at * 4 + 4)
        .join(' ')}`,
  )
/** The same number with the same noun in every line would be one figure. */
export const withFigures = (count: number) =>
  of(count, 'Vendi').map((line, at) => line.replace('Vendi', `Vendi ${30 + at} casas`))
export const headless = (...lines: string[]) => document('Ana Sol', ...lines)

export function fontsOf(mapped: number, unmapped: number): Document['fonts'] {
  return [
    { family: 'Arial', size: 10, characters: mapped, unicode: true },
    { family: 'Strange', size: 10, characters: unmapped, unicode: false },
  ]
}

export function manyFonts(): Document['fonts'] {
  return Array.from({ length: 9 }, (_, index) => ({
    family: `Face${'ABCDEFGHI'[index]}`,
    size: index === 0 ? 7 : 11 + 3 * index,
    characters: index === 0 ? 900 : 100,
    unicode: true,
  }))
}

export function withHeaderContact(page: Document): Document {
  return {
    ...page,
    lines: page.lines.map((line) => (line.text === contact ? { ...line, region: 'header' as const } : line)),
  }
}
