// Divides a line that the person says holds a job and its first task.
import { findDates } from '../dates/dates'
import { beginsAsTask, opening } from '../experience/tasks/openings'

/** Characters from which the opening of a task is recognised. */
const OPENING = 60

/** A sign or a space behind which a task may begin. */
const boundary = /[.;:,|–—-]\s+|\s+/gu

const opensTask = (text: string): boolean => /^\p{L}/u.test(text) && beginsAsTask(text)
/** The forms of verbs in which tasks are written; "público" and "troco" are verbs, too, and more often nouns. */
const verbForm = /^\p{Ll}*(?:ei|[bcdfglmnprstv]i|[ua]í|ou|iu|eu|iz|ava|ia|ando|endo|indo|ed|ing|ar|er|ir)(?!\p{L})/u
const stop = /(?<=[\p{L}\d)])[.;]\s+|\s[|–—]\s/u

const trimSigns = (text: string): string =>
  text.replace(/^[\s.;:,|–—-]+/u, '').replace(/(?<![\s,;:|–—-])[\s,;:|–—-]+$/u, '')

/** Where the task begins: at a verb or its noun behind a sign, else behind the dates, a verb or the first sentence. */
const taskAt = (text: string): number | null => {
  const starts = [...text.matchAll(boundary)].map((match) => {
    const end = match.index + match[0].length
    return { sign: match[0].trim(), end, words: text.slice(end, end + OPENING) }
  })
  const signed = starts.find(
    ({ sign, words }) => sign !== '' && (opensTask(words) || (/[.;:]/.test(sign) && opening(words) === 'noun')),
  )
  if (signed) return signed.end
  const dated = findDates(text).at(-1)
  const end = dated ? dated.end + (/^\s*\)/u.exec(text.slice(dated.end))?.[0].length ?? 0) : 0
  const behind = trimSigns(text.slice(end))
  if (dated && (/^\p{Ll}+\W+\p{L}/u.test(behind) || /^(?:action|weak|noun)$/.test(opening(behind.slice(0, OPENING)))))
    return end
  const verb = starts.find(({ words }) => opensTask(words) && verbForm.test(words))
  if (verb) return verb.end
  const sentence = stop.exec(text)
  return sentence ? sentence.index + sentence[0].length : null
}

/** The job's heading, dates behind the task included, and its first task; null for a line with no place to divide it. */
export const divideTask = (text: string): { readonly heading: string; readonly task: string } | null => {
  const at = taskAt(text)
  if (at === null) return null
  const rest = text.slice(at)
  const end = stop.exec(rest)
  const behind = end ? rest.slice(end.index + end[0].length) : ''
  const isHeading = behind !== '' && findDates(behind).length > 0
  const task = trimSigns(isHeading && end ? rest.slice(0, end.index) : rest)
  const heading = [trimSigns(text.slice(0, at)), ...(isHeading ? [trimSigns(behind)] : [])].filter(Boolean).join(' | ')
  return heading === '' || task === '' ? null : { heading, task }
}
