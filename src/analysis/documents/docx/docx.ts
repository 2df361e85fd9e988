// Reads a DOCX into lines by walking its document, header and footer parts.
import type { Document, Reading, Region } from '../document'
import type { Limits } from '../limits'
import { Refused, settle } from '../refuse'
import { countWords } from '../text'
import { type Collected, collectLines, joinRow, newCollected, rowHead, splitRow } from './collect'
import { childrenOfChoice, hasGround, type Inline, readInline } from './inline'
import { type Parts, type Relation, readParts } from './parts'
import { isList, merge, readShade, readStyles, type Styles } from './styles'
import { child, type Element, find, val } from './xml'

type Place = {
  readonly region: Region
  readonly background: string | null
  readonly styles: Styles
  readonly relations: ReadonlyMap<string, Relation>
  readonly limits: Limits
}

const pageColour = 'FFFFFF'
const throughTags = new Set(['w:sdt', 'w:sdtContent', 'w:ins', 'w:moveTo', 'w:customXml', 'w:smartTag'])
/** Table styles without colours of their own. Other styles may fill cells in ways that only a full renderer knows. */
const plainTables = new Set([undefined, 'TableNormal', 'TableGrid', 'Tabelanormal', 'Tabelacomgrade'])
const SCANNED_WORDS = 10

/**
 * Reads a DOCX. Rejects only for a fault of our own: refuses with 'damaged' (not a zip, an unsafe zip, malformed XML or a DOCTYPE), 'empty'
 * (no text and no picture), 'scanned' (pictures and fewer than 10 words) or 'too-much-text'. A DOCX has no layout, so
 * every line is on page 1, in file order, with x and gap unknown.
 */
export function readDocx(bytes: Uint8Array, limits: Limits): Promise<Reading> {
  return settle(async () => {
    const parts = readParts(bytes, limits)
    const into = newCollected()
    const styles = readStyles(parts.styles)
    const relations = parts.relations.get('word/document.xml') ?? new Map()
    const roots = [parts.document, ...parts.furniture.values()]
    const background = roots.some(hasGround) ? null : pageColour
    const furniture = (kind: 'header' | 'footer') =>
      readFurniture(parts, relations, { region: kind, background, styles, limits }, into)
    furniture('header')
    const body = find(parts.document, 'w:body')
    if (!body) throw new Refused('damaged')
    readBlocks(body.children, { region: 'body', background, styles, relations, limits }, into)
    furniture('footer')
    return { ok: true, document: assemble(into, columnsOf(body), limits) }
  })
}

function assemble(into: Collected, columns: 1 | 2, limits: Limits): Document {
  const words = countWords(into.lines.map((line) => line.text).join(' '))
  if (words === 0 && into.images === 0) throw new Refused('empty')
  if (words < SCANNED_WORDS && into.images > 0) throw new Refused('scanned')
  return {
    kind: 'docx',
    pages: null,
    lines: into.lines,
    hidden: into.hidden,
    fonts: [...into.fonts.values()]
      .toSorted((a, b) => b.characters - a.characters)
      .map(({ unreadable, ...use }) => ({ ...use, unicode: unreadable <= use.characters * 0.02 })),
    links: [...into.links].slice(0, limits.links),
    columns,
    tables: into.tables,
    images: into.images,
    textboxes: into.textboxes,
    unreadable: into.visible === 0 ? 0 : into.unreadable / into.visible,
    respaced: 0,
    scanned: false,
  }
}

/** Headers or footers that a section refers to, each part listed once. */
function readFurniture(
  parts: Parts,
  documentRelations: ReadonlyMap<string, Relation>,
  place: Omit<Place, 'relations'>,
  into: Collected,
): void {
  const ids = collect(parts.document, `w:${place.region}Reference`).map(
    (reference) => reference.attributes['r:id'] ?? '',
  )
  const names = new Set(ids.map((id) => `word/${documentRelations.get(id)?.target ?? ''}`))
  for (const name of names) {
    const part = parts.furniture.get(name)
    const relations = parts.relations.get(name) ?? new Map()
    readBlocks(part?.children[0]?.children ?? [], { ...place, relations }, into)
  }
}

function readBlocks(elements: readonly Element[], place: Place, into: Collected): void {
  for (const element of elements) {
    if (element.name === 'w:p') readParagraph(element, place, into)
    else if (element.name === 'w:tbl') readTable(element, place, into)
    else if (element.name === 'mc:AlternateContent') readBlocks(childrenOfChoice(element), place, into)
    else if (throughTags.has(element.name)) readBlocks(element.children, place, into)
  }
}

function readTable(table: Element, place: Place, into: Collected): void {
  into.tables += 1
  const style = val(child(child(table, 'w:tblPr'), 'w:tblStyle'))
  const ownShade = readShade(child(table, 'w:tblPr'))
  const background = ownShade ?? (plainTables.has(style) ? place.background : null)
  const region = place.region === 'body' ? 'table' : place.region
  let columns: ReturnType<typeof rowHead> = null
  for (const row of table.children) {
    const starts: number[] = []
    const exception = readShade(child(row, 'w:tblPrEx'))
    for (const cell of row.name === 'w:tr' ? row.children : []) {
      const shade = readShade(child(cell, 'w:tcPr')) ?? exception
      if (starts.length > 0) into.spaced = false
      starts.push(into.lines.length)
      readBlocks(cell.children, { ...place, region, background: shade ?? background }, into)
    }
    into.spaced = into.lines.length === (starts[0] ?? 0)
    if (columns) splitRow(into, starts, columns)
    else columns = rowHead(into, starts)
    joinRow(into, starts)
  }
}

function readParagraph(paragraph: Element, place: Place, into: Collected): void {
  const properties = child(paragraph, 'w:pPr')
  const style = place.styles.paragraph(val(child(properties, 'w:pStyle')))
  const numbering = child(properties, 'w:numPr')
  const heading = style.heading || child(properties, 'w:outlineLvl') !== undefined
  const background = readShade(properties) ?? style.shade ?? place.background
  const inline: Inline = { pieces: [], boxes: [], links: [], images: 0 }
  const look = merge(place.styles.base, style.look)
  readInline(paragraph.children, { styles: place.styles, relations: place.relations, look, background }, inline)
  const list = !heading && (numbering ? isList(numbering) : style.list)
  collectLines(into, inline.pieces, place.region, list, place.limits)
  into.images += inline.images
  for (const link of inline.links) if (into.links.size < place.limits.links) into.links.add(link)
  for (const box of inline.boxes) {
    into.textboxes += 1
    const region = place.region === 'body' || place.region === 'table' ? 'textbox' : place.region
    readBlocks(box.content.children, { ...place, region, background: box.background }, into)
  }
}

function columnsOf(body: Element): 1 | 2 {
  const numbers = collect(body, 'w:cols').map((cols) => Number(cols.attributes['w:num'] ?? 1))
  return numbers.some((number) => number >= 2) ? 2 : 1
}

function collect(element: Element, name: string): Element[] {
  return element.children.flatMap((one) => (one.name === name ? [one] : collect(one, name)))
}
