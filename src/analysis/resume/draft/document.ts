// A draft as our reader would read its Word file, without writing one: what is measured is what the file would say.
import { type Document, type FontUse, type Line, plainLine } from '../../documents/document'
import { cleanText, countUnreadable, dropIcons, splitBullet } from '../../documents/text'
import type { DraftItem, DraftSheet, Source } from './sheet'

/** Sizes in points and weights of optimise/files/docx.ts. */
const looks: Readonly<Record<DraftItem['kind'], { readonly size: number; readonly bold: boolean }>> = {
  name: { size: 18, bold: true },
  heading: { size: 13, bold: true },
  role: { size: 10.5, bold: true },
  contact: { size: 10.5, bold: false },
  when: { size: 10.5, bold: false },
  bullet: { size: 10.5, bold: false },
  text: { size: 10.5, bold: false },
}

/** A line with what of its text can be seen, in characters; `line` is null for one without text. */
type Made = { readonly line: Line | null } & ReturnType<typeof countUnreadable>
/** Lines of one draft made already, by number, kind and text: a reading with one part changed gets the same objects. */
export type MadeLines = Map<string, Made>

const toLine = ({ kind, text: raw }: DraftItem, number: number): Line | null => {
  const { bullet, text } = splitBullet(cleanText(raw))
  const withoutIcons = dropIcons(text)
  if (withoutIcons === '') return null
  const { size, bold } = looks[kind]
  return { ...plainLine(withoutIcons), number, size, bold, bullet: bullet || kind === 'bullet' }
}

const madeLine = (item: DraftItem, number: number, made: MadeLines): Made => {
  const key = `${number} ${item.kind} ${item.text}`
  const earlier = made.get(key)
  if (earlier) return earlier
  const line = { line: toLine(item, number), ...countUnreadable(item.text) }
  made.set(key, line)
  return line
}

type DraftDocument = {
  readonly document: Document
  /** By line number, from 1: where it came from. */
  readonly sources: ReadonlyMap<number, Source>
}

/** Pure and total. `made` are lines of another reading of this draft, taken where they are the same, and gets those that are not. */
export const toDraftDocument = ({ items }: DraftSheet, made: MadeLines = new Map()): DraftDocument => {
  const lines: Line[] = []
  const sources = new Map<number, Source>()
  const fonts = new Map<number, FontUse>()
  let [visible, unreadable] = [0, 0]
  for (const item of items) {
    const { line, ...counted } = madeLine(item, lines.length + 1, made)
    visible += counted.visible
    unreadable += counted.unreadable
    if (counted.visible > 0) {
      const { size } = looks[item.kind]
      const characters = (fonts.get(size)?.characters ?? 0) + counted.visible
      fonts.set(size, { family: 'Arial', size, characters, unicode: true })
    }
    if (!line) continue
    lines.push(line)
    if (item.source) sources.set(line.number, item.source)
  }
  const document: Document = {
    kind: 'docx',
    pages: null,
    lines,
    hidden: [],
    fonts: [...fonts.values()],
    links: [],
    columns: 1,
    tables: 0,
    images: 0,
    textboxes: 0,
    unreadable: visible === 0 ? 0 : unreadable / visible,
    respaced: 0,
    scanned: false,
  }
  return { document, sources }
}
