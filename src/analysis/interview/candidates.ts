// Builds the possible questions of each kind from a résumé and an advert, with the lines they quote.

import { softName } from '../job/advert/terms/kinds/soft'
import type { Advert, JobResult } from '../job/result'
import { linesOf, type Resume } from '../resume/reading'
import type { Point } from '../resume/reading/dates/dates'
import type { Role } from '../resume/reading/experience/role'
import { fold } from '../resume/reading/text'
import { findVagueAim } from '../resume/sentences/empty/aim'
import { findSkills } from '../resume/skills'
import { type Claim, claimOf, weakestOf } from './claims'
import { longestGap } from './gaps'
import type { Question } from './result'
import { employerOf, named, tenseOf, whereOf } from './role-words'
import { advertQuoteOf, quoteOf, repeated } from './sources'

/** The advert and its comparison with this résumé. */
type Asked = { readonly advert: Advert; readonly match: JobResult }

const ofClaim = (resume: Resume, role: Role, { block, why, mark }: Claim): Question => ({
  kind: 'claim',
  variant: why === 'empty' ? why : `${why ?? 'good'}${tenseOf(role, block.text)}`,
  values: { claim: repeated(block.text) },
  quotes: [quoteOf(resume, block, mark)],
})

/** One question per job, in the order of `roles`, about its weakest line or, if it has none, its tasks; without duplicates. */
export const claims = (resume: Resume, roles: readonly Role[]): Question[] => {
  const questions = roles.flatMap((role): Question[] => {
    const claim = weakestOf(role)
    if (claim) return [ofClaim(resume, role, claim)]
    if (!role.title && !role.employer) return []
    const quotes = [quoteOf(resume, role.line)]
    return [{ kind: 'claim', variant: `bare_${named(role)}${tenseOf(role, '')}`, values: whereOf(role), quotes }]
  })
  const keyOf = ({ variant, values }: Question) => JSON.stringify([variant, values])
  const first = new Map(questions.toReversed().map((question) => [keyOf(question), question]))
  return [...first.values()].toReversed()
}

/** The figures to defend, that of the strongest line first, except the lines in `taken`, which already have a question. */
export const figures = (resume: Resume, taken: ReadonlySet<number>): Question[] =>
  resume.statements
    .map(claimOf)
    .filter(({ figure: mark, block }) => mark !== null && !taken.has(quoteOf(resume, block).line))
    .toSorted((one, other) => one.weakness - other.weakness)
    .map(({ figure: mark, block }) => ({
      kind: 'figure',
      variant: `one${tenseOf(
        resume.roles.find(({ statements }) => statements.some(({ text }) => text === block.text)),
        block.text,
      )}`,
      values: { figure: repeated(block.text) },
      quotes: [quoteOf(resume, block, mark)],
    }))

const needs = ['required', 'duty', 'desirable'] as const

/** The requirement of the advert worth most points that the résumé does not show. */
export const requirement = (asked: Asked | null): Question | null => {
  const missing = asked?.match.keywords.filter(({ bucket, kind }) => bucket === 'missing' && kind === 'hard') ?? []
  const [first] = missing.toSorted(
    (one, other) => needs.indexOf(one.need) - needs.indexOf(other.need) || other.gain - one.gain,
  )
  if (!first) return null
  return {
    kind: 'requirement',
    variant: first.need,
    values: { what: repeated(first.text) },
    quotes: [advertQuoteOf(first.quote)],
  }
}

const dateText = ({ year, month }: Point): string => (month ? `${String(month).padStart(2, '0')}/${year}` : `${year}`)

export const gap = (resume: Resume, year: number | null): Question | null => {
  if (resume.firstJob || resume.unread.length > 0) return null
  const longest = longestGap(resume.roles, year)
  if (!longest) return null
  const from = dateText(longest.from)
  const line = longest.role.datesLine ?? longest.role.line
  return {
    kind: 'gap',
    variant: longest.to ? 'between' : 'since',
    values: longest.to ? { from, to: dateText(longest.to) } : { from },
    quotes: [quoteOf(resume, line)],
  }
}

/** Asks why a finished job ended, the latest first. */
export const changes = (resume: Resume): Question[] =>
  (resume.firstJob ? [] : resume.roles)
    .filter((one) => employerOf(one) && one.dates?.to && one.dates.to !== 'present')
    .map((role) => ({ kind: 'change', variant: 'left', values: whereOf(role), quotes: [quoteOf(resume, role.line)] }))

/** Programs that nobody is asked about. */
const everyday = new Set(['Pacote Office', 'Word', 'PowerPoint', 'Outlook', 'Windows'])

/** True for a text that has `mark` as words of its own, as it is written. */
const names = (text: string, mark: string): boolean =>
  ` ${text.replace(/[^\p{L}\p{N}+#]+/gu, ' ')} `.includes(` ${mark.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim()} `)

/** A listed skill that no other line shows, preferably one that the advert names. */
export const skill = (resume: Resume, asked: Asked | null): Question | null => {
  const { listed, shown: evident } = findSkills(resume)
  // What everybody uses, and what a project or the summary shows, needs no such question.
  const shownIn = linesOf(resume.sections, 'experience', 'projects', 'volunteer', 'education', 'courses', 'summary')
  const loose = listed.filter(
    ({ id, mark }) =>
      !everyday.has(id) && !evident.some((one) => one.id === id) && !shownIn.some(({ text }) => names(text, mark)),
  )
  const wanted = loose.find(({ id }) => asked?.match.keywords.some((keyword) => keyword.skill === id))
  const candidate = wanted ?? loose[0]
  if (!candidate) return null
  const quotes = [quoteOf(resume, candidate.line, candidate.mark)]
  return { kind: 'skill', variant: 'listed', values: { skill: repeated(candidate.mark) }, quotes }
}

/** Schooling that says nothing about the work of somebody who has worked. */
const basic =
  /(?<!\p{L})(?:ensino (?:medio|fundamental)|(?:1|2)o? grau|segundo grau|supletivo|eja|high school|secondary school|ged|gcses?|a[- ]levels?|leaving certificate)(?!\p{L})/u

/** Asks about the studies; of who has worked only about those that were for the work. */
export const study = (resume: Resume): Question | null => {
  const line = resume.education.degree ?? resume.education.school
  const worked = resume.roles.length > 0 || resume.unread.length > 0
  if (!line || (worked && basic.test(fold(line.text)))) return null
  return {
    kind: 'study',
    variant: worked ? 'useful' : 'learned',
    values: { study: repeated(line.text) },
    quotes: [quoteOf(resume, line)],
  }
}

/** Asks why the person wants this work; a vague objective is quoted because it is the reason for the question. */
export const motive = (resume: Resume, asked: Asked | null): Question => {
  const { summary } = resume
  const vague = summary && findVagueAim([summary.text])
  const title = asked?.advert.title
  const variant = title ? 'title' : vague ? 'vague' : 'plain'
  const quotes = summary ? [quoteOf(resume, summary, vague)] : []
  return { kind: 'motive', variant, values: title ? { title: repeated(title) } : {}, quotes }
}

/** Questions that suit any résumé, for one that yields too few others. */
export const general: readonly Question[] = ['strength', 'learned', 'next'].map((variant) => ({
  kind: 'motive',
  variant,
  values: {},
  quotes: [],
}))

/** Asks for a situation that shows a soft skill of the advert or, if it names none, one from a job, in the order of `roles`. */
export const situations = (resume: Resume, asked: Asked | null, roles: readonly Role[]): Question[] => {
  const soft = asked?.match.keywords.find(({ kind }) => kind === 'soft')
  if (soft) {
    const values = { soft: softName(soft, asked?.advert.language ?? 'en') }
    return [{ kind: 'situation', variant: 'soft', values, quotes: [advertQuoteOf(soft.quote)] }]
  }
  const withNames = roles.filter(({ employer, title }) => employer || title)
  return withNames.length === 0
    ? [{ kind: 'situation', variant: 'study', values: {}, quotes: [] }]
    : withNames.map((role) => ({
        kind: 'situation',
        variant: named(role),
        values: whereOf(role),
        quotes: [quoteOf(resume, role.line)],
      }))
}

/** The question that the person asks at the end, best about the advert's first task. */
export const ownQuestion = (asked: Asked | null): Question => {
  const duty = asked?.match.keywords.find(({ need }) => need === 'duty') ?? asked?.match.keywords[0]
  return {
    kind: 'own',
    variant: duty ? 'advert' : 'plain',
    values: {},
    quotes: duty ? [advertQuoteOf(duty.quote)] : [],
  }
}
