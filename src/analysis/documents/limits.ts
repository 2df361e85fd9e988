// All limits of document reading in one place, so that tests can use smaller ones.

export type Limits = {
  /** Bytes of the file itself. */
  readonly bytes: number
  /** Pages of a PDF. */
  readonly pages: number
  /** Width and height of a page in points, the longest that PDF viewers show (ISO 32000-1, annex C). */
  readonly side: number
  /** Characters of text including hidden text, both as stored and after NFKC normalisation. */
  readonly characters: number
  /** Entries in a zip's directory. */
  readonly entries: number
  /** Sum of the uncompressed sizes that a zip declares, in bytes. */
  readonly unpacked: number
  /** Highest declared compression ratio of a single entry; entries smaller than `ratioFrom` bytes are exempt. */
  readonly ratio: number
  readonly ratioFrom: number
  /** Elements of one XML part, the attributes of each, and their nesting depth. */
  readonly elements: number
  readonly attributes: number
  readonly depth: number
  /** Hidden passages reported, and characters of each. */
  readonly hidden: number
  readonly hiddenCharacters: number
  readonly links: number
}

/** 50 pages of résumé have some 200 000 characters. Word's files grow 5 to 20 times when unpacked, deflate at most 1032; 200:1 on more than 1 MB is a bomb or an empty picture. */
export const LIMITS: Limits = {
  bytes: 10 * 1024 * 1024,
  pages: 50,
  side: 14_400,
  characters: 200_000,
  entries: 2_000,
  unpacked: 80 * 1024 * 1024,
  ratio: 200,
  ratioFrom: 1024 * 1024,
  elements: 400_000,
  attributes: 1_000,
  depth: 200,
  hidden: 100,
  hiddenCharacters: 2_000,
  links: 200,
}

/** Characters of a font name that are examined; PostScript names have at most 63. */
export const FONT_NAME = 200
