// Converts one section's lines to items of the new sheet: jobs with their headings, bullets and paragraphs.
import type { Line } from '../../documents/document'
import { describesPause } from '../reading/breaks'
import { findDates, findRanges, openedAt } from '../reading/dates/dates'
import { isDegree, isSchool } from '../reading/education/education'
import { type Entry, toEntries } from '../reading/experience/entries'
import { formLabel } from '../reading/experience/names/labels'
import { type Block, toBlocks, toStatements } from '../reading/lines/paragraphs'
import { countWords } from '../reading/text'
import { isTyped, typedAmong } from '../sentences/blocks'
import { addedWords } from './check/word-counts'
import { datesInFigures, inFigures } from './dates'
import type { Item } from './files/sheet'
import { isPauseEntry, withPausesAtTheirDates } from './pauses'

const text = (content: string): Item => ({ kind: 'text', text: content })
const bullet = (content: string): Item => ({ kind: 'bullet', text: content })
/** Words of a line that may be a bold title; a longer one is an emphasised sentence. */
const TITLE = 14

/** The parts of a line, if nothing was removed from it. */
export const partsOf = ({ parts, text }: Line): readonly string[] => (parts?.join(' ') === text ? parts : [text])

/** A short bold line, such as a project's name, stays bold, and its parts stay separate. */
const plain = (block: Block): Item => {
  if (block.bullet) return bullet(block.text)
  const parts = block.lines === 1 ? partsOf(block.line).filter((part) => /[\p{L}\p{N}]/u.test(part)) : [block.text]
  const joined = parts.join(' | ')
  const titled = block.line.bold && block.lines === 1 && countWords(block.text) <= TITLE
  return titled ? { kind: 'role', text: joined } : text(joined)
}

/** A list without bullets, whose lines are not one sentence: "Languages: Python, Rust", "2. Palestra", "2023: CKA". */
const ownLine = /^(?:\p{Lu}[^:.,;]{1,32}:\s|\d{1,2}[.)]\s|(?:19|20)\d\d(?::|\s+[–—-]|\s(?=\p{Lu})))/u
/** A line in cells, such as a year beside a prize, is an entry of its own. */
const begins = (line: Line): boolean => ownLine.test(line.text) || (line.parts?.length ?? 1) > 1
const toParagraphs = (lines: readonly Line[]): Block[] => {
  const typed = typedAmong(lines)
  return toBlocks(lines, undefined, (line) => typed.has(line) || begins(line))
}

/** A task that was typed as several paragraphs, each of which begins with a small letter, as those paragraphs. */
const typedApart =
  (lines: readonly Line[]) =>
  (block: Block): Block[] => {
    const at = lines.findIndex(({ page, number }) => page === block.line.page && number === block.line.number)
    const source = lines.slice(at, at + block.lines)
    const isWhole = at >= 0 && source.every(({ text }) => block.text.includes(text))
    const isApart = source.some((line, index) => index > 0 && isTyped(line, source[index - 1]!))
    return !block.bullet && isWhole && isApart ? toParagraphs(source) : [block]
  }

/** Paragraphs and bullets in order, with lines joined that only the page width had broken. */
export const plainItems = (lines: readonly Line[]): Item[] => toParagraphs(lines).map(plain)

/** A course ends with its year or its hours; the next line is another entry. */
const ended =
  /(?:(?:19|20)\d\d|\b(?:atual|presente|present|current))\)?(?:[\s,–—|(-]{1,3}\d{1,4} ?h(?:rs?|oras|ours)?)?\)?\.?$/iu

/** "Universidade Federal do" continues on the next line, whatever that line names. */
const open = /(?:(?<![\p{L}])(?:d[aeo]s?|em|e|na|no|of|and|the|in|for|at)|[-–,&(])$/iu

/** Entries with their date in one line are bold if half of them are: one alone would look like a heading of the others. */
const withEqualWeight = (blocks: readonly Block[]): Block[] => {
  const entries = new Set(blocks.filter((block) => !block.bullet && findDates(block.text).length > 0))
  const bold = [...entries].filter(({ line }) => line.bold).length * 2 >= entries.size
  return blocks.map((block) => (entries.has(block) ? { ...block, line: { ...block.line, bold } } : block))
}

/** Education, courses and awards, one per line; `unify` writes their date ranges in figures. */
export const schoolItems = (lines: readonly Line[], unify: boolean): Item[] => {
  const inOneWay = ({ parts, ...line }: Line): Line => {
    const text = datesInFigures(line.text)
    return { ...line, text, ...(parts ? { parts: parts.map(datesInFigures) } : {}) }
  }
  const courses = unify ? lines.map(inOneWay) : lines
  const after = new Set<Line>(
    courses.filter(({ text }, index) => {
      const before = courses[index - 1]?.text ?? ''
      return ended.test(before) || (!open.test(before) && /^\p{Lu}/u.test(text) && (isDegree(text) || isSchool(text)))
    }),
  )
  const typed = typedAmong(courses)
  const blocks = toBlocks(courses, undefined, (line) => after.has(line) || typed.has(line) || begins(line))
  return withEqualWeight(blocks).map(plain)
}

/** One skill per line takes a page; from this many short lines on they are placed side by side. */
const SHORT = { lines: 4, words: 4 }

/** Tags in a row get commas and the label of a list its colon. */
export const separateParts = (line: Line): Line => {
  const parts = partsOf(line)
  const [label, list = ''] = parts
  if (parts.length === 2 && /[,;]/.test(list) && !/[,;:.]/.test(label ?? '')) return { ...line, text: parts.join(': ') }
  // The point of "Node.js" ends no sentence.
  return parts.length > 1 &&
    parts.every((part) => countWords(part) <= SHORT.words && !/[,;:•|]|\.(?!\p{L})/u.test(part))
    ? { ...line, text: parts.join(', ') }
    : line
}

/** Lists of single words, such as a side column's skills, become one line with commas. */
export const listItems = (lines: readonly Line[]): Item[] => joinShort(toParagraphs(lines))

/** An item of a list without what it says in brackets: "Excel (pivot tables, VLOOKUP)". */
const isShort = ({ text: item }: Block): boolean => {
  const bare = item.replace(/\([^()]*\)/g, '')
  return countWords(bare) <= SHORT.words && !/[,;:.()]/.test(bare)
}

export const joinShort = (blocks: readonly Block[]): Item[] =>
  blocks.length >= SHORT.lines && blocks.every(isShort)
    ? [text(blocks.map((block) => block.text).join(', '))]
    : blocks.map(plain)

const parting = /\s*[|•·►\n]\s*|\s+[–—-]+\s+|\s*[–—]\s*|\s{2,}/u
/** Removes separators around a part, and single brackets. */
const trimSeparators = (piece: string): string => {
  const plain = piece.replace(/^[\s,;:–—)-]+/u, '').replace(/(?<![\s,;:(–—-])[\s,;:(–—-]+$/u, '')
  if (!plain.includes(')')) return plain.replace(/^\(/, '')
  return plain.includes('(') ? plain : plain.replace(/\)$/, '')
}

/** The rest of a heading without title, employer and dates; null if one of them is not in it. */
const restOf = ({ heading, title, employer, when }: Entry): string[] | null => {
  let rest = heading.join('\n')
  for (const part of [when, title, employer]) {
    if (part === null) continue
    const at = rest.indexOf(part)
    if (at < 0) return null
    rest = `${rest.slice(0, at)}\n${rest.slice(at + part.length)}`
  }
  return rest
    .split(parting)
    .map(trimSeparators)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

/** A heading written as a phrase with "na" or "at" would lose words if it were taken apart. */
const phrase = /^(?:n[ao]s?|em|de|d[ao]|at|in|for|with|with the|from|to)$/i
/** "Admissão: 2009 Demissão: 2014" says with its words which date is which. */
const hired = /^(?:admiss[ãa]o|entrada|in[íi]cio)/iu
/** The text without a form's label, which is redundant in the standard layout: "Empregador: ", "Período: ". */
export const withoutLabel = (text: string): string => {
  const prefix = formLabel.exec(text)?.[0] ?? ''
  const period = /^(?:per[íi]odo|period|datas?|dates?)\s+/iu.exec(text)?.[0] ?? ''
  const [range] = period ? findRanges(text) : []
  if (range && openedAt(text, range) === period.length) return text.slice(period.length)
  const value = text.slice(prefix.length)
  return prefix.endsWith(':') && /^\s+\S/u.test(value) && !hired.test(prefix) ? value.trimStart() : text
}

/** The heading's own lines, with date ranges in figures. */
const asWritten = ({ heading, when }: Entry, figures: string | null): Item[] => {
  const lines = heading.map((text, at): Item => {
    const dated = when !== null && text.includes(when)
    return {
      kind: dated && at > 0 ? 'when' : 'role',
      text: dated && figures ? text.replace(when, () => figures) : text,
    }
  })
  // Dates beside a bullet are in no line of the heading.
  const apart = figures && !heading.some((text) => when !== null && text.includes(when))
  return apart ? [...lines, { kind: 'when', text: figures }] : lines
}

/** Title and employer on one line, dates and place on the next; unchanged where that would separate words. */
const headingItems = (entry: Entry, unify: boolean): Item[] => {
  const { title, employer } = entry
  const when = entry.when && (unify ? inFigures(entry.when) : entry.when)
  const rest = restOf({ ...entry, heading: entry.heading.map(withoutLabel) })
  const isComplete = rest === null || rest.some((piece) => phrase.test(piece) || piece.includes(':'))
  if (isComplete || entry.shared || (!title && !employer)) return asWritten(entry, when)
  const second = [when, ...rest].filter(Boolean).join(' | ')
  const first: Item = { kind: 'role', text: [title, employer].filter(Boolean).join(' | ') }
  return second ? [first, { kind: 'when', text: second }] : [first]
}

/** The label of a form's cell keeps its colon: "Atividades" beside "Cuido de 8 idosos". */
const taskLabel =
  /^(?:atividades?|atribui[çc][õo]es|descri[çc][ãa]o|responsabilidades?|tarefas|activities|duties|tasks)$/iu
const withColon = (block: Block): Block => {
  const [first = '', ...cells] = block.line.parts ?? []
  const labelled = cells.length > 0 && taskLabel.test(first) && block.text.startsWith(`${first} `)
  return labelled ? { ...block, text: `${first}: ${block.text.slice(first.length + 1)}` } : block
}

/** Tasks written as a paragraph become bullets, one sentence each, unless splitting would lose a word. */
const taskItems = (body: readonly Block[]): Item[] => {
  if (body.some((block) => block.bullet)) return body.map(plain)
  return body.flatMap((block) => {
    const parts: string[] = []
    for (const { text: part } of toStatements(block)) {
      // A part that continues in lower case ("…; obra entregue no prazo") is not a sentence.
      const last = /^\p{Ll}/u.test(part) ? parts.pop() : undefined
      parts.push(last === undefined ? part : `${last}; ${part}`)
    }
    return (addedWords([block.text], parts).length === 0 ? parts : [block.text]).map(bullet)
  })
}

export type RoleItems = { readonly items: readonly Item[]; readonly pauses: readonly Item[] }

/** A paragraph or an entry about a pause, whole. */
const pausesOf = (entry: Entry): Item[] =>
  isPauseEntry(entry)
    ? [bullet(entry.heading.map(withoutLabel).join(', ')), ...entry.body.map(({ text }) => bullet(text))]
    : entry.body.filter(describesPause).map(({ text }) => bullet(text))

/** Jobs: title and employer, then dates and place, then the tasks. What is about a pause is not a task. */
export const roleItems = (lines: readonly Line[], unify: boolean): RoleItems => {
  const read = toEntries(lines)
  const split = typedApart(lines)
  const inParagraphs = read.entries.map((entry) => ({ ...entry, body: entry.body.flatMap(split) }))
  const { lead, entries } = withPausesAtTheirDates({ lead: read.lead, entries: inParagraphs })
  const worked = entries.filter((entry) => !isPauseEntry(entry))
  const tasks = ({ body }: Entry) => taskItems(body.filter((block) => !describesPause(block)).map(withColon))
  return {
    items: [
      ...lead.filter((block) => !describesPause(block)).map(plain),
      ...worked.flatMap((entry) => [...headingItems(entry, unify), ...tasks(entry)]),
    ],
    pauses: [...lead.filter(describesPause).map(({ text }) => bullet(text)), ...entries.flatMap(pausesOf)],
  }
}
