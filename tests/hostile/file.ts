import { p } from '../documents/docx'
import { onePage, rawPdf, textOperators } from '../documents/rawpdf'

export type HostileFile = {
  /** What is wrong with it, for the test's message; unique. */
  readonly name: string
  readonly bytes: Uint8Array
  /** As a browser would send them: neither can be trusted. */
  readonly filename: string
  readonly type: string
}

export const PDF = 'application/pdf'
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export function pdfFile(name: string, bytes: Uint8Array): HostileFile {
  return { name, bytes, filename: 'curriculo.pdf', type: PDF }
}

export function docxFile(name: string, bytes: Uint8Array): HostileFile {
  return { name, bytes, filename: 'curriculo.docx', type: DOCX }
}

export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (char) => char.charCodeAt(0) & 0xff)
}

const LINES = [
  'Maria Araujo, gerente de loja, Sao Paulo, maria@example.com',
  'Experiencia: Loja Azul, gerente, 01/2019 a 12/2023',
  'Reduzi o custo de entrega em 12% e treinei oito pessoas',
]

/** A file that is fine: what the reader must still answer after any of the others. */
export function goodPdf(): Uint8Array {
  return rawPdf(onePage(textOperators(LINES)))
}

export const GOOD_BODY = LINES.map((line) => p(line)).join('')

/** mulberry32 (Tommy Ettinger, public domain): the same seed makes the same corpus on every machine. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
