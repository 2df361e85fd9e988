// Creates the optimised files from a file and reads them again with our own reader.
import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bareDocx, p } from '../../../../tests/documents/docx'
import { column, makePdf } from '../../../../tests/documents/pdf'
import { portugueseResumes } from '../../../../tests/fixtures/resume/portuguese'
import { docxResume, pdfResume } from '../../../../tests/helpers/documents'
import { readDocument } from '../../documents'
import type { Document } from '../../documents/document'
import { analyseResume } from '..'
import { readResume } from '../reading'
import { document } from '../testing'
import { OPTIMISE_LIMITS, type OptimisedFiles, optimise } from '.'
import { addedWords } from './check/word-counts'

// Generous, so that a busy machine does not fail the test.
setDefaultTimeout(60_000)

const read = async (bytes: Uint8Array): Promise<Document> => {
  const reading = await readDocument(new Uint8Array(bytes))
  if (!reading.ok) throw new Error(reading.refusal)
  return reading.document
}
const optimised = async (source: Document): Promise<OptimisedFiles | null> =>
  optimise(readResume(source), analyseResume(source).score ?? 0)
const kinds = (files: OptimisedFiles | null) => [files?.docx, files?.pdf].flatMap((bytes) => (bytes ? [bytes] : []))
const rolesOf = (source: Document) =>
  readResume(source).roles.map(({ title, employer, dates, statements }) => ({
    title,
    employer,
    from: dates && [dates.from.year, dates.from.month],
    statements: statements.length,
  }))

const sources: [string, () => Promise<Document>][] = [
  ...Object.entries(portugueseResumes).map(([name, text]): [string, () => Promise<Document>] => [
    name,
    async () => document(text),
  ]),
  ['a PDF of two pages', async () => read(await pdfResume())],
  ['a DOCX', async () => read(await docxResume())],
]

describe.each(sources)('%s', (_, make) => {
  test('is offered; read again it scores no lower, has the same jobs and contact, and no other word', async () => {
    const source = await make()
    const before = analyseResume(source)
    const files = await optimised(source)
    expect(kinds(files).length).toBeGreaterThan(0)
    expect(files?.facts.faults).toEqual([])
    for (const bytes of kinds(files)) {
      const again = await read(bytes)
      const after = analyseResume(again)
      expect(after.score).toBeGreaterThanOrEqual(before.score ?? 101)
      expect(rolesOf(again)).toEqual(rolesOf(source))
      expect(readResume(again).contact.email?.value).toBe(readResume(source).contact.email?.value as string)
      expect(readResume(again).name?.value).toBe(readResume(source).name?.value as string)
      expect([again.columns, again.tables, again.images, again.hidden.length]).toEqual([1, 0, 0, 0])
      const headings = after.robot.sections.map(({ heading }) => heading)
      const words = [...source.lines.map(({ text }) => text), ...headings]
      expect(
        addedWords(
          again.lines.map(({ text }) => text),
          words,
        ),
      ).toEqual([])
    }
  })
})

describe('two columns', () => {
  const left = [
    'Contato',
    'ana@example.com',
    '(81) 99999-0000',
    'Recife, PE',
    'Habilidades',
    'Excel',
    'SQL',
    'Power BI',
    'Python',
    'Idiomas',
    'Inglês avançado',
    'Espanhol básico',
  ]
  const right = [
    'Experiência',
    'Analista de dados, Lumen Energia, 03/2021 - 08/2023',
    'Reduzi em 32% o tempo do fechamento mensal das lojas.',
    'Liderei quatro pessoas na troca de 120 painéis antigos.',
    'Assistente, Mercado Modelo, 01/2018 - 02/2021',
    'Organizei o cadastro de oito mil itens do estoque geral.',
    'Treinei 60 colegas em planilhas com boa avaliação final.',
    'Formação',
    'Estatística, Universidade Federal, 2013 - 2017',
    'Curso de extensão em análise de dados, Universidade Federal',
  ]
  test('become one, and the score rises', async () => {
    const bytes = await makePdf([
      [
        { text: 'Ana Souza Lima', x: 60, y: 60, size: 20, bold: true },
        ...column(left, 60, 110),
        ...column(right, 220, 117),
      ],
    ])
    const source = await read(bytes)
    expect(source.columns).toBe(2)
    const files = await optimised(source)
    expect(files?.facts.notes.map(({ id }) => id)).toContain('columns')
    expect(files?.pdf).toBeTruthy()
    for (const made of kinds(files)) {
      const again = await read(made)
      expect(again.columns).toBe(1)
      expect(analyseResume(again).ats).toBeGreaterThan(analyseResume(source).ats)
    }
  })
})

describe('files that cannot be offered', () => {
  const ana = document(portugueseResumes.analistaFinanceiro)

  test('a PDF with letters its fonts lack: only Word is offered', async () => {
    const lines = ana.lines.map((line, at) => (at === 0 ? { ...line, text: 'Renata Μποδόση Λουκάς' } : line))
    const files = await optimised({ ...ana, lines })
    expect(files?.pdf).toBeNull()
    expect(files?.facts.pdf).toBeNull()
    expect(files?.docx).toBeTruthy()
  })

  test('scans, whose words were guessed, and documents longer than a résumé', async () => {
    expect(await optimise(readResume({ ...ana, scanned: true }), 10)).toBeNull()
    const long = Array.from({ length: OPTIMISE_LIMITS.lines + 1 }, () => ana.lines[5]!)
    expect(await optimise(readResume({ ...ana, lines: long }), 10)).toBeNull()
    const wide = [{ ...ana.lines[0]!, text: 'a'.repeat(OPTIMISE_LIMITS.characters + 1) }]
    expect(await optimise(readResume({ ...ana, lines: wide }), 10)).toBeNull()
  })

  test('a file rejected by the structural gate, and the result names the fault', async () => {
    // Its jobs stand in rows of a drawn table, whose cells the new layout would set as names.
    const path = join(import.meta.dir, '../../../../tests/eval/produced/fpdf-jovem-aprendiz.pdf')
    const source = await read(new Uint8Array(readFileSync(path)))
    const files = await optimised(source)
    expect(kinds(files)).toEqual([])
    expect(files?.facts).toMatchObject({ docx: null, pdf: null, faults: ['jobs'] })
    expect(files?.facts.places).toEqual(['Inglês Básico - CNA - 2023 a 2024'])
  })

  test('a PDF that would cut an address in two: only Word is offered', async () => {
    const address = `https://${'portfolio'.repeat(14)}.example.com/in`
    const lines = ana.lines.map((line, at) => (at === 2 ? { ...line, text: `${line.text} | ${address}` } : line))
    const files = await optimised({ ...ana, lines })
    expect(files?.docx).toBeTruthy()
    expect(files?.facts).toMatchObject({ pdf: null, faults: ['words'] })
  })

  test('a file that would score lower than the original', async () => {
    expect(await optimise(readResume(ana), 101)).toBeNull()
  })
})

test('the same document gives the same bytes', async () => {
  const source = await read(await docxResume())
  const [first, second] = [await optimised(source), await optimised(source)]
  expect(first?.docx).toEqual(second?.docx as Uint8Array<ArrayBuffer>)
  expect(first?.pdf).toEqual(second?.pdf as Uint8Array<ArrayBuffer>)
})

test('text hidden in a Word file is in neither of the new files', async () => {
  const lines = portugueseResumes.professora.split('\n').filter(Boolean)
  const body = lines.map((text) =>
    p(text.replace(/^(?:# |- |=)/, '').replaceAll('&', '&amp;'), text.startsWith('#') ? '<w:b/>' : ''),
  )
  const source = await read(bareDocx(`${body.join('')}${p('kubernetes terraform ansible jenkins', '<w:vanish/>')}`))
  expect(source.hidden).toHaveLength(1)
  const files = await optimised(source)
  expect(files?.facts.notes).toContainEqual({ id: 'hidden' })
  expect(kinds(files).length).toBeGreaterThan(0)
  for (const bytes of kinds(files))
    expect((await read(bytes)).lines.map(({ text }) => text).join(' ')).not.toContain('terraform')
})
