// Turns jobs written as a bullet or a sentence into headings: "Atuei como Vendedora - Empresa Loja Azul - 2019 a 2021".
import { type Line, withoutParts } from '../../../../documents/document'
import { findRanges } from '../../dates/dates'
import { joinLines } from '../../lines/hyphens'
import { countWords } from '../../text'
import { MAX_DATED_WORDS } from '../headings/dated'
import { isTitle } from '../names/titles'
import { duration } from '../parts'
import { leadIn, statedJob } from './stated'

const opener =
  /^(?:atu(?:ei|o|ava|ando)|trabalh(?:ei|o|ava|ando)|worked|served|working|employed)(?: \d{1,2} (?:anos?|m[eê]s(?:es)?|years?|months?))? (?:como|na fun[çc][ãa]o de|no cargo de|as an?|as)\s+/iu
/** The word "Empresa" before the name, unless the name begins with it: "Empresa Brasileira de Correios". */
const company =
  /(?<=(?:[-–—|,]|\bna|\bat|\bno)\s+)(?:empresa|company)\s*:?\s+(?!Brasileira|Municipal|Estadual|d[aeo]s?\b)(?=\p{Lu})/iu
/** Most words of a job described in one sentence; longer ones also describe tasks. */
const MAX_SENTENCE_WORDS = 24

const isDated = (text: string): boolean => findRanges(text).length > 0 || duration.test(text)

const toHeadingLine = (line: Line, text: string): Line => ({
  ...withoutParts(line),
  text: text.replace(opener, '').replace(company, ''),
  bullet: false,
})

/** Where a sentence ends and another one begins. */
const stop = /(?<=(?:\p{L}{3}|\))[.;])\s+(?=\p{L})/u

/** Each stated job of a line as a heading of its own, what else is stated of it below; null where none is stated. */
const statedJobs = (line: Line): Line[] | null => {
  const all = line.text.split(stop)
  const stated = all.map(statedJob)
  const plain = withoutParts(line)
  return stated.every((job) => job === null)
    ? null
    : all.flatMap((text, at): Line[] => {
        const job = stated[at]
        if (!job) return [{ ...plain, text }]
        const heading = { ...plain, text: `${job.title} | ${job.employer} | ${job.when}`, bullet: false }
        return job.more && countWords(job.more) > 1 ? [heading, { ...plain, text: job.more, bullet: true }] : [heading]
      })
}

/** Lines of a paragraph that states a job, and the distance between them. */
const LINES = 5
const SPACING = 1.7

/** How a paragraph begins that states a job. */
const begins =
  /^(?:(?:de|from|entre|between|in|em|desde|since|durante|during)\s|.{0,40}(?:trabalh|atu|fui|sou|comecei|ingressei|entrei|joined|started|prest|estou|fiquei|passei|work|serv|was|am|employed|been|went|moved))/iu

/** The paragraph that a line begins, as one line, while no sentence ends a line; null where it has but one. */
const paragraphAt = (lines: readonly Line[], at: number): { readonly line: Line; readonly used: number } | null => {
  const first = lines[at]!
  if (first.bullet || first.parts || first.x === 0 || !begins.test(first.text)) return null
  let [text, count] = [first.text, 1]
  for (; count < LINES; count++) {
    const next = lines[at + count]
    const goesOn = next && !next.bullet && !next.parts && next.page === first.page && next.column === first.column
    if (!goesOn || next.gap > SPACING || next.bold !== first.bold || statedJob(next.text)) break
    if (/[.;:!?]$/.test(text) && statedJobs({ ...first, text })) break
    text = joinLines(text, next, lines[at + count - 1]!)
  }
  return count > 1 ? { line: { ...first, text }, used: count } : null
}

/** True where the paragraph that begins with this line states a job, over however many lines it wraps. */
export const statesOverLines = (lines: readonly Line[], at: number): boolean => {
  const paragraph = paragraphAt(lines, at)
  return paragraph !== null && statedJobs(paragraph.line) !== null
}

/** True for the second half of a task, "no sistema e apoio ao caixa", which states no job with the line below it. */
const isRest = (line: Line, above: Line | undefined): boolean =>
  /^\p{Ll}/u.test(line.text) &&
  !line.bullet &&
  above !== undefined &&
  /[\p{L},]$/u.test(above.text) &&
  !isDated(above.text)

/** True for a text that begins with a job, up to its first comma. */
const leadsWith = (text: string): boolean => isTitle(text.split(/[,(–—]| - /u)[0] ?? '')

/** The lines with such sentences as headings; one that wraps is joined with its second line. All others are unchanged. */
export const fromSentences = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at]!, lines[at + 1]]
    const paragraph = paragraphAt(lines, at)
    const jobs = paragraph && statedJobs(paragraph.line)
    if (jobs) {
      out.push(...jobs)
      at += paragraph.used - 1
      continue
    }
    const stated = statedJobs(line)
    const both = next && !next.bullet && next.page === line.page ? `${line.text} ${next.text}` : ''
    const wrapped =
      stated === null && both && line.x > 0 && !isRest(line, lines[at - 1]) ? statedJobs({ ...line, text: both }) : null
    const opens = opener.test(line.text)
    const lead = leadIn.exec(line.text)?.[0] ?? ''
    const named = line.text.slice(lead.length)
    if (stated) out.push(...stated)
    else if (lead && isDated(line.text) && countWords(line.text) <= MAX_DATED_WORDS && leadsWith(named))
      out.push({ ...line, text: named, bullet: false })
    else if (opens && isDated(line.text) && countWords(line.text) <= MAX_SENTENCE_WORDS)
      out.push(toHeadingLine(line, line.text))
    else if (wrapped && statedJob(next!.text) === null) {
      out.push(...wrapped)
      at += 1
    } else if (opens && both && isDated(both) && countWords(both) <= MAX_SENTENCE_WORDS) {
      out.push(toHeadingLine(line, both))
      at += 1
    } else out.push(line)
  }
  return out
}
