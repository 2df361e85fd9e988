// Collects lines and hidden text while a DOCX is traversed, and checks the limits as the result grows.

import { prefixWithin } from '../../bounded'
import { blends } from '../colour'
import type { Hidden, Line, Region } from '../document'
import { type Faced, faceIn, faceOf, facesOf, toFaces } from '../faces'
import { FONT_NAME, type Limits } from '../limits'
import { Refused } from '../refuse'
import { type Column, tableHead } from '../table-heads'
import { cleanText, countUnreadable, dropIcons, splitBullet, toParts } from '../text'
import type { RunLook } from './styles'

/** A run of text with one formatting; '\n' is a line break. */
export type Piece = {
  readonly text: string
  readonly look: RunLook
  readonly background: string | null
  readonly isLink?: boolean
}

export type Collected = {
  readonly lines: Line[]
  readonly hidden: Hidden[]
  readonly links: Set<string>
  readonly fonts: Map<string, { family: string; size: number; characters: number; unreadable: number }>
  characters: number
  visible: number
  unreadable: number
  tables: number
  images: number
  textboxes: number
  /** True while an empty paragraph, or an empty row of a table, was read last. */
  spaced: boolean
}

export function newCollected(): Collected {
  const counts = { characters: 0, visible: 0, unreadable: 0, tables: 0, images: 0, textboxes: 0 }
  return { lines: [], hidden: [], links: new Set(), fonts: new Map(), spaced: false, ...counts }
}

/** Adds a paragraph: its visible text line by line, its hidden text separately. Throws `Refused` (`too-much-text`). */
export function collectLines(
  into: Collected,
  pieces: readonly Piece[],
  region: Region,
  list: boolean,
  limits: Limits,
): void {
  let line: Piece[] = []
  let first = true
  const flush = () => {
    collectLine(into, line, region, list && first, limits)
    first &&= line.every((piece) => piece.text.trim() === '')
    line = []
  }
  for (const piece of pieces) {
    into.characters += piece.text.length
    if (into.characters > limits.characters) throw new Refused('too-much-text')
    const parts = piece.text.split('\n')
    for (const [at, text] of parts.entries()) {
      if (at > 0) flush()
      line.push({ ...piece, text })
    }
  }
  flush()
}

function collectLine(into: Collected, pieces: readonly Piece[], region: Region, list: boolean, limits: Limits): void {
  const groups = Map.groupBy(pieces, hiddenBy)
  for (const [reason, group] of groups) {
    const text = prefixWithin(cleanText(group.map((piece) => piece.text).join('')), limits.hiddenCharacters)
    if (reason && text !== '' && into.hidden.length < limits.hidden) into.hidden.push({ reason, page: 1, text })
  }
  const ordered = groups.get(null) ?? []
  const { bullet, text } = splitBullet(cleanText(ordered.map((piece) => piece.text).join('')))
  const withoutIcons = dropIcons(text)
  for (const piece of ordered) countPiece(into, piece)
  if (withoutIcons === '') {
    into.spaced = true
    return
  }
  const inked = ordered.filter((piece) => piece.text.trim() !== '')
  const length = (some: readonly Piece[]) => some.reduce((sum, piece) => sum + piece.text.trim().length, 0)
  into.lines.push({
    page: 1,
    number: into.lines.length + 1,
    text: withoutIcons,
    region,
    column: 0,
    size: inked.reduce((size, piece) => Math.max(size, piece.look.size ?? 0), 0),
    bold: length(inked.filter((piece) => piece.look.bold)) * 2 > length(inked),
    bullet: bullet || list,
    x: 0,
    gap: 0,
    ...(into.spaced ? { spaced: true } : {}),
    ...toFaces(facesOf(ordered.map(pieceFace))),
    ...toParts(
      ordered
        .map((piece) => piece.text)
        .join('')
        .split(columnGap),
    ),
  })
  into.spaced = false
}

/** A piece with its face in words, as a PDF's font names have it. */
const pieceFace = ({ text, look, isLink }: Piece): Faced => ({
  text,
  face: faceOf(
    faceIn(look.bold ? 'bold' : '', look.italic === true),
    isLink || !look.colour || look.colour === 'AUTO' ? '' : `#${look.colour}`,
  ),
})

/** A tab, or the row of spaces with which people who know no tabs set columns. */
const columnGap = /\t|(?<! ) {3,100}/u

/** Turns a row with one line per cell into one line of parts, unless it is a name beside an address or column headings. */
export function joinRow({ lines }: Collected, starts: readonly number[]): void {
  const from = starts[0] ?? lines.length
  const counts = starts.map((start, at) => (starts[at + 1] ?? lines.length) - start).filter((count) => count > 0)
  const cells = lines.slice(from)
  const [first] = cells
  if (!first || counts.length < 2 || counts.some((count) => count > 1)) return
  if (cells.some(({ size, bullet }) => size !== first.size || bullet)) return
  if (cells.filter(({ bold }) => bold).length > 1) return
  const parts = cells.map(({ text }) => text)
  const faces = cells.flatMap(
    (cell) => cell.faces ?? [{ text: cell.text, face: faceOf(faceIn(cell.bold ? 'bold' : '', false), '') }],
  )
  lines.splice(from, cells.length, { ...first, text: parts.join(' '), bold: false, parts, ...toFaces(faces) })
}

/** Columns below whose first line in a cell what was done there may stand. */
const withTasks: readonly Column[] = ['title', 'work', 'tasks', 'other']

/** The lines of each cell of a row from here on. */
const cellsFrom = (lines: readonly Line[], starts: readonly number[]): Line[][] =>
  starts.map((start, at) => lines.slice(start, starts[at + 1] ?? lines.length))

/** What the columns of a table hold, by its first row, bold or not; null where that row names none. */
export const rowHead = ({ lines }: Collected, starts: readonly number[]): readonly Column[] | null => {
  const cells = cellsFrom(lines, starts)
  return cells.every(({ length }) => length === 1) ? tableHead(cells.map(([line]) => line!.text)) : null
}

/** Divides a row of named columns with a cell of several lines into its first lines and, below them, the others. */
export function splitRow({ lines }: Collected, starts: readonly number[], columns: readonly Column[]): void {
  const cells = cellsFrom(lines, starts)
  const [several, ...more] = cells.filter(({ length }) => length > 1)
  if (!several || more.length > 0 || cells.length !== columns.length || cells.some(({ length }) => length === 0)) return
  if (!withTasks.includes(columns[cells.indexOf(several)]!)) return
  const parts = cells.map(([line]) => line!.text)
  const row = { ...cells[0]![0]!, text: parts.join(' '), bold: false, parts }
  const below = several.slice(1).map((line, at) => ({ ...line, number: row.number + 1 + at, bullet: true }))
  lines.splice(starts[0]!, lines.length, row, ...below)
}

/** The reason a person cannot see this run, or null. 'AUTO' is black or white, whichever is readable. */
function hiddenBy({ look, background }: Piece): Hidden['reason'] | null {
  if (look.vanish) return 'vanish'
  if (look.size !== undefined && look.size <= 2) return 'tiny'
  const behind = look.shade ?? background
  const plain = /^[0-9A-F]{6}$/
  if (behind === null || !plain.test(behind) || look.colour === undefined || !plain.test(look.colour)) return null
  return blends(`#${look.colour}`, `#${behind}`) ? 'white' : null
}

function countPiece(into: Collected, { text, look }: Piece): void {
  const { visible, unreadable } = countUnreadable(text)
  if (visible === 0) return
  into.visible += visible
  into.unreadable += unreadable
  const [family, size] = [look.font?.slice(0, FONT_NAME) ?? 'unknown', look.size ?? 0]
  const use = into.fonts.get(`${family} ${size}`) ?? { family, size, characters: 0, unreadable: 0 }
  use.characters += visible
  use.unreadable += unreadable
  into.fonts.set(`${family} ${size}`, use)
}
