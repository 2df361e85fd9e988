// Joins the second line of a task that begins with a year to its first: it hangs below the text, not below the bullet.
import type { Line } from '../../../../documents/document'
import { findDates } from '../../dates/dates'
import { joinLines } from '../../lines/hyphens'

/** Points by which the text of a bullet stands to the right of it, at least and at most. */
const INDENT = { least: 3, most: 30 }
/** Line spacing within one paragraph, in sizes of its letters. */
const SPACING = 1.45

/** "sem acidente com afastamento desde" above "2009", and "em" above "2021, com 300 doses por dia". */
const hangs = (line: Line, task: Line, before: Line): boolean => {
  const indent = line.x - task.x
  return (
    !line.bullet &&
    !line.parts &&
    task.x > 0 &&
    indent >= INDENT.least &&
    indent <= INDENT.most &&
    line.page === before.page &&
    line.gap <= SPACING &&
    line.size === task.size &&
    line.bold === task.bold &&
    !/[.!?:;]$/u.test(before.text)
  )
}

/** The lines, those that hang below a task and begin with a date joined to the line before. */
export const joinHanging = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  let task: Line | null = null
  for (const line of lines) {
    const before = out.at(-1)
    if (line.bullet) task = line
    else if (!task || !before || !hangs(line, task, before)) task = null
    else if (findDates(line.text)[0]?.start === 0) {
      out[out.length - 1] = { ...before, text: joinLines(before.text, line, before) }
      continue
    }
    out.push(line)
  }
  return out
}
