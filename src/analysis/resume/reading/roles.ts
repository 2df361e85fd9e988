// The jobs a résumé tells of: title, employer, dates and what was done, in the many ways they are laid out.
import type { Line } from '../../documents/document'
import { isPlace } from './contact'
import { type DateRange, findDates, findRanges } from './dates'
import { opening } from './openings'
import { type Block, isSentenceDate, toBlocks, toStatements } from './paragraphs'
import { countWords, fold, isUpper } from './text'
import { isEmployer, isTitle } from './titles'

export type Role = {
  readonly title: string | null
  readonly employer: string | null
  readonly dates: DateRange | null
  /** Where the role begins, and where its dates stand. */
  readonly line: Line
  readonly datesLine: Line | null
  readonly statements: readonly Block[]
}

type Item = { readonly line: Line; readonly text: string; readonly dates: DateRange | null }

const label =
  /^(?<title>cargo|fun[çc][ãa]o|posi[çc][ãa]o|ocupa[çc][ãa]o|title|position|role|job title)s?\b[^:]{0,12}:|^(?<employer>empresa|empregador|institui[çc][ãa]o|organiza[çc][ãa]o|local de trabalho|company|employer|organization)\s*:|^(?<dates>per[íi]odo|data|dura[çc][ãa]o|tempo|period|dates?|admiss[ãa]o|entrada|in[íi]cio)\b[^:]{0,16}:|^(?<place>local|cidade|localiza[çc][ãa]o|location)\s*:/iu
const duration =
  /[(,·-]?\s*\b\d{1,2} ?(?:anos?|years?|yrs?|meses|m[êe]s|months?|mos?)\b(?:,? (?:e |and )?\d{1,2} ?(?:meses|m[êe]s|months?|mos?)\b)?\s*\)?$/iu
/** Header lines are short; longer ones are sentences. In words. */
const HEADER_WORDS = 12
const DATED_WORDS = 16

const without = (text: string, range: DateRange): string =>
  `${text.slice(0, range.start)} | ${text.slice(range.end)}`
    .replace(/[([]\s*\|\s*[)\]]/g, '|')
    .replace(/^[\s|,;:–—-]+|[\s|,;:(–—-]+$/g, '')
    .replace(duration, '')
    .trim()

/** The date beside a role: a range, or a single date at an end of a short line. */
const roleDate = (text: string): DateRange | null => {
  const [range] = findRanges(text)
  if (range) return isSentenceDate(text) && countWords(text) > HEADER_WORDS ? null : range
  const [date] = findDates(text)
  if (!date || countWords(text) > 10 || /[.;]$/.test(text)) return null
  const edge = date.end >= text.length - 1 || date.start <= 1
  return edge && !isSentenceDate(text) && !/\b(?:em|in|de|desde|since)\s*$/.test(fold(text.slice(0, date.start)))
    ? date
    : null
}

/** Some designs set a role's dates at the right edge beside its first bullet: takes them off that line. */
const splitEdgeDates = (lines: readonly Line[]): Item[] => {
  let dated = false
  return lines
    .map((line) => {
      const [range] = findRanges(line.text)
      const rest = range ? line.text.slice(0, range.start).trim() : ''
      const edge = range && range.end >= line.text.length - 1 && line.bullet && countWords(rest) > 2
      if (edge && !isSentenceDate(line.text) && !/[(–—-]$/.test(rest)) {
        dated = true
        return { line: { ...line, text: rest }, text: rest, dates: range }
      }
      const bare = dated && !line.bullet ? line.text.replace(duration, '').trim() : line.text
      dated = false
      return { line: { ...line, text: bare }, text: bare, dates: null }
    })
    .filter((item) => item.text !== '')
}

const isDatedHeader = (line: Line): boolean => {
  const date = roleDate(line.text)
  if (!date) return false
  const rest = without(line.text, date)
  if (line.bullet) return countWords(rest) <= 8 && isTitle(rest) && opening(rest) !== 'action'
  return (
    countWords(rest) <= DATED_WORDS &&
    !(countWords(rest) > 6 && /^(?:action|weak)$/.test(opening(rest)) && !isTitle(rest))
  )
}

const isSure = (line: Line): boolean => isDatedHeader(line) || (!line.bullet && label.test(line.text))

/** "Transportes Ventania Ltda" opens like a verb and is a firm all the same. */
const legalForm = /\s(?:ltda|eireli|s\.?\/?a|inc|llc|gmbh|corp)\.?$/i

/** A line of a role's heading that carries no date: told by look, words and by standing next to one that does. */
const isHeader = (block: Block, near: boolean): boolean => {
  const { line, text } = block
  if (block.bullet || block.lines > 1 || countWords(text) > HEADER_WORDS) return false
  if (/[;:]$|[^.]\p{Ll}{4}\.$/u.test(text) || !/^[\p{Lu}\d"“(]/u.test(text)) return false
  if (isTitle(text) && countWords(text) <= 9) return true
  const how = opening(text)
  if (isEmployer(text)) return legalForm.test(text) || (how !== 'action' && how !== 'weak')
  if (isPlace(text)) return true
  if (line.bold || isUpper(text)) return how !== 'weak'
  return near && how === 'other' && countWords(text) <= 8
}

type Parts = { title: string | null; employer: string | null; loose: string[] }

const separators = /\s+[|•·►]\s*|\s*[|•·►]\s+|\s+[–—-]+\s+|\s*[–—]\s*|\s{2,}|\s+\/\s+|\s+@\s+/u
const trim = (text: string): string => text.replace(/^[\s,;:()–—|-]+|[\s,;:(–—|-]+$/gu, '').replace(/^\(|\)$/g, '')

/** "Co-Founder & CTO San Francisco" before ", CA": a city set at the right edge of the same line has no sign before it. */
const cutCity = (piece: string): string => {
  const cut = piece.match(/^(.+?) (\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+){0,2})$/u)
  return cut && isTitle(cut[1]!) && !isTitle(cut[2]!) ? cut[1]! : piece
}

const splitPart = (part: string): string[] => {
  const joined = part.match(/^(.{3,60}?) (?:na|no|em|at|@) (\p{Lu}.*)$/u)
  if (joined && isTitle(joined[1]!) && !isTitle(joined[2]!)) return [joined[1]!, joined[2]!]
  const pieces = part
    .split(/,\s+/)
    .map((piece, index, all) => (/^\p{Lu}{2}\b/u.test(all[index + 1] ?? '') ? cutCity(piece) : piece))
  // "Gilmore Financial, New Orleans, LA, Certified Public Accountant": places go, the rest is employer and title.
  return pieces.length > 1 ? pieces : [part]
}

const readHeader = (items: readonly Item[]): Parts => {
  const parts: Parts = { title: null, employer: null, loose: [] }
  for (const item of items) {
    const text = item.dates ? without(item.text, item.dates) : item.text.replace(duration, '')
    const named = text.match(label)?.groups
    const value = named ? trim(text.slice(text.indexOf(':') + 1)) : text
    if (named?.title && value) parts.title ??= value
    else if (named?.employer && value) parts.employer ??= trim(value.split(separators)[0] ?? value)
    else if (!named?.dates && !named?.place)
      parts.loose.push(...value.split(separators).flatMap((part) => splitPart(trim(part))))
  }
  parts.loose = parts.loose.map(trim).filter((part) => part.length > 1 && /\p{L}/u.test(part) && !isPlace(part))
  return parts
}

const assign = ({ title, employer, loose }: Parts): { title: string | null; employer: string | null } => {
  const named = title ?? loose.find((part) => isTitle(part) && !isEmployer(part)) ?? loose.find(isTitle) ?? null
  const others = loose.filter((part) => part !== named)
  const house = employer ?? others.find(isEmployer) ?? others[0] ?? null
  // Two parts and neither is a title anyone listed: the one that is not the employer is taken for it.
  const second = named ?? others.find((part) => part !== house) ?? null
  return { title: second, employer: house }
}

/** A run of heading lines holds one role, or several without any text between them: cuts it by where the dates stand. */
const cutRun = (run: readonly Item[]): Item[][] => {
  const anchors = run.flatMap((item, index) => (item.dates ? [index] : []))
  if (anchors.length < 2) return [[...run]]
  const before = anchors[0]!
  const starts = anchors.map((anchor, index) => (index === 0 ? 0 : Math.max(anchors[index - 1]! + 1, anchor - before)))
  return starts.map((start, index) => run.slice(start, starts[index + 1] ?? run.length))
}

type Draft = {
  readonly items: Item[]
  readonly statements: Block[]
  /** What stands under the heading, uncut. */
  readonly body: Block[]
  dates: DateRange | null
  datesLine: Line | null
}

const isRole = (items: readonly Item[]): boolean =>
  items.some(({ line, text, dates }) => dates || line.bold || isTitle(text) || isEmployer(text) || label.test(text))

/** A short line after a full stop, with a dated line one or two below, is the next employer and no end of a sentence. */
const leadsToRole = (lines: readonly Line[], at: number): boolean => {
  const [before, line] = [lines[at - 1], lines[at]!]
  if (!before || line.bullet || !/[.;!]$/.test(before.text) || /[.;]$/.test(line.text)) return false
  const below = [lines[at + 1], lines[at + 2]].some((next) => next && isSure(next))
  return below && countWords(line.text) <= 8 && /^\p{Lu}/u.test(line.text)
}

/** `lead` takes what stands before the first role. */
const toDrafts = (items: readonly Item[], lead: Block[] = []): Draft[] => {
  const edge = new Map(items.flatMap((item) => (item.dates ? [[item.line, item.dates] as const] : [])))
  const lines = items.map((item) => item.line)
  const begins = new Set(lines.filter((line, at) => isSure(line) || leadsToRole(lines, at)))
  const blocks = toBlocks(lines, (line) => begins.has(line))
  const sure = blocks.map((block) => isSure(block.line))
  const plain = blocks.map((block, index) => sure[index] || isHeader(block, false))
  const drafts: Draft[] = []
  let run: Item[] = []
  const flush = () => {
    if (run.length > 0 && isRole(run))
      for (const part of cutRun(run)) {
        const dated = part.find((item) => item.dates)
        const [dates, datesLine] = [dated?.dates ?? null, dated?.line ?? null]
        drafts.push({ items: part, statements: [], body: [], dates, datesLine })
      }
    else {
      const told = run.map(({ line, text }) => ({ text, line, lines: 1, bullet: line.bullet }))
      drafts.at(-1)?.statements.push(...told)
      ;(drafts.at(-1)?.body ?? lead).push(...told)
    }
    run = []
  }
  for (const [index, block] of blocks.entries()) {
    const near = plain[index + 1] === true || sure[index - 1] === true || run.length > 0
    if (sure[index] || begins.has(block.line) || isHeader(block, near)) {
      run.push({ line: block.line, text: block.text, dates: sure[index] ? roleDate(block.text) : null })
      continue
    }
    flush()
    const draft = drafts.at(-1)
    ;(draft?.body ?? lead).push(block)
    if (!draft) continue
    if (!draft.dates && edge.has(block.line)) {
      draft.dates = edge.get(block.line) ?? null
      draft.datesLine = block.line
    }
    draft.statements.push(...toStatements(block))
  }
  flush()
  return drafts
}

/** "Google" and a sentence on it, then "Analista, 2019 – 2021": the first is the employer of the second, not a role. */
const mergeHouses = (roles: readonly Role[]): Role[] =>
  roles.flatMap((role, index) => {
    const next = roles[index + 1]
    const house = (one: Role | undefined) => one && !one.dates && !one.title && one.statements.length < 2
    if (house(role) && next?.dates && !next.employer) return []
    const before = roles[index - 1]
    if (role.employer || !role.title) return [role]
    // A second job in the same house names only the job.
    return [{ ...role, employer: before?.employer ?? null }]
  })

/** The roles of one experience section, in the order they stand. Bounded by the section's lines. */
export const toRoles = (lines: readonly Line[]): Role[] => {
  const drafts = toDrafts(splitEdgeDates(lines))
  return mergeHouses(
    drafts.map((draft) => ({
      ...assign(readHeader(draft.items)),
      dates: draft.dates,
      datesLine: draft.datesLine,
      line: draft.items[0]!.line,
      statements: draft.statements.filter((block) => countWords(block.text) >= 2),
    })),
  )
}

/** A role as it is written: the lines of its heading and what stands under them, nothing cut or left out. */
export type Entry = Pick<Role, 'title' | 'employer' | 'dates'> & {
  readonly heading: readonly string[]
  /** The dates in the person's own words, where they stand in the heading. */
  readonly when: string | null
  readonly body: readonly Block[]
}

/** The lines of an experience section for laying them out anew. `lead` is what stands before the first role. */
export const toEntries = (lines: readonly Line[]): { readonly lead: readonly Block[]; readonly entries: Entry[] } => {
  const lead: Block[] = []
  const original = ({ page, number }: Line) => lines.find((line) => line.page === page && line.number === number)
  const entries = toDrafts(splitEdgeDates(lines), lead).map(({ items, body, dates, datesLine }) => {
    const source = items.find((item) => item.dates)?.text ?? (datesLine && original(datesLine)?.text)
    const when = dates && source ? source.slice(dates.start, dates.end) : null
    return { ...assign(readHeader(items)), dates, when, heading: items.map(({ text }) => text), body }
  })
  return { lead, entries }
}
