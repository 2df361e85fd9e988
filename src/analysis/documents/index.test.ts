// Reads whole files through the public entry point, as PDF and as DOCX.
import { describe, expect, test } from 'bun:test'
import { Document as Docx, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx'
import { makePdf } from '../../../tests/documents/pdf'
import type { Document } from './document'
import { readDocument } from './index'
import { LIMITS } from './limits'

type Entry = { readonly text: string; readonly kind: 'title' | 'heading' | 'text' | 'item' }

const resume: readonly Entry[] = [
  { kind: 'title', text: 'João Gonçalves Leão' },
  { kind: 'text', text: 'Belo Horizonte, MG | (31) 99876-5432 | joao@example.com' },
  { kind: 'heading', text: 'Experiência profissional' },
  { kind: 'text', text: 'Analista de logística, Transportes União, 03/2019 – atual' },
  { kind: 'item', text: 'Reduzi em 18% o custo de frete ao renegociar contratos com 14 transportadoras' },
  { kind: 'item', text: 'Implantei a conferência eletrônica em três centros de distribuição' },
  { kind: 'heading', text: 'Formação' },
  { kind: 'text', text: 'Administração, Universidade Federal de Minas Gerais, 2014 – 2018' },
]

function asPdf(): Promise<Uint8Array> {
  const inks = resume.map(({ kind, text }, at) => ({
    text: kind === 'item' ? `• ${text}` : text,
    x: kind === 'item' ? 72 : 60,
    y: 60 + at * 24,
    size: kind === 'title' ? 20 : kind === 'heading' ? 14 : 11,
    bold: kind === 'title' || kind === 'heading',
  }))
  return makePdf([inks])
}

async function asDocx(): Promise<Uint8Array> {
  const children = resume.map(({ kind, text }) => {
    const large = kind === 'title' || kind === 'heading'
    const run = new TextRun({ text, bold: large, size: kind === 'title' ? 40 : kind === 'heading' ? 28 : 22 })
    return new Paragraph({
      children: [run],
      ...(kind === 'item' ? { bullet: { level: 0 } } : {}),
      ...(kind === 'heading' ? { heading: HeadingLevel.HEADING_1 } : {}),
    })
  })
  return new Uint8Array(await Packer.toBuffer(new Docx({ sections: [{ children }] })))
}

async function read(bytes: Uint8Array): Promise<Document> {
  const reading = await readDocument(bytes)
  if (!reading.ok) throw new Error(`refused: ${reading.refusal}`)
  return reading.document
}

describe('one résumé in two formats', () => {
  test('gives the same words, items, sizes and weights', async () => {
    const [pdf, docx] = [await read(await asPdf()), await read(await asDocx())]
    const textOf = ({ lines }: Document) =>
      lines.map(({ text, bullet, size, bold, number }) => ({ text, bullet, size, bold, number }))
    expect(textOf(pdf)).toEqual(textOf(docx))
    expect(pdf.lines.map((line) => line.text)).toEqual(resume.map((entry) => entry.text))
    expect(pdf.lines.map((line) => line.bullet)).toEqual(resume.map((entry) => entry.kind === 'item'))
  })

  test('gives plain data that survives JSON', async () => {
    for (const bytes of [await asPdf(), await asDocx()]) {
      const document = await read(bytes)
      expect(JSON.parse(JSON.stringify(document))).toEqual(document)
    }
  })
})

test('a table of the docx package is read row by row', async () => {
  const row = (cells: string[]) =>
    new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) })
  const table = new Table({ rows: [row(['Inglês', 'Fluente']), row(['Espanhol', 'Básico'])] })
  const file = new Docx({ sections: [{ children: [new Paragraph('Idiomas'), table] }] })
  const document = await read(new Uint8Array(await Packer.toBuffer(file)))
  expect(document.lines.map(({ text, region }) => `${region} ${text}`)).toEqual([
    'body Idiomas',
    'table Inglês Fluente',
    'table Espanhol Básico',
  ])
})

test('other file types are refused with their own reason', async () => {
  const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  expect(await readDocument(new Uint8Array(0))).toEqual({ ok: false, refusal: 'empty' })
  expect(await readDocument(new TextEncoder().encode('oi'))).toEqual({ ok: false, refusal: 'unknown-type' })
  expect(await readDocument(old)).toEqual({ ok: false, refusal: 'old-word' })
  expect(await readDocument(old, { ...LIMITS, bytes: 7 })).toEqual({ ok: false, refusal: 'too-large' })
})
