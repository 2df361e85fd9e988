// Every bound of reading a document, in one place, so that each can be tested with a smaller one.

export type Limits = {
  /** Bytes of the file itself. */
  readonly bytes: number
  /** Pages of a PDF. */
  readonly pages: number
  /** Characters of text, hidden text included: of what the file holds, and of its lines once normalised (NFKC). */
  readonly characters: number
  /** Entries in a zip's directory. */
  readonly entries: number
  /** Sum of the sizes a zip claims to unpack to, in bytes. */
  readonly unpacked: number
  /** Most a single entry may claim to grow by; entries that unpack to less than `ratioFrom` bytes are exempt. */
  readonly ratio: number
  readonly ratioFrom: number
  /** Elements of one XML part, and how deep they may nest. */
  readonly elements: number
  readonly depth: number
  /** Hidden passages reported, and characters of each. */
  readonly hidden: number
  readonly hiddenCharacters: number
  readonly links: number
}

/**
 * A résumé of 50 pages holds about 200 000 characters. Word's own files grow 5 to 20 times when unpacked; plain
 * deflate cannot pass 1032:1, so 200:1 on more than 1 MB is either a bomb or an empty picture.
 */
export const LIMITS: Limits = {
  bytes: 10 * 1024 * 1024,
  pages: 50,
  characters: 200_000,
  entries: 2_000,
  unpacked: 80 * 1024 * 1024,
  ratio: 200,
  ratioFrom: 1024 * 1024,
  elements: 400_000,
  depth: 200,
  hidden: 100,
  hiddenCharacters: 2_000,
  links: 200,
}

/** Characters of a font's name that are looked at; PostScript names have at most 63. */
export const FONT_NAME = 200
