// Date ranges that no job took: the sign that a résumé tells of work which was not read.
import type { Line } from '../../documents/document'
import { findRanges } from './dates'
import type { Role } from './experience/role'
import type { SectionName } from './headings'
import type { Section } from './sections'
import { firstOfEach } from './text'

/** One range alone may be anything. */
const LEAST = 2
const study: readonly SectionName[] = ['education', 'courses']
/** What has dates of its own beside the projects or the voluntary work of a first job. */
const leisure: readonly SectionName[] = ['projects', 'volunteer', 'awards', 'publications', 'references', 'interests']

type Read = {
  readonly lines: readonly Line[]
  readonly sections: readonly Section[]
  readonly roles: readonly Role[]
  readonly firstJob: boolean
}

/** True for a role with a period, or with a title and an employer. */
export const isRead = ({ dates, title, employer }: Role): boolean => dates !== null || Boolean(title && employer)

const place = ({ page, number }: Line): string => `${page} ${number}`

/**
 * The lines with date ranges outside education and courses, at least two, where no job was read; else none. The projects
 * of a first job are no jobs, and their dates, once read, are no sign of one.
 */
export const unreadPeriods = ({ lines, sections, roles, firstJob }: Read): Line[] => {
  const read = roles.some(isRead)
  if (read && !firstJob) return []
  const beside = read ? [...study, ...leisure] : study
  const apart = new Set(sections.flatMap((part) => (beside.includes(part.name) ? part.lines.map(place) : [])))
  const own = lines.filter((line) => line.region !== 'header' && line.region !== 'footer' && !apart.has(place(line)))
  const dated = firstOfEach(own, ({ text }) => text).filter(({ text }) => findRanges(text).length > 0)
  return dated.flatMap(({ text }) => findRanges(text)).length < LEAST ? [] : dated
}
