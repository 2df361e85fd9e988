// Cuts the first task off a heading in running text, where two jobs or more of the section are written so.
import { type Line, withoutParts } from '../../../../documents/document'
import { splitBullet } from '../../../../documents/text'
import { findRanges } from '../../dates/dates'
import { countWords } from '../../text'
import { isBareDate } from '../headings/dated'
import { isTitle } from '../names/titles'

/** Jobs that are written so, from which the others are. */
const ALIKE = 2

/** Words of a heading before its first sentence of tasks. */
const HEADING_WORDS = 12
const stop = /^(.{4,90}?(?:\p{L}{3}|\)))\.\s+(?=\p{Lu}|\d)(.+)$/u

/**
 * "2019 – 2021: Volvo Dicave, Mecânico. Revisão de caminhões", or the same below a line with the dates alone: the heading and the first
 * task; null for any other line.
 */
const splitTask = (line: Line, at: number, lines: readonly Line[]): Line[] | null => {
  const [range] = findRanges(line.text)
  const before = lines[at - 1]
  const below = !range && before !== undefined && isBareDate(before) && findRanges(before.text).length > 0
  if (line.bullet || (!below && (!range || range.start > 1))) return null
  const dates = below ? '' : line.text.slice(0, range!.end)
  const { text } = splitBullet(line.text.slice(dates.length).replace(/^[\s:–—|-]+/u, ''))
  const [, head = '', task = ''] = stop.exec(text) ?? []
  if (head === '' || !/, /u.test(head) || countWords(head) > HEADING_WORDS || !isTitle(head)) return null
  const plain = withoutParts(line)
  return [
    { ...plain, text: below ? head : `${dates} | ${head}` },
    { ...plain, text: task, bullet: true },
  ]
}

/** The lines, where two jobs or more are written so, with each heading on a line of its own. */
export const splitRunOnTasks = (lines: readonly Line[]): Line[] => {
  const split = lines.map(splitTask)
  return split.filter((one) => one !== null).length < ALIKE
    ? [...lines]
    : lines.flatMap((line, at) => split[at] ?? [line])
}
