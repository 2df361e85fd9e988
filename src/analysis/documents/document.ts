// What a file reader hands on: the words of a document as a parser sees them, with what it takes to judge the layout.
// Plain JSON, so that it crosses the border of the reader process.

/** Where a line stands. Text boxes, tables, headers and footers are where many résumé parsers lose text. */
export type Region = 'body' | 'header' | 'footer' | 'table' | 'textbox'

export type Line = {
  /** 1-based. A DOCX has no pages of its own: always 1. */
  readonly page: number
  /** 1-based within the page, in reading order; what a person is told as "page 1, line 12". */
  readonly number: number
  readonly text: string
  readonly region: Region
  /** 0 for the only or left column, 1 for the right one. */
  readonly column: number
  /** Font size in points, the largest of the line; 0 if unknown. */
  readonly size: number
  readonly bold: boolean
  /** True when the line opens with a bullet sign or is a list paragraph; the sign itself is not in `text`. */
  readonly bullet: boolean
  /** Left edge in points from the page's left; 0 if unknown. */
  readonly x: number
  /** From the baseline above to this one, in multiples of this line's size: 1.2 is single spacing. 0 if unknown. */
  readonly gap: number
  /** What wide gaps or tabs set apart on this line, left to right: a title and its right-aligned dates. Absent if one piece. */
  readonly parts?: readonly string[]
  /** True when the hyphen at the end of `text` is the margin's and the word goes on without it; absent where none can tell. */
  readonly broken?: true
}

/** Text that a person does not see but a parser reads: excluded from every figure and reported. */
export type Hidden = {
  readonly reason: 'white' | 'tiny' | 'invisible' | 'off-page' | 'vanish'
  readonly page: number
  readonly text: string
}

export type FontUse = {
  /** Without style and subset: 'TimesNewRoman' for all of its faces. A PDF's own spelling, so without spaces. */
  readonly family: string
  readonly size: number
  readonly characters: number
  /** False when more than 2 % of what is written in it has no readable character; true of no icon font. */
  readonly unicode: boolean
}

export type Document = {
  readonly kind: 'pdf' | 'docx'
  /** Number of pages; null for a DOCX, which has none until something lays it out. */
  readonly pages: number | null
  readonly lines: readonly Line[]
  readonly hidden: readonly Hidden[]
  readonly fonts: readonly FontUse[]
  /** Web and mail addresses of links, which parsers may or may not see. */
  readonly links: readonly string[]
  readonly columns: 1 | 2
  readonly tables: number
  readonly images: number
  readonly textboxes: number
  /** Characters that no one can read: U+FFFD, private use, control. A share of all visible characters, 0 to 1. */
  readonly unreadable: number
  /** Lines that had to be rebuilt because a naive join loses the spaces. A share of all lines, 0 to 1. */
  readonly respaced: number
  /**
   * True when every page is a picture with recognised text laid invisibly over it: a scan that a parser can read. A
   * scan without such text is refused as 'scanned' and never gets here.
   */
  readonly scanned: boolean
}

/** Why a file was not read. Each has a text in the language files and costs the person nothing. */
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

export type Reading =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly refusal: Refusal }
