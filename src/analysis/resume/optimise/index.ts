// The optimised résumé: the person's own words in one plain column, read again by our own reader before it is offered.
import { readDocument } from '../../documents'
import type { Document } from '../../documents/document'
import { analyseResume } from '..'
import type { Optimised } from '../result'
import { toDocx } from './docx'
import { toSheet } from './layout'
import { toPdf } from './pdf'
import type { Sheet } from './sheet'

type Bytes = Uint8Array<ArrayBuffer>
export type OptimisedFiles = { readonly facts: Optimised; readonly docx: Bytes | null; readonly pdf: Bytes | null }

/** The score our own reader gives a file we made; -1 if it could not be read as a résumé. */
const scoreOf = async (bytes: Bytes): Promise<number> => {
  const reading = await readDocument(new Uint8Array(bytes))
  return reading.ok ? (analyseResume(reading.document).score ?? -1) : -1
}

const written = async (sheet: Sheet, before: number): Promise<OptimisedFiles> => {
  const [docx, pdf] = [await toDocx(sheet), await toPdf(sheet)]
  const [docxScore, pdfScore] = [await scoreOf(docx), pdf ? await scoreOf(pdf) : -1]
  return {
    docx: docxScore >= before ? docx : null,
    pdf: pdf && pdfScore >= before ? pdf : null,
    facts: {
      before,
      docx: docxScore >= before ? docxScore : null,
      pdf: pdfScore >= before ? pdfScore : null,
      notes: sheet.notes,
    },
  }
}

/** Longer documents are no résumés that a person sends; laying them out would cost more than reading them. */
export const OPTIMISE_LIMITS = { lines: 1000, characters: 40_000 } as const

const isLong = ({ lines }: Document): boolean =>
  lines.length > OPTIMISE_LIMITS.lines ||
  lines.reduce((sum, { text }) => sum + text.length, 0) > OPTIMISE_LIMITS.characters

/**
 * The files of a résumé's document, each only if our reader, reading it again, scores it no lower than `score` (0 to
 * 100), the original's. Null when no file holds up, for a scan, whose words were guessed by a machine, and for what is
 * longer than OPTIMISE_LIMITS. Pure: the same document gives the same bytes.
 */
export const optimise = async (document: Document, score: number): Promise<OptimisedFiles | null> => {
  if (document.scanned || isLong(document)) return null
  const files = await written(toSheet(document), score)
  return files.docx || files.pdf ? files : null
}
