// A draft as a file: Word and PDF in one of three layouts, of which the first is that of the optimised résumé.

import { toDocx } from '../optimise/files/docx'
import { type LookName, looks } from '../optimise/files/looks'
import { countPages, toPdf } from '../optimise/files/pdf'
import type { DraftPart } from './parts'
import { plainSheet, toDraftSheet } from './sheet'

export const draftFileKinds = ['docx', 'pdf'] as const
type DraftFileKind = (typeof draftFileKinds)[number]

/** The same draft gives the same bytes. Null for a PDF of letters that its fonts have not: those of other scripts than the Latin one. */
export const draftFile = (
  parts: readonly DraftPart[],
  kind: DraftFileKind,
  look: LookName = 'simple',
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const sheet = plainSheet(toDraftSheet(parts))
  return kind === 'docx' ? toDocx(sheet, looks[look]) : toPdf(sheet, looks[look])
}

/** How many pages the PDF has in each layout; 0 where there is none. */
export type DraftPages = Readonly<Record<LookName, number>>
export const draftPages = async (parts: readonly DraftPart[]): Promise<DraftPages> => {
  const [simple = 0, compact = 0, classic = 0] = await countPages(plainSheet(toDraftSheet(parts)), [
    looks.simple,
    looks.compact,
    looks.classic,
  ])
  return { simple, compact, classic }
}
