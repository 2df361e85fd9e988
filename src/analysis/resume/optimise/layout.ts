// From a document to the sheet: every visible word of the person's, in the order and under the headings that screening
// systems know. What is left out is said in the notes.
import type { Document, Line } from '../../documents/document'
import { isEdge, linesOf, type Resume, readResume } from '../reading'
import { findRanges, points } from '../reading/dates'
import { headingName, type SectionName } from '../reading/headings'
import type { PersonalKind } from '../reading/personal'
import type { Section } from '../reading/sections'
import { fold } from '../reading/text'
import type { OptimisedNote } from '../result'
import { datesInFigures } from './dates'
import { toHead } from './head'
import { headings, inOrder } from './headings'
import { hasContact, withoutPersonal } from './personal'
import { listItems, plainItems, roleItems } from './sections'
import type { Item, Sheet } from './sheet'
import { added } from './words'

/** Signs that the folding of text would spell out: kept through the reading under signs nobody writes. */
const signs = [...'ºª²³¹¼½¾™℠…']
const stand = (at: number) => String.fromCharCode(0xe100 + at)
const keepSigns = (text: string): string => signs.reduce((all, sign, at) => all.replaceAll(sign, stand(at)), text)
const giveSigns = (text: string): string => signs.reduce((all, sign, at) => all.replaceAll(stand(at), sign), text)

const key = ({ page, number }: Line): string => `${page}:${number}`
/** Page numbers and notes on the date of the file. */
const furniture =
  /^(?:p[áa]g(?:ina|e)?\.? ?)?\d{1,2}(?: ?(?:\/|de|of) ?\d{1,2})?$|[-–—] \d{1,2} ?\/ ?\d{1,2}$|^(?:last updated|atualizado|última atualização|updated)\b/iu

/** Lines at the head where people write of themselves, as the rubric has it. */
const HEAD = 14

type Part = { readonly name: SectionName; readonly heading: string; readonly lines: readonly Line[] }

/** Lines that are in no section, or in a page's margin in the middle of one. */
const unplaced = ({ lines, top, sections }: Resume): Line[] => {
  const placed = new Set([...top, ...sections.flatMap((section) => [...section.lines])].map(key))
  const titles = new Set(sections.map(({ page, line }) => `${page}:${line}`))
  const margin = (line: Line) => line.region === 'header' || line.region === 'footer'
  const body = new Set(lines.filter((line) => !margin(line)).map((line) => fold(line.text)))
  return lines.filter(
    (line, at) =>
      (margin(line) || (!placed.has(key(line)) && !titles.has(key(line)))) &&
      !furniture.test(line.text) &&
      !body.has(fold(line.text)) &&
      lines.findIndex((other) => fold(other.text) === fold(line.text)) === at,
  )
}

/** The words of one section as items; laid out as they stand where a nicer layout would lose or add one. */
const itemsOf = (part: Part, roles: boolean, unify: boolean): Item[] => {
  const dated = unify && part.name === 'education'
  const plain = plainItems(
    dated ? part.lines.map((line) => ({ ...line, text: datesInFigures(line.text) })) : part.lines,
  )
  if (part.name !== 'skills' && !roles) return plain
  const fine = part.name === 'skills' ? listItems(part.lines) : roleItems(part.lines, unify)
  const source = part.lines.map((line) => line.text)
  const texts = fine.map(({ text }) => text)
  return added(texts, source).length + added(source, texts).length === 0 ? fine : plain
}

/** The person's own heading stands where it says more than ours: "Skills & Awards", "Selected Grants". */
const titleOf = (part: Part, parts: readonly Part[], language: 'pt' | 'en'): string => {
  const known = headingName(part.heading) !== null
  const two = /[&+/,;]|\s(?:e|and)\s/i.test(part.heading)
  const twice = parts.some((other) => other.name === part.name && fold(other.heading) !== fold(part.heading))
  return known && !two && !twice ? headings[language][part.name] : part.heading
}

/** Documents first: they are what matters most. */
const kindOrder: readonly PersonalKind[] = ['cpf', 'rg', 'document', 'birth', 'marital', 'parents', 'religion']

const stripAll = (lines: readonly Line[], own: ReadonlySet<Line>, kinds: Set<PersonalKind>): Line[] =>
  lines.flatMap((line) => {
    const stripped = withoutPersonal(line, own.has(line))
    for (const kind of stripped.kinds) kinds.add(kind)
    return stripped.line ? [stripped.line] : []
  })

const notesOf = (
  resume: Resume,
  kinds: ReadonlySet<PersonalKind>,
  done: Readonly<Record<string, boolean>>,
): OptimisedNote[] => {
  const { document } = resume
  const ids = ['hidden', 'columns', 'tables', 'pictures', 'margins', 'order', 'headings', 'dates', 'other'] as const
  const told: Readonly<Record<string, boolean>> = {
    ...done,
    hidden: document.hidden.length > 0,
    columns: document.columns > 1,
    tables: document.tables > 0,
    pictures: document.images > 0,
  }
  return [
    ...(kinds.size > 0 ? [{ id: 'personal', kinds: kindOrder.filter((kind) => kinds.has(kind)) } as const] : []),
    ...ids.flatMap((id) => (told[id] ? [{ id }] : [])),
  ]
}

/** True where the dates that stand side by side are written in more than one way. */
const isMixed = ({ roles, sections }: Resume): boolean => {
  const schooling = linesOf(sections, 'education').flatMap((line) => findRanges(line.text))
  const dates = [...roles.flatMap(({ dates: range }) => (range ? [range] : [])), ...schooling]
  return new Set(points(dates).map(({ style }) => style)).size > 1
}

/** Lays a document out anew. Pure and total. */
export const toSheet = (source: Document): Sheet => {
  const document = { ...source, lines: source.lines.map((line) => ({ ...line, text: keepSigns(line.text) })) }
  const resume = readResume(document)
  const { language, sections, firstJob } = resume
  const unify = isMixed(resume)
  const kinds = new Set<PersonalKind>()
  const loose = unplaced(resume)
  const inside = (line: Line) => !loose.includes(line)
  const own = new Set([...resume.top.slice(0, HEAD), ...linesOf(sections, 'contact', 'personal', 'other'), ...loose])
  const strip = (lines: readonly Line[]) => stripAll(lines, own, kinds)
  const isReach = ({ name }: Section) => name === 'contact' || name === 'personal'
  const reach = strip([
    ...sections.filter(isReach).flatMap(({ lines }) => [...lines]),
    ...loose.filter((line) => hasContact(line.text)),
  ])
  const head = toHead(resume, strip(resume.top.filter(inside)), reach)
  const parts: Part[] = sections
    .filter((section) => !isReach(section))
    .map((section) => ({ ...section, lines: strip(section.lines.filter(inside)) }))
    .filter(({ lines }) => lines.length > 0)
  const ordered = inOrder(parts)
  const working = (name: SectionName) =>
    name === 'experience' || (firstJob && (name === 'projects' || name === 'volunteer'))
  const rest = [...head.rest, ...strip(loose.filter((line) => !hasContact(line.text)))]

  const items: Item[] = [...head.items]
  const open = (title: string) => {
    const last = items.findLast(({ kind }) => kind === 'heading')
    if (last?.text !== title) items.push({ kind: 'heading', text: title })
  }
  if (head.summary.length > 0) {
    open(headings[language].summary)
    items.push(...head.summary.map(({ text }): Item => ({ kind: 'text', text })))
  }
  let renamed = false
  for (const part of ordered) {
    const title = titleOf(part, parts, language)
    renamed ||= fold(title) !== fold(part.heading)
    open(title)
    items.push(...itemsOf(part, working(part.name), unify))
  }
  if (rest.length > 0) {
    open(headings[language].other)
    items.push(...plainItems(rest))
  }
  const before = parts.flatMap((part) => (working(part.name) ? itemsOf(part, true, false) : []))
  const after = parts.flatMap((part) => (working(part.name) ? itemsOf(part, true, unify) : []))
  const notes = notesOf(resume, kinds, {
    margins: resume.lines.some((line) => isEdge(line) && !furniture.test(line.text)),
    order: ordered.some((part, at) => part !== parts[at]),
    headings: renamed,
    dates: unify && before.some(({ text }, at) => text !== after[at]?.text),
    other: rest.length > 0,
  })
  return { language, items: items.map((item) => ({ ...item, text: giveSigns(item.text) })), notes }
}
