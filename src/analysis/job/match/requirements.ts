// Matches the conditions of a job (years, seniority, language, education, licence, place) with the résumé.
import type { Line } from '../../documents/document'
import { pointAt } from '../../resume/evidence'
import { linesOf, type Resume } from '../../resume/reading'
import { fold } from '../../resume/reading/text'
import type { Evidence } from '../../resume/result'
import { educationIn, languagesIn, licenceIn, registerIn, seniorityIn } from '../levels'
import type { Requirement, RequirementMatch } from '../result'

type Answer = Pick<RequirementMatch, 'met' | 'has' | 'evidence'>
const unknown: Answer = { met: 'unknown', has: null, evidence: null }

/** Years from the first job's start to the last one's end; `open` when a job has no end and the current year is unknown. */
const yearsOf = (resume: Resume, year: number | null): { count: number; open: boolean; line: Line } | null => {
  const dated = resume.roles.flatMap(({ dates, datesLine, line }) =>
    dates ? [{ dates, line: datesLine ?? line }] : [],
  )
  const [earliest] = dated.toSorted((a, b) => a.dates.from.year - b.dates.from.year)
  if (!earliest) return null
  const going = dated.some(({ dates }) => dates.to === 'present')
  const ends = dated.map(({ dates: { from, to } }) => (to === 'present' ? (year ?? from.year) : (to ?? from).year))
  return {
    count: Math.max(0, Math.max(...ends) - earliest.dates.from.year),
    open: going && year === null,
    line: earliest.line,
  }
}

const years = (level: number, resume: Resume, year: number | null): Answer => {
  const found = yearsOf(resume, year)
  if (!found) return unknown
  const { count, open, line } = found
  const met = count >= level ? 'yes' : open ? 'unknown' : count > 0 ? 'part' : 'no'
  return { met, has: `${count}`, evidence: pointAt(line) }
}

/** Level by years of work, where no title names one: under 2 junior, under 5 mid, else senior. */
const levelOf = (count: number) =>
  count < 2
    ? ({ name: 'junior', rank: 2 } as const)
    : count < 5
      ? ({ name: 'mid', rank: 3 } as const)
      : ({ name: 'senior', rank: 4 } as const)

const seniority = (level: number, resume: Resume, year: number | null): Answer => {
  const titles = resume.roles.flatMap(({ title, line }) => (title ? [{ title, line }] : []))
  const periods = titles.flatMap(({ title, line }) => {
    const found = seniorityIn(fold(title))
    return found ? [{ ...found, line }] : []
  })
  const [top] = periods.toSorted((a, b) => b.rank - a.rank)
  const worked = yearsOf(resume, year)
  const years = worked && !worked.open ? { ...levelOf(worked.count), line: worked.line } : null
  // An old traineeship is not today's level, so only the present job's title overrides the years.
  const present = resume.roles[0]?.title
  const named = present !== undefined && present !== null && seniorityIn(fold(present)) !== null
  const own = top && (named || !years || top.rank >= years.rank) ? top : years
  if (!own) return unknown
  return {
    met: own.rank >= level ? 'yes' : own.rank === level - 1 ? 'part' : 'no',
    has: own.name,
    evidence: pointAt(own.line),
  }
}

const firstIn = <T>(lines: readonly Line[], find: (text: string) => T | null): { found: T; line: Line } | null => {
  for (const line of lines) {
    const found = find(line.text)
    if (found !== null) return { found, line }
  }
  return null
}

const language = ({ what, level }: Requirement, { lines, language: written }: Resume): Answer => {
  const all = lines.flatMap((line) =>
    languagesIn(fold(line.text)).flatMap((found) => (found.language === what ? [{ found, line }] : [])),
  )
  const [best] = all.toSorted((a, b) => b.found.rank - a.found.rank)
  // The résumé's own language is known, at a level the text does not show.
  if (!best && what === (written === 'en' ? 'Inglês' : 'Português')) return unknown
  if (!best) return { met: 'no', has: null, evidence: null }
  const { rank, name, start, end } = best.found
  const evidence: Evidence = pointAt(best.line, best.line.text.slice(start, end))
  // A language named without a level is met at an unknown level.
  const met = level === 0 || rank >= level ? 'yes' : rank === 0 ? 'unknown' : 'part'
  return { met, has: name, evidence }
}

const education = (level: number, resume: Resume): Answer => {
  const all = [...linesOf(resume.sections, 'education', 'courses'), ...resume.top].flatMap((line) => {
    const found = educationIn(fold(line.text))
    return found ? [{ found, line }] : []
  })
  const [best] = all.toSorted((a, b) => b.found.rank - a.found.rank)
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

const licence = ({ what }: Requirement, { lines }: Resume): Answer => {
  const asked = what.startsWith('CNH') ? what.slice(4) : null
  const hit =
    asked === null
      ? firstIn(lines, (text) => {
          const found = registerIn(text)
          return found && found.name === what ? { has: what, ...found } : null
        })
      : firstIn(lines, (text) => {
          const found = licenceIn(text)
          return found ? { has: `CNH ${found.category}`.trim(), ...found } : null
        })
  if (!hit) return { met: 'no', has: null, evidence: null }
  const { has, start, end } = hit.found
  const own = has.slice(4)
  const met = asked === null || asked === '' ? 'yes' : own === '' ? 'unknown' : drives(own, asked) ? 'yes' : 'no'
  return { met, has, evidence: pointAt(hit.line, hit.line.text.slice(start, end)) }
}

const cityName = (text: string): string =>
  fold(text)
    .split(/[,/(–—-]/)[0]
    ?.trim() ?? ''

const place = ({ what }: Requirement, { contact: { city } }: Resume): Answer => {
  if (!city) return unknown
  const met = cityName(city.value) === cityName(what) ? 'yes' : 'no'
  return { met, has: city.value, evidence: city.line ? pointAt(city.line, city.value) : null }
}

/** How a résumé meets a condition. A topic the résumé omits is unknown, unless a résumé would always name it. */
export const answerOf = (asked: Requirement, resume: Resume, year: number | null): RequirementMatch => {
  const answer = (): Answer => {
    switch (asked.kind) {
      case 'years':
        return years(asked.level, resume, year)
      case 'seniority':
        return seniority(asked.level, resume, year)
      case 'language':
        return language(asked, resume)
      case 'education':
        return education(asked.level, resume)
      case 'licence':
        return licence(asked, resume)
      case 'place':
        return place(asked, resume)
    }
  }
  return { ...asked, ...answer() }
}
