// Turns a job in one line without an employer into a heading and its task: "Diarista em casas de família, 2011 – 2015: limpeza".
import { type Line, withoutParts } from '../../../../documents/document'
import { either } from '../../../../phrases'
import { type DateRange, findRanges } from '../../dates/dates'
import { countWords, fold } from '../../text'
import { headNounOf, jobWeight } from '../names/heads'

/** Most characters of such a line. */
const MAX_LENGTH = 400
/** Most words before its dates. */
const MAX_JOB_WORDS = 14

/** Words between the job and those it was done for. */
const linkingWords = '(?:em|no|na|nos|nas|para(?: [ao]s?)?|for|at|in|with)(?: (?:a|an|the|uma?|other))?'
/** Homes, families and bodies in Portuguese. */
const portugueseHomes = `
  casas?(?! propria)(?!$)|residencias?|domicilios?|apartamentos?|familias?|vizinh[oa]s?|particular(es)?|patroa|obras?
  bairro|paroquia|igreja|capela|bazar|feiras?|comunidade|asilo|creche|abrigo|ong|associacao|centro comunitario
  pastoral|horta|projeto social|sitios?|chacaras?|fazendas?|rua`
/** Homes, families and bodies in English. */
const englishHomes = `
  homes?|house(s)?|households?|famil(y|ies)|neighbou?rs?|clients?|parish|church|chapel|food bank|charity( shop)?
  shelters?|community|care home|soup kitchen|farms?`
/** Homes, families and bodies without a name; two more words may stand between: "na antiga casa da família Souza". */
const household = either(portugueseHomes, englishHomes)
const forWhom = new RegExp(
  `^(.{3,40}?) (${linkingWords}) ((?:(?!(?:em|n[oa]s?|para|d[aeo]s?|for|at|in|with) )\\p{L}+ ){0,2}${household}(?!\\p{L}).*)$`,
  'u',
)

/** Where somebody works alone: no name is missing beside it. */
const ownAccount =
  /^(.{3,40}?),? (?:em casa(?: propria)?|por conta propria|autonom[oa]|informal|(?:from|at) home|self-employed)$/u

/** Without what precedes the dates: "Diarista, de 2011 até hoje", "Cleaner (since 2015)". */
const beforeDates = (text: string): string =>
  text
    .replace(/(?<![\s(])[\s(]+$/u, '')
    .replace(/\b(?:de|do ano de|desde|since|from|entre|between)$/iu, '')
    .replace(/(?<![\s,;(–—-])[\s,;(–—-]+$/u, '')
/** What a task behind the dates begins with; a comma only before a small letter, as a town may follow it too. */
const taskStart = /^\)?\s*(?:[:.;]\s*|[–—]\s*|,\s*(?=\p{Ll}))(?=\p{L})/u

type OneLine = { readonly job: string; readonly range: DateRange; readonly stated: string }

/** The job, its dates and what is stated of it; null for any other line. */
const readOneLine = ({ text, parts = [] }: Pick<Line, 'text' | 'parts'>): OneLine | null => {
  // Cells of their own part a job from its employer.
  if (text.length > MAX_LENGTH || parts.filter((part) => findRanges(part).length === 0).length > 1) return null
  const [range, second] = findRanges(text)
  if (!range || second) return null
  const job = beforeDates(text.slice(0, range.start))
  const rest = text.slice(range.end)
  const sign = taskStart.exec(rest)?.[0] ?? ''
  const isJob = splitForWhom(job) || worksAlone(job) || (/[.:]/.test(sign) && worksAt(job))
  if (countWords(job) > MAX_JOB_WORDS || /[.:;|•]/.test(job) || !isJob) return null
  return { job, range, stated: sign ? rest.slice(sign.length).trim() : '' }
}

/** "Intern at Rao & Sons Auditors, Madurai" and a period, with a sentence about the work behind it. */
const worksAt = (text: string): boolean => {
  const [, job = ''] = /^(.{3,40}?) (?:at|with|for|na|no|em) (?:the |a |o )?\p{Lu}/u.exec(text) ?? []
  return job !== '' && jobWeight(job) === 2
}

/** "Diarista em casas de família": the job and for client, where a job is at its head and no name follows. */
export const splitForWhom = (text: string): readonly [job: string, client: string] | null => {
  const folded = fold(text)
  const [, job = '', word = ''] = folded.length === text.length ? (forWhom.exec(folded) ?? []) : []
  if (job === '' || headNounOf(job) !== 'job') return null
  return [text.slice(0, job.length), text.slice(job.length + word.length + 2)]
}

const worksAlone = (text: string): boolean => {
  const job = ownAccount.exec(fold(text))?.[1]
  return job !== undefined && headNounOf(job) === 'job'
}

export const isOneLine = (line: Line): boolean => readOneLine(line) !== null

/** The lines with each such job as a heading of its own, without a bullet, and what is stated of it below. */
export const fromOneLines = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const oneLine = readOneLine(line)
    if (!oneLine) return [line]
    const plain = withoutParts(line)
    if (countWords(oneLine.stated) < 2) return [{ ...plain, bullet: false }]
    const heading = line.text.slice(0, oneLine.range.end) + (line.text[oneLine.range.end] === ')' ? ')' : '')
    return [
      { ...plain, text: heading, bullet: false },
      { ...plain, text: oneLine.stated, bullet: true },
    ]
  })
