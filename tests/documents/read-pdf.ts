// Reads PDFs in tests and fails with the refusal's name when one is refused.

import type { Document } from '../../src/analysis/documents/document'
import { LIMITS } from '../../src/analysis/documents/limits'
import { readPdf } from '../../src/analysis/documents/pdf/pdf'
import { type Ink, makePdf } from './pdf'

export async function read(bytes: Uint8Array, limits = LIMITS): Promise<Document> {
  const reading = await readPdf(bytes, limits)
  if (!reading.ok) throw new Error(`refused: ${reading.refusal}`)
  return reading.document
}

/** Reads a PDF drawn from the given pages. */
export const readInk = async (...pages: (readonly Ink[])[]): Promise<Document> => read(await makePdf(pages))

export const texts = (document: Document): string[] => document.lines.map((line) => line.text)
