// The pages of a résumé as the reader saw them, ready to be drawn. Plain JSON, so that it can be sent between processes.
import type { Hidden, Piece, Region } from '../../documents/document'

export type DrawnLine = {
  /** 1-based within its page, as evidence names it; null for text that is not part of what was read. */
  readonly number: number | null
  /** The whole line, documents' numbers masked. */
  readonly text: string
  readonly pieces: readonly Piece[]
  readonly y: number
  readonly size: number
  readonly bold: boolean
  readonly region: Region
  readonly hidden: Hidden['reason'] | null
  /** True where the line was read after one that stands below it or in another column: the order jumps. */
  readonly jumps: boolean
}

/** One page of a PDF in points, or one of the pages on which the lines of a DOCX were laid out. */
export type DrawnPage = {
  readonly page: number
  readonly width: number
  readonly height: number
  /** In the order in which they were read; hidden text last. */
  readonly lines: readonly DrawnLine[]
}

export type Picture = {
  readonly pages: readonly DrawnPage[]
  /** False for a DOCX: the places are then ours. */
  readonly placed: boolean
}

/** Pages and lines drawn; a résumé of five pages has about 300 lines. */
export const PICTURE_LIMITS = { pages: 6, lines: 500, text: 400 } as const
