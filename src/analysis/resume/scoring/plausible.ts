// Finds claims that a recruiter will doubt: figures beyond what one person does (sentences/doubted.ts), and jobs that contradict one another.
import type { Resume } from '../reading'
import { findDates, findRanges, type Point } from '../reading/dates/dates'
import type { Role } from '../reading/experience/role'
import type { Block } from '../reading/lines/paragraphs'
import { fold } from '../reading/text'
import { sentencesOf } from '../sentences/blocks'
import {
  type Doubted,
  type DoubtReason,
  findDoubted,
  growingOften,
  numberPattern,
  wordPattern,
} from '../sentences/doubted'
import { yearsAtWork } from '../sentences/time/tenure'
import { isLeader } from '../skills/leader'

const month = ({ year, month: of }: Point): number => year * 12 + (of ?? 1)

/** Number of jobs at one time, and of months, from which they contradict one another. */
const AT_ONCE = { jobs: 5, months: 12 }

/** Five jobs or more at one time, with the last of them; freelancers and boards seldom name so many with periods. */
const overlapping = (roles: readonly Role[], latest: number): Role | null => {
  const spans = roles.flatMap((role) => {
    const { dates } = role
    if (!dates?.to) return []
    return [{ role, from: month(dates.from), to: dates.to === 'present' ? latest : month(dates.to) }]
  })
  for (const { role, from } of spans) {
    const during = spans.filter((other) => other.from <= from && other.to >= from + AT_ONCE.months)
    if (during.length >= AT_ONCE.jobs) return role
  }
  return null
}

/** Years ahead of today in which a job may begin, and a fixed term, an apprenticeship or a doctorate may be due to end. */
const AHEAD = { start: 1, end: 6 }
/** Jobs whose dates cannot be: one that ends before it begins alone of its page, and one many years ahead. */
const impossible = ({ roles, now }: Resume): Doubted[] => {
  const written = roles.flatMap((role) => {
    const line = role.datesLine ?? role.line
    return findRanges(line.text).flatMap(({ from, to, start, end }) => {
      const mark = line.text.slice(start, end)
      if (to === null) return []
      const isLate =
        now !== null && (from.year > now.year + AHEAD.start || (to !== 'present' && to.year > now.year + AHEAD.end))
      const years = mark.match(/(?:19|20)\d\d/g)?.map(Number) ?? []
      // "Censo 2022 – 2021 a 2022" has a year in its name.
      const isAlone = (line.text.match(/(?:19|20)\d\d/g) ?? []).length === years.length
      const isReversed = to !== 'present' && isAlone && years.length === 2 && years[0]! > years[1]!
      return [{ line, mark, isLate, isReversed, isPast: to !== 'present' }]
    })
  })
  const forward = written.some(({ isReversed, isPast }) => isPast && !isReversed)
  return written
    .filter(({ isLate, isReversed }) => isLate || (isReversed && forward))
    .map(({ line, mark }) => ({ line, mark, reason: 'dates' }))
}

/** Years of age below which nobody has a job to put in a résumé. */
const WORKING_AGE = 10
const birthYear =
  /(?<!\p{L})(?:nasci(?:d[oa])?(?: em)?|nascimento|data de nasc\p{L}*|born(?: (?:in|on))?|date of birth|birth ?date|dob)\W{0,3}(?:em |in |on )?(?:[\d/.\- ]{0,12}|\d{1,2} (?:de )?\p{L}{3,9} (?:de )?)((?:19|20)\d{2})(?!\d)/u
const claimedYears =
  /(?<!\d)(\d{2}) (?:anos (?:de|com) (?:experiencia|carreira|atuacao)|years (?:of|in) (?:\p{L}+ )?(?:experience|business|industry))/u

/** Work before the age of ten by the person's own date of birth, or more years of experience than that leaves. */
const tooYoung = ({ lines, roles }: Resume, latest: number): Doubted | null => {
  const born = lines.flatMap((line) => {
    const match = fold(line.text).match(birthYear)
    return match ? [Number(match[1])] : []
  })[0]
  if (born === undefined) return null
  const early = roles.find(
    ({ dates }) => dates !== null && dates.from.year >= born && dates.from.year < born + WORKING_AGE,
  )
  if (early) return { line: early.line, mark: String(early.dates!.from.year), reason: 'age' }
  for (const line of lines) {
    const match = fold(line.text).match(claimedYears)
    if (match && Math.floor(latest / 12) - born < Number(match[1]) + WORKING_AGE)
      return { line, mark: line.text.slice(match.index!, match.index! + match[0].length), reason: 'age' }
  }
  return null
}

const senior =
  /(?<!\p{L})(?:senior|sr\.?|cto|ceo|cfo|coo|head|diretor[a]?|director|vice[- ]president[e]?|vp|principal|arquitet[oa] (?:de (?:software|solucoes|sistemas))|chief)(?!\p{L})/u
const trainee =
  /(?<!\p{L})(?:estagi(?:o|ario|aria)|trainee|jovem aprendiz|aprendiz|intern|internship|apprentice)(?!\p{L})/u
const school = /(?<!\p{L})(?:estudante|universi\p{L}+|college|student|high school|colegio|escola)(?!\p{L})/u

/** A headline that claims a senior level beside a traineeship as the latest job, or both at once. */
const levels = ({ headline, top, roles, name }: Resume): Doubted | null => {
  const line = headline ?? top.find((one) => one !== name?.line && senior.test(fold(one.text))) ?? null
  const lineText = line ? fold(line.text) : ''
  const claim = lineText.match(senior)
  if (!line || !claim || school.test(lineText)) return null
  const dated = roles.filter(({ dates }) => dates !== null)
  const latest = dated.toSorted((a, b) => month(b.dates!.from) - month(a.dates!.from))[0]
  const learns = trainee.test(lineText) || (latest?.title ? trainee.test(fold(latest.title)) : false)
  return learns ? { line, mark: line.text.slice(claim.index!, claim.index! + claim[0].length), reason: 'level' } : null
}

/** Figures of one sentence, and years of work, with which a leader shows the size of the business. */
const BACKED = { figures: 3, years: 10 }

/** True for the size of a staff that the page bears out by years of leading or another sentence. */
const isBacked = (mark: string, sentences: readonly Block[], resume: Resume): boolean => {
  const size = fold(mark).match(new RegExp(`${numberPattern}${wordPattern} \\p{L}+$`, 'u'))
  const leads = [resume.roles[0]?.title, resume.headline?.text].some((title) => isLeader(title ?? null))
  return (
    leads &&
    size !== null &&
    yearsAtWork(resume) >= BACKED.years &&
    sentences.some(({ text }) => text.includes(size[1]!) && new Set(text.match(/\d[\d.,]*/g)).size >= BACKED.figures)
  )
}

/** Every claim that a recruiter will doubt, figures first. Pure; bounded by the lines. */
export const doubtedClaims = (resume: Resume): Doubted[] => {
  const sentences = sentencesOf(resume.lines, resume)
  const figures = sentences.flatMap((line): Doubted[] => {
    const doubt = findDoubted(line.text)
    return doubt && !isBacked(doubt.mark, sentences, resume) ? [{ line, ...doubt }] : []
  })
  const often = figures.some(({ reason }) => reason === 'growth') ? [] : growingOften(sentences)
  const latest = Math.max(
    0,
    ...resume.lines.flatMap(({ text }) =>
      findDates(text).flatMap(({ from, to }) => (to && to !== 'present' ? [month(from), month(to)] : [month(from)])),
    ),
  )
  const jobs = overlapping(resume.roles, latest)
  const overlap: Doubted[] = jobs ? [{ line: jobs.line, mark: jobs.line.text, reason: 'overlap' }] : []
  return [
    ...impossible(resume),
    ...figures,
    ...often,
    ...overlap,
    ...[tooYoung(resume, latest), levels(resume)].flatMap((found) => found ?? []),
  ]
}

/** Weight of each doubt; what contradicts itself weighs more than a figure. */
const WEIGHT: Readonly<Record<DoubtReason, number>> = {
  growth: 1,
  cut: 1,
  scale: 1,
  overlap: 2,
  age: 2,
  level: 1,
  dates: 1,
}
/** Least weight of doubts before the rest of the page is no longer believed. */
export const DOUBTED = 2

/** True where dates of a job cannot be, which has a limit of its own. */
export const hasImpossibleDates = (found: readonly Doubted[]): boolean => found.some(({ reason }) => reason === 'dates')
export const doubtWeight = (found: readonly Doubted[]): number =>
  found.reduce((sum, { reason }) => sum + WEIGHT[reason], 0)
