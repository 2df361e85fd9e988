// Reads a file into one `Document`, or refuses it: `sniff` knows PDF and DOCX by content, pdf/ and docx/ read them.
import { normalisedLength } from '../bounded'
import type { Document, Reading } from './document'
import { readDocx } from './docx/docx'
import { LIMITS, type Limits } from './limits'
import { readPdf } from './pdf/pdf'
import { sniff } from './sniff'

/**
 * Reads a PDF or DOCX, recognised by its content. It rejects only for a fault of our own; it can return every `Refusal` except 'too-slow' and
 * 'too-much-memory', which only the supervising process can detect. It runs on the calling thread and may take seconds
 * on a hostile file, so the server uses src/server/reader/reader.ts.
 */
export async function readDocument(bytes: Uint8Array, limits: Limits = LIMITS): Promise<Reading> {
  const sniffed = sniff(bytes, limits)
  if (sniffed.type === null) return { ok: false, refusal: sniffed.refusal }
  const reading = await (sniffed.type === 'pdf' ? readPdf(bytes, limits) : readDocx(bytes, limits))
  return reading.ok && charactersOf(reading.document) > limits.characters
    ? { ok: false, refusal: 'too-much-text' }
    : reading
}

/** Counts characters in NFKC, as the analysis will read them. */
const charactersOf = ({ lines }: Document): number => lines.reduce((sum, { text }) => sum + normalisedLength(text), 0)
