import { normalisedLength } from '../bounded'
import type { Document, Reading } from './document'
import { readDocx } from './docx/docx'
import { LIMITS, type Limits } from './limits'
import { readPdf } from './pdf/pdf'
import { sniff } from './sniff'

/**
 * Reads a PDF or DOCX, told apart by content. Never throws; every refusal is one of `Refusal`, 'too-slow' and
 * 'too-much-memory' excepted, which only the process that watches a reader can say. Runs on the calling thread and may
 * take seconds on a hostile file: the server goes through src/server/reader/reader.ts.
 */
export async function readDocument(bytes: Uint8Array, limits: Limits = LIMITS): Promise<Reading> {
  const sniffed = sniff(bytes, limits)
  if (sniffed.type === null) return { ok: false, refusal: sniffed.refusal }
  const reading = await (sniffed.type === 'pdf' ? readPdf(bytes, limits) : readDocx(bytes, limits))
  return reading.ok && charactersOf(reading.document) > limits.characters
    ? { ok: false, refusal: 'too-much-text' }
    : reading
}

/** As the analysis will read them: signs that stand for several count as so many. */
const charactersOf = ({ lines }: Document): number => lines.reduce((sum, { text }) => sum + normalisedLength(text), 0)
