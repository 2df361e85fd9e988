// Matches the conditions of a job (years, seniority, language, education, licence, place) with the résumé.
import type { Line } from '../../documents/document'
import { pointAt } from '../../resume/evidence'
import { linesOf, type Resume } from '../../resume/reading'
import type { CurrentMonth } from '../../resume/reading/dates/dates'
import { findCity } from '../../resume/reading/person/contact'
import { fold } from '../../resume/reading/text'
import type { Evidence } from '../../resume/result'
import { availabilityIn, credentialsIn } from '../conditions'
import { educationIn, isTitleOf, languagesIn, licenceIn, registerIn, seniorityIn } from '../levels'
import type { Requirement, RequirementMatch } from '../result'
import type { workOf } from './work/asked-work'
import { workedIn } from './work/periods'

type Answer = Pick<RequirementMatch, 'met' | 'has' | 'evidence'>
type YearsAnswer = Answer & Pick<RequirementMatch, 'worked' | 'months' | 'inWork' | 'near'>
const unknown: Answer = { met: 'unknown', has: null, evidence: null }

/**
 * `now` is for jobs without an end; `workMatches`: the person's work is of the advert's kind (rubric.ts); `work` finds the
 * jobs in which years and levels count.
 */
export type Context = {
  readonly now: CurrentMonth | null
  readonly workMatches: boolean
  readonly work: ReturnType<typeof workOf>
}

/** Whole years of a number of months; one missing month does not lose a year. */
const wholeYears = (months: number): number => Math.floor((months + 1) / 12)

/** Years count in the work that is asked for; those of other work are shown and meet nothing. Internships meet in part. */
const years = (asked: Requirement, resume: Resume, context: Context): YearsAnswer => {
  const answer = yearsRead(asked, resume, context)
  // Of jobs without a time the years are not known: what was counted is no sum of all.
  const isPart = resume.roles.some(({ dates }) => dates === null)
  if (!isPart) return answer
  return answer.met === 'yes' ? { met: 'yes', has: null, evidence: answer.evidence } : unknown
}

const yearsRead = (asked: Requirement, resume: Resume, { now, workMatches, work }: Context): YearsAnswer => {
  const all = workedIn(resume.roles, now)
  if (!all) return unknown
  const { name, alike, roles, exact, near } = work.asked(asked.quote)
  const worked = `${wholeYears(all.months)}`
  const beside =
    roles === null ? {} : { worked, ...(name !== null && !(alike && roles.length > 0) && { inWork: name }) }
  const workedYears = roles === null ? all : workedIn(roles, now)
  const helped = workedYears ? null : workedIn(near, now)
  // A helper's years are near the work that is asked for, and meet it in part however many they are.
  if (helped && near[0]?.title)
    return {
      met: 'part',
      has: `${wholeYears(helped.months)}`,
      evidence: pointAt(helped.line),
      worked,
      near: near[0].title,
    }
  if (!workedYears) return { met: workMatches ? 'unknown' : 'no', has: null, evidence: pointAt(all.line), ...beside }
  const { months, internship, open, line } = workedYears
  const some = months + internship > 0
  const counted = asked.level < 1 ? { months: months > 0 ? months : internship } : {}
  const enough = months + 1 >= asked.level * 12
  // Years of work that is only close to it meet it in part, as a secretary's do for a receptionist.
  const sure = exact === null ? workedYears : workedIn(exact, now)
  const proved = sure !== null && (sure.months + 1 >= asked.level * 12 || sure.open)
  const close = enough && !proved ? (roles ?? []).find((one) => !exact?.includes(one) && one.title !== null) : undefined
  if (close?.title)
    return { met: 'part', has: `${wholeYears(months)}`, evidence: pointAt(line), worked, near: close.title, ...counted }
  // Where the advert names no work, years of work of another kind meet it in part.
  const met = enough ? (roles !== null || workMatches ? 'yes' : 'part') : open ? 'unknown' : some ? 'part' : 'no'
  return { met, has: `${wholeYears(months)}`, evidence: pointAt(line), ...beside, ...counted }
}

/** Rank by years of work, where no title names a level: under 2 junior, under 5 mid, else senior. */
const rankOf = (count: number): number => (count < 2 ? 2 : count < 5 ? 3 : 4)

const rankMet = (rank: number, level: number): Answer['met'] =>
  rank >= level ? 'yes' : rank === level - 1 ? 'part' : 'no'

const firstIn = <T>(lines: readonly Line[], find: (text: string) => T | null): { found: T; line: Line } | null => {
  for (const line of lines) {
    const match = find(line.text)
    if (match !== null) return { found: match, line }
  }
  return null
}

/** The rank of interns and apprentices in levels.ts. */
const FIRST_RANK = 1

/** Where a person says what they look for: the lines below the name, and the objective. */
const saysOf = ({ name, top, sections, headline }: Resume): Line[] => [
  ...(headline ? [headline] : []),
  ...top.filter((line) => line !== name?.line),
  ...linesOf(sections, 'objective'),
]

/** The text's own words for a level. */
const levelNamed = (level: string, text: string): string | null => {
  const named = seniorityIn(fold(text))
  return named?.name === level ? text.slice(named.start, named.end) : null
}

/**
 * A level needs evidence in work of the advert's kind: the level a title of that work names, else the years in it, which
 * `has` then gives.
 */
const seniority = ({ what, level }: Requirement, resume: Resume, { now, workMatches, work }: Context): YearsAnswer => {
  // Who looks for a first job says so above the work, and needs none to be an apprentice.
  const declared = level > FIRST_RANK ? null : firstIn(saysOf(resume), (text) => levelNamed(what, text))
  if (declared) return { met: 'yes', has: what, evidence: pointAt(declared.line, declared.found) }
  if (!workMatches) return unknown
  const trade = work.trade()
  const roles = trade.roles ?? resume.roles
  const named = roles.flatMap(({ title, line }) => {
    const level = title ? seniorityIn(fold(title)) : null
    return level ? [{ ...level, line }] : []
  })
  const [top] = named.toSorted((a, b) => b.rank - a.rank)
  const worked = workedIn(roles, now)
  const count = worked && !worked.open ? wholeYears(worked.months) : null
  // An old traineeship is not today's level, so only the present job's title overrides the years.
  const [latest] = resume.roles
  const present = latest !== undefined && roles.includes(latest) && seniorityIn(fold(latest.title ?? '')) !== null
  if (top && (present || count === null || top.rank >= rankOf(count)))
    return { met: rankMet(top.rank, level), has: top.name, evidence: pointAt(top.line) }
  const all = workedIn(resume.roles, now)
  const dated = resume.roles.every(({ dates }) => dates !== null)
  const beside = all && !all.open && dated ? { worked: `${wholeYears(all.months)}` } : {}
  if (count === null || !worked || trade.roles === null) return { ...unknown, ...beside }
  const met = rankMet(rankOf(count), level)
  const evidence = pointAt(worked.line)
  // Jobs of other titles that show what the advert asks for are near its work, and meet a level in part.
  const otherTitle = trade.roles.some(({ title }) => title !== null && work.isTitled(title))
    ? undefined
    : trade.roles.find(({ title }) => title !== null)?.title
  return otherTitle
    ? { met: met === 'yes' ? 'part' : met, has: `${count}`, evidence, near: otherTitle }
    : { met, has: `${count}`, evidence }
}

/** The level (levels.ts) that a résumé written in the language shows: intermediate. */
const WRITTEN = 2

const language = ({ what, level }: Requirement, { lines, language: resumeLanguage }: Resume): Answer => {
  const all = lines.flatMap((line) =>
    languagesIn(fold(line.text)).flatMap((found) => (found.language === what ? [{ found, line }] : [])),
  )
  const [best] = all.toSorted((a, b) => b.found.rank - a.found.rank)
  // Somebody who writes a whole résumé in a language works in it; how fluently the text does not show.
  if (!best && what === (resumeLanguage === 'en' ? 'Inglês' : 'Português'))
    return { met: level <= WRITTEN ? 'yes' : 'part', has: 'written', evidence: null }
  if (!best) return { met: 'no', has: null, evidence: null }
  const { rank, name, start, end } = best.found
  const evidence: Evidence = pointAt(best.line, best.line.text.slice(start, end))
  // A language named without a level is met at an unknown level.
  const met = level === 0 || rank >= level ? 'yes' : rank === 0 ? 'unknown' : 'part'
  return { met, has: name, evidence }
}

/** Rank of school in levels.ts. */
const SECONDARY = 2
/** What only somebody with finished school attends: a university by its kind or, in Brazil, by its initials. */
const university =
  /[Uu]niversi(?:dade|ty)|[Ff]aculdade|[Cc]entro [Uu]niversitári|(?<!\p{L})(?:U[FN]\p{Lu}{1,5}|UE\p{Lu}{1,3}|PUC|USP|IF\p{Lu}{2}|FGV|UNA|UNIP|UNESP|UNICAMP)(?![\p{L}])|\(cursando\)|\b(?:graduação|superior|bacharelado|licenciatura)\b/u

const education = (level: number, resume: Resume): Answer => {
  const all = [...linesOf(resume.sections, 'education', 'courses'), ...resume.top].flatMap((line) => {
    const degree = educationIn(fold(line.text))
    return degree ? [{ found: degree, line }] : []
  })
  const [best] = all.toSorted((a, b) => b.found.rank - a.found.rank)
  // Who studies or studied at a university finished school, also where the line names no level: "Pedagogia (cursando), UNA".
  const higher =
    level > SECONDARY ? undefined : linesOf(resume.sections, 'education').find(({ text }) => university.test(text))
  if (higher && (best?.found.rank ?? 0) < level) return { met: 'yes', has: 'secondary', evidence: pointAt(higher) }
  if (!best) return unknown
  const { rank, name, start, end } = best.found
  const met = rank >= level ? 'yes' : rank >= level - 0.5 ? 'part' : 'no'
  return { met, has: name, evidence: pointAt(best.line, best.line.text.slice(start, end)) }
}

/** Category D includes C and B; A (motorcycles) is separate. */
const drives = (has: string, asked: string): boolean =>
  [...asked].every((category) =>
    category === 'A' ? has.includes('A') : [...has].some((own) => own !== 'A' && own >= category),
  )

const licence = ({ what }: Requirement, { lines, roles, headline }: Resume): Answer => {
  const category = what.startsWith('CNH') ? what.slice(4) : null
  const hit =
    category === null
      ? firstIn(lines, (text) => {
          const register = registerIn(text)
          return register && register.name === what ? { has: what, ...register } : null
        })
      : firstIn(lines, (text) => {
          const licences = licenceIn(text)
          return licences ? { has: `CNH ${licences.category}`.trim(), ...licences } : null
        })
  const title = [headline, ...roles.map(({ title, line }) => (title ? line : null))].find(
    (line) => line && isTitleOf(what, fold(line.text)),
  )
  if (!hit && title) return { met: 'yes', has: what, evidence: pointAt(title) }
  if (!hit) return { met: 'no', has: null, evidence: null }
  const { has, start, end } = hit.found
  const driven = has.slice(4)
  const met = !category ? 'yes' : driven === '' ? 'unknown' : drives(driven, category) ? 'yes' : 'no'
  return { met, has, evidence: pointAt(hit.line, hit.line.text.slice(start, end)) }
}

/** What a résumé need not say, so that its silence says nothing. */
const silent = new Set(['right-to-work', 'references', 'criminal-record', 'MEI'])

/** A credential, or a time somebody is free, named in the résumé. */
const named = ({ kind, what }: Requirement, { lines }: Resume): Answer => {
  const find = kind === 'availability' ? availabilityIn : credentialsIn
  const hit = firstIn(lines, (text) => find(fold(text)).find(({ name }) => name === what) ?? null)
  if (hit)
    return { met: 'yes', has: what, evidence: pointAt(hit.line, hit.line.text.slice(hit.found.start, hit.found.end)) }
  return kind === 'availability' || silent.has(what) ? unknown : { met: 'no', has: null, evidence: null }
}

const cityName = (text: string): string =>
  fold(text)
    .split(/[,/(–—-]/)[0]
    ?.trim() ?? ''

const place = ({ what }: Requirement, { contact: { city } }: Resume): Answer => {
  // A part of a town, "zona sul", is known to those who live there.
  if (!city || findCity(what) === null) return unknown
  const met = cityName(city.value) === cityName(what) ? 'yes' : 'no'
  return { met, has: city.value, evidence: city.line ? pointAt(city.line, city.value) : null }
}

/** How a résumé meets a condition. A topic the résumé omits is unknown, unless a résumé would always name it. */
export const answerOf = (asked: Requirement, resume: Resume, context: Context): RequirementMatch => {
  const answer = (): YearsAnswer => {
    switch (asked.kind) {
      case 'years':
        return years(asked, resume, context)
      case 'seniority':
        return seniority(asked, resume, context)
      case 'language':
        return language(asked, resume)
      case 'education':
        return education(asked.level, resume)
      case 'licence':
        return credentialsIn(fold(asked.quote.mark)).some(({ name }) => name === asked.what)
          ? named(asked, resume)
          : licence(asked, resume)
      case 'availability':
        return named(asked, resume)
      case 'place':
        return place(asked, resume)
    }
  }
  return { ...asked, ...answer() }
}
