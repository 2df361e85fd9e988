// Cuts the first task off a heading in running text, where two jobs or more of the section are written so.
import { type Line, withoutParts } from '../../../../documents/document'
import { splitBullet } from '../../../../documents/text'
import { findRanges, openedAt } from '../../dates/dates'
import { nameStop } from '../../short-words'
import { countWords } from '../../text'
import { isBareDate } from '../headings/dated'
import { headNounOf } from '../names/heads'
import { isTitle, titleWeight } from '../names/titles'

/** Number of jobs written so from which any line is divided. */
const MIN_SIMILAR_JOBS = 2

/** Most words of a heading before its first sentence of tasks. */
const HEADING_WORDS = 12
const stop = new RegExp(String.raw`^(.{4,90}?)${nameStop}(?=\p{Lu}|\d)(.+)$`, 'u')

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
  return withHeading(line, below ? head : `${dates} | ${head}`, task)
}

/** Between the sentences of a line. */
const sentences = new RegExp(String.raw`(?:(?<=\d)\.\s+|${nameStop})(?=\p{Lu}|\d)`, 'u')

/** "Lobo Advocacia (Recife). Advogada sócia." below a line with the dates alone: two names, one of them a job. */
const splitNames = (line: Line, at: number, lines: readonly Line[]): Line[] | null => {
  const before = lines[at - 1]
  if (line.bullet || before === undefined || !isBareDate(before) || line.text.length > LENGTH) return null
  const [first = '', second = '', ...tasks] = line.text.split(sentences)
  const names = [first, second].map((name) => name.replace(/(?<=\p{L}{3}|\))\.$/u, ''))
  const areNames =
    line.text.includes('. ') &&
    names.every((name) => name !== '' && !/[:;!?]|\p{L}{4}\. /u.test(name) && countWords(name) <= NAME_WORDS)
  if (!areNames || (tasks.length === 0 && !/[.)]$/u.test(line.text))) return null
  const jobs = names.map((name) => titleWeight(name) === 2 && headNounOf(name) !== 'employer')
  return jobs[0] === jobs[1] ? null : withHeading(line, names.join(' | '), tasks.join('. '))
}

const withHeading = (line: Line, heading: string, task: string): Line[] => {
  const plain = withoutParts(line)
  const head = { ...plain, text: heading, bullet: false }
  return countWords(task) > 1 ? [head, { ...plain, text: task, bullet: true }] : [head]
}

/** Characters of such an entry, the names before its job, and the words of each. */
const LENGTH = 1000
const NAMES = 3
const NAME_WORDS = 8
/** What stands between the names of an entry, and before its tasks. */
const joint = new RegExp(
  String.raw`\s*,\s+(?!(?:ltda?|lda|inc|ll[cp]|s\.?a)(?!\p{L}))|\s+[–—-]\s+|${nameStop}|[:;]\s+`,
  'giu',
)
/** Words of a title that is left whole. */
const TITLE_WORDS = 5
/** "do 1º ao 3º ano", "(maternal II)": what ends the title of a longer one. */
const count = /\s(?:(?:d[aeo]s?|aos?|às?|of|for|with) \d|\().*$/u
/** "Na mesma escola, de 2008 a 2009, monitora": the employer of the sentence before. */
const same =
  /^(?:n[ao] )?(?:mesm[ao] (?:escola|empresa|firma|loja|lugar|local|hospital)|same (?:company|firm|school|place|employer))$/iu

type Entry = { readonly employer: string; readonly heading: string; readonly task: string }

/** "Colégio Sol, Betim, de 2010 a 2013, professora, responsável por …": employer, period and a job in small letters, then tasks. */
const readEntry = (text: string, last: string | null): Entry | null => {
  const [range, second] = text.length > LENGTH ? [] : findRanges(text)
  if (!range || second) return null
  const opened = openedAt(text, range)
  const [before, behind] = [text.slice(0, opened), text.slice(range.end)]
  if (before.trim() !== '' && !/[,–—(-]\s*$/u.test(before)) return null
  const names = `${before.replace(/(?<![\s,–—(-])[\s,–—(-]+$/u, ', ')}${behind.replace(/^[\s:,–—|)-]+/u, '')}`
  const ends = [...names.matchAll(joint)].slice(0, NAMES + 1)
  const pieces = [
    ...ends.map(({ index }, nth) =>
      names.slice(nth === 0 ? 0 : ends[nth - 1]!.index + ends[nth - 1]![0].length, index),
    ),
  ]
  const rest =
    ends.length <= NAMES ? names.slice(ends.length === 0 ? 0 : ends.at(-1)!.index + ends.at(-1)![0].length) : ''
  const all = rest === '' ? pieces : [...pieces, rest]
  const at = all.findIndex((piece) => /^\p{Ll}/u.test(piece) && headNounOf(piece.replace(count, '')) === 'job')
  const [first = ''] = all
  const employer = same.test(first.trim()) && last !== null ? last : first
  if (at < 1 || !/^\p{Lu}/u.test(employer) || titleWeight(employer) === 2) return null
  const job = (countWords(all[at]!) > TITLE_WORDS ? all[at]!.replace(count, '') : all[at]!).replace(/\.$/u, '')
  if (countWords(employer) > NAME_WORDS || countWords(job) > NAME_WORDS) return null
  const task = `${all[at]!.slice(job.length)} ${ends[at] ? names.slice(ends[at].index + ends[at][0].length) : ''}`
  return {
    employer,
    heading: `${job} | ${employer} | ${text.slice(opened, range.end)}`,
    task: task.replace(/^[\s.,;:]+/u, '').trim(),
  }
}

/** Between two sentences of an entry. */
const sentence = new RegExp(String.raw`${nameStop}(?=\p{Lu})`, 'u')

/** The entries of a line, each with its period; null where a period is in none. */
const splitEntries = (line: Line): Line[] | null => {
  const single = readEntry(line.text, null)
  if (single) return withHeading(line, single.heading, single.task)
  const out: Line[] = []
  let last: string | null = null
  for (const text of findRanges(line.text).length > 1 ? line.text.split(sentence) : []) {
    const entry = readEntry(text, last)
    if (entry) out.push(...withHeading(line, entry.heading, entry.task))
    else if (findRanges(text).length > 0 || last === null) return null
    else out.push({ ...withoutParts(line), text, bullet: true })
    last = entry?.employer ?? last
  }
  return out.length > 0 ? out : null
}

/** "Delivery Driver: 30 drops a night" below "Motor City Pizza, 2019 to 2021": the job, then its tasks. */
const splitTitle = (line: Line, at: number, lines: readonly Line[]): Line[] | null => {
  const above = lines[at - 1]
  const [, title = '', task = ''] = /^(\p{Lu}[^:.;]{2,50}):\s+(\S.*)$/u.exec(line.text) ?? []
  if (!above || line.bullet || above.bullet || title === '' || findRanges(line.text).length > 0) return null
  const [range] = findRanges(above.text)
  const isJob = titleWeight(title) === 2 && headNounOf(title) !== 'employer' && countWords(title) <= TITLE_WORDS
  return isJob && range && titleWeight(above.text.slice(0, openedAt(above.text, range))) < 2
    ? withHeading(line, title, task)
    : null
}

/** The lines, where two jobs or more are written so, with each heading on a line of its own. */
export const splitRunOnTasks = (lines: readonly Line[]): Line[] => {
  for (const split of [lines.map(splitTask), lines.map(splitNames), lines.map(splitEntries), lines.map(splitTitle)])
    if (split.filter((one) => one !== null).length >= MIN_SIMILAR_JOBS)
      return lines.flatMap((line, at) => split[at] ?? [line])
  return [...lines]
}
