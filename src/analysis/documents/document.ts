// The result of reading a file as plain JSON: the text in reading order and the layout facts that the checks need.

import type { Faced } from './faces'

/** Where in the document a line was found; many parsers lose text boxes, tables, headers and footers. */
export type Region = 'body' | 'header' | 'footer' | 'table' | 'textbox'

export type Line = {
  /** 1-based; always 1 for a DOCX, which has no pages until it is laid out. */
  readonly page: number
  /** 1-based within the page, in reading order; shown to the person as "page 1, line 12". */
  readonly number: number
  readonly text: string
  readonly region: Region
  /** 0 for the only or left column, 1 for the right one. */
  readonly column: number
  /** Font size in points, the largest of the line; 0 if unknown. */
  readonly size: number
  readonly bold: boolean
  /** True when the line starts with a bullet character or is a list paragraph; the bullet is not part of `text`. */
  readonly bullet: boolean
  /** Left edge in points from the page's left; 0 if unknown. */
  readonly x: number
  /** Distance from the previous baseline in this line's font sizes (1.2 is single spacing); 0 if unknown. */
  readonly gap: number
  /** True for a line of a DOCX below an empty paragraph; absent where there is none, and in a PDF, where `gap` says it. */
  readonly spaced?: true
  /** The pieces that wide gaps or tabs separate, left to right, as a title and its dates; absent if there is one. */
  readonly parts?: readonly string[]
  /** Its stretches of different weight or slant, left to right, as the file has them; absent if all are alike. A text made of the line may lack some. */
  readonly faces?: readonly Faced[]
  /** True when the final hyphen was added by line breaking and the word continues without it; absent when unknown. */
  readonly broken?: true
  /** True when the next line's first word would not have fitted here, so that the text may go on there; absent when unknown. */
  readonly full?: true
}

/** Where a line stands, as one text; lines made of it have its place. Of a heading: its page and line. */
export const placeOf = ({ page, number }: Pick<Line, 'page' | 'number'>): string => `${page} ${number}`

/** True for a line that each page repeats at its edge. */
export const isMargin = ({ region }: Line): boolean => region === 'header' || region === 'footer'

/** A line of a text that has no layout: the first of its page, of unknown size and place. */
export const plainLine = (text: string): Line => ({
  ...{ page: 1, number: 1, text, region: 'body', column: 0 },
  ...{ size: 0, bold: false, bullet: false, x: 0, gap: 0 },
})

/** Text that a parser reads but a person cannot see. It is excluded from every measurement and reported. */
export type Hidden = {
  readonly reason: 'white' | 'tiny' | 'invisible' | 'off-page' | 'vanish'
  readonly page: number
  readonly text: string
}

export type FontUse = {
  /** Family name without style and subset, as the PDF spells it: 'TimesNewRoman' for all of its faces. */
  readonly family: string
  readonly size: number
  readonly characters: number
  /** False when more than 2 % of its characters have no readable Unicode value; true for icon fonts, of which that is expected. */
  readonly unicode: boolean
}

export type Document = {
  readonly kind: 'pdf' | 'docx'
  /** Number of pages; null for a DOCX, which has none until something lays it out. */
  readonly pages: number | null
  readonly lines: readonly Line[]
  readonly hidden: readonly Hidden[]
  readonly fonts: readonly FontUse[]
  /** Targets of links (web and mail), which some parsers ignore. */
  readonly links: readonly string[]
  readonly columns: 1 | 2
  readonly tables: number
  readonly images: number
  readonly textboxes: number
  /** Share (0 to 1) of visible characters that cannot be read: U+FFFD, private use, control. */
  readonly unreadable: number
  /** Share (0 to 1) of lines whose spaces had to be reconstructed from positions. */
  readonly respaced: number
  /** True when every page is a picture with invisible recognised text over it; without such text a scan is refused as 'scanned'. */
  readonly scanned: boolean
}

/** A run of text between two wide gaps. */
export type Piece = { readonly text: string; readonly x: number; readonly end: number }

/** Where each line of a PDF stands, in points from its page's top left; `y` is the baseline. */
export type LinePlace = {
  readonly y: number
  readonly size: number
  readonly pieces: readonly Piece[]
}

export type HiddenPlace = LinePlace & { readonly page: number; readonly reason: Hidden['reason'] }

export type Places = {
  readonly pages: readonly { readonly width: number; readonly height: number }[]
  readonly lines: readonly LinePlace[]
  /** Bounded as the hidden passages are. */
  readonly hidden: readonly HiddenPlace[]
}

/** Why a file was not read. Each has a text in the language files and is not counted against the quota. */
export type Refusal =
  | 'empty'
  | 'too-large'
  | 'unknown-type'
  | 'encrypted'
  | 'damaged'
  | 'scanned'
  | 'too-many-pages'
  | 'too-much-text'
  | 'too-slow'
  | 'too-much-memory'
  | 'old-word'

/** `places` only for a PDF: a DOCX has no pages until something lays it out. */
export type Reading =
  | { readonly ok: true; readonly document: Document; readonly places?: Places }
  | { readonly ok: false; readonly refusal: Refusal }

/** A row without its cells, which no longer fit its text. */
export const withoutParts = ({ parts: _, ...line }: Line): Line => line

/** A row of these cells. */
export const withCells = (line: Line, cells: readonly string[]): Line => ({
  ...withoutParts(line),
  text: cells.join(' '),
  ...(cells.length > 1 ? { parts: cells } : {}),
})
