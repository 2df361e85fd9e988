// Puts dates that stand at the end of each entry, below its tasks, below its heading.
import type { Line } from '../../../../documents/document'
import { countWords } from '../../text'
import { isBareDate, isDatedHeading } from '../headings/dated'
import { formLabel } from '../names/labels'

/** A date alone, also behind its label: "Período: 2019 – 2021". */
const dateOf = (line: Line): Line | null => {
  const named = formLabel.exec(line.text)?.groups?.dates
  const bare = named ? { ...line, text: line.text.slice(line.text.indexOf(':') + 1).trim() } : line
  return isBareDate(bare) ? bare : null
}

/** A line of more words is a task, whatever ends it. */
const NAME_WORDS = 7
const isTask = ({ text, bullet }: Line): boolean => bullet || /[.;]$/.test(text) || countWords(text) > NAME_WORDS
/** Most lines of an entry without a task, whose dates stand where any other's do. */
const BARE = 2

/** The entries of a section whose every date closes one: a heading, tasks, the date; null where one is written otherwise. */
const entriesOf = (lines: readonly Line[]): Line[][] | null => {
  const last = lines.at(-1)
  if (!last || !dateOf(last)) return null
  const entries: Line[][] = [[]]
  for (const line of lines) {
    const entry = entries.at(-1)!
    const date = dateOf(line)
    if (date) {
      const [head, before] = [entry[0], entry.at(-1)]
      if (!head || !before || isTask(head) || (!isTask(before) && entry.length > BARE)) return null
      entry.push(date)
      entries.push([])
    } else if (!line.bullet && isDatedHeading(line)) return null
    else entry.push(line)
  }
  return entries.some((entry) => entry.some(isTask)) ? entries.slice(0, -1) : null
}

/** The lines with such dates above the tasks of their entries. Bounded by the lines. */
export const liftClosingDates = (lines: readonly Line[]): Line[] => {
  const entries = entriesOf(lines)
  if (entries === null) return [...lines]
  return entries.flatMap((entry) => {
    const tasks = entry.findIndex(isTask)
    if (tasks < 0) return entry
    return [...entry.slice(0, tasks), entry.at(-1)!, ...entry.slice(tasks, -1)]
  })
}
