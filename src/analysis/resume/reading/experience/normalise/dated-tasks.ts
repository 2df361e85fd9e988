// Joins the later lines of a task that hold a date to its first: a year there is the task's, and dates no job.
import type { Line } from '../../../../documents/document'
import { memoOfList } from '../../../../memo'
import { findDates } from '../../dates/dates'
import { joinLines } from '../../lines/hyphens'
import { fold } from '../../text'
import { isBareDate, isDatedHeading } from '../headings/dated'
import { headNounOf } from '../names/heads'

/** Points by which the text of a bullet stands to the right of it, at least and at most. */
const INDENT = { least: 3, most: 30 }
/** Line spacing within one paragraph, in sizes of its letters. */
const SPACING = 1.7
/** By how much the space above a paragraph exceeds that between its lines, where it does. */
const APART = 0.4

const isSet = (line: Line, like: Line): boolean => line.size === like.size && line.bold === like.bold

/** True for a line below another, at the distance of one paragraph, without a mark or cells. */
const isBelow = (line: Line, before: Line): boolean =>
  !line.bullet && !line.parts && line.page === before.page && line.column === before.column && line.gap <= SPACING

/** "sem acidente com afastamento desde" above "2009", and "em" above "2021, com 300 doses por dia": it stands below the text, not below the bullet. */
const hangs = (line: Line, task: Line): boolean =>
  task.bullet && task.x > 0 && line.x - task.x >= INDENT.least && line.x - task.x <= INDENT.most && isSet(line, task)

/** Jobs that begin with a capital or a number from which no small letter behind a full line begins one. */
const MIN_CAPITALS = 2

/** What a line ends with that goes on: a small word, an open bracket. */
const isOpen = (text: string): boolean =>
  /(?<!\p{L})(?:aos?|as?|os?|um|uma|e|ou|d[aeo]s?|em|n[ao]s?|com|por|para|pel[ao]s?|que|desde|entre|the|an?|and|or|of|to|in|on|for|with|by|at|from|since|over|between)$|\([^()]*$/u.test(
    fold(text),
  )
/** What a line begins with that goes on from another. */
const isRest = (text: string): boolean =>
  /^(?:e|ou|d[aeo]s?|em|n[ao]s?|com|por|para|pel[ao]s?|que|and|or|of|to|in|on|for|with|by|at|from|over) /u.test(text) ||
  (/^\p{Ll}/u.test(text) && headNounOf(text) === null)

/** "Melhor índice de retorno zero em 2011 e" above "2012": the rest of a paragraph, which nothing but its words and the space above it shows. */
const goesOn = (line: Line, task: Line, before: Line, haveCapitals: boolean): boolean =>
  line.x > 0 &&
  line.x === before.x &&
  isSet(line, before) &&
  before.gap > 0 &&
  !/[.!?:;]$/u.test(before.text) &&
  (isOpen(before.text) ||
    (haveCapitals && before.full === true && /^\(?\p{Ll}/u.test(line.text)) ||
    (isRest(line.text) && !isBareDate(line) && task.gap >= line.gap + APART))

/** The lines that go on with a task up to one that holds a date. Where every job is hung below a mark, only those that begin with one. */
const datedRests = memoOfList((lines: readonly Line[]): ReadonlySet<Line> => {
  const rests = new Map<Line, Line>()
  let task: Line | null = null
  const haveCapitals =
    lines.filter((line) => /^[\p{Lu}\d]/u.test(line.text) && isDatedHeading(line)).length >= MIN_CAPITALS
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    if (task && before && isBelow(line, before) && (hangs(line, task) || goesOn(line, task, before, haveCapitals)))
      rests.set(line, task)
    else task = line
  }
  if (rests.size === 0) return new Set()
  const heads = lines.some((line) => !line.bullet && !rests.has(line) && isDatedHeading(line))
  const isDated = ({ text }: Line) => {
    const [date] = findDates(text)
    return date !== undefined && (heads || date.start === 0)
  }
  // Of a paragraph without a mark, with what stands above them, so that its length shows what it is.
  let isAbove = false
  const joined = lines.toReversed().filter((line) => {
    const task = rests.get(line)
    isAbove = task !== undefined && ((isAbove && !task.bullet) || isDated(line))
    return isAbove
  })
  return new Set(joined)
})

/** The lines, such rests of tasks joined to the line before. */
export const joinDatedTasks = (lines: readonly Line[]): Line[] => {
  const rests = datedRests(lines)
  if (rests.size === 0) return [...lines]
  const out: Line[] = []
  for (const line of lines) {
    const before = out.at(-1)
    if (before && rests.has(line)) out[out.length - 1] = { ...before, text: joinLines(before.text, line, before) }
    else out.push(line)
  }
  return out
}
