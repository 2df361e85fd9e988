// The résumé as plain data, for the evaluation and for tools that need the person's own words.
import type { Resume } from './reading'
import type { DateRange, Point } from './reading/dates/dates'
import { findSchools } from './reading/education/schools'
import { findLanguages } from './reading/languages'
import { findListed } from './reading/listed'
import { findSkills } from './skills'

export type ExtractedRole = {
  readonly company: string | null
  readonly title: string | null
  /** "2020-03", or "2020" without a month; null without a date. */
  readonly start: string | null
  /** Like `start`, or "present". */
  readonly end: string | null
  /** The tasks, one per line. */
  readonly text: string
}

export type Extracted = {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly city: string | null
  readonly experience: readonly ExtractedRole[]
  /** Schools in document order; where none is named, the course or degree. */
  readonly education: readonly string[]
  /** Skills in the person's own words: those of the skills section, or any recognised ones if there is none. */
  readonly skills: readonly string[]
  /** Languages by name, in document order. */
  readonly languages: readonly string[]
}

const toMonth = ({ year, month }: Point): string => (month ? `${year}-${String(month).padStart(2, '0')}` : `${year}`)

const startOf = (dates: DateRange | null): string | null => (dates ? toMonth(dates.from) : null)

const endOf = (dates: DateRange | null): string | null => {
  // "Instrutora de pilates, 2015": work that is dated by one year ended in it.
  if (!dates?.to) return dates?.from.month === null ? toMonth(dates.from) : null
  return dates.to === 'present' ? 'present' : toMonth(dates.to)
}

/** Pure; limited to what readResume reads (200 000 characters). */
export const extractResume = (resume: Resume): Extracted => {
  const listed = findListed(resume)
  const schools = findSchools(resume)
  const { degree } = resume.education
  return {
    name: resume.name?.value ?? null,
    email: resume.contact.email?.value ?? null,
    phone: resume.contact.phone?.value ?? null,
    city: resume.contact.city?.value ?? null,
    // A period without any name is a break or unread, and no job.
    experience: resume.roles
      .filter(({ employer, title }) => employer !== null || title !== null)
      .map(({ employer, title, dates, statements }) => ({
        company: employer,
        title,
        start: startOf(dates),
        end: endOf(dates),
        text: statements.map(({ text }) => text).join('\n'),
      })),
    education: schools.length > 0 || !degree ? schools : [degree.text],
    skills: listed.length > 0 ? listed : findSkills(resume).found.map(({ mark }) => mark),
    languages: findLanguages(resume),
  }
}
