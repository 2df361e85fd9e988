// Where the jobs of a résumé were not read, what depends on them is not judged: a limit of ours is no fault of the person's.
import type { Outcome } from './checks/outcome'
import { firstFew, pointAt } from './evidence'
import type { Resume } from './reading'
import { findRanges } from './reading/dates'
import { isDegree, isSchool } from './reading/education/education'
import { headingName, type SectionName } from './reading/headings'
import { isCourse, isLanguage } from './reading/skill-sections'
import type { ResumeResult } from './result'

/** Measured on the jobs and their order. */
const ofJobs = ['roles', 'bullet-length', 'order']

/** What says that a part is there though the reading has it nowhere: its heading, or its words. */
const signs: Readonly<Record<string, { names: readonly SectionName[]; matches: (text: string) => boolean }>> = {
  summary: { names: ['summary', 'objective'], matches: () => false },
  education: { names: ['education'], matches: (text) => isDegree(text) || isSchool(text) },
  extras: { names: ['languages', 'courses', 'projects'], matches: (text) => isLanguage(text) || isCourse(text) },
}

/** True for an outcome that a résumé whose jobs were not read does not bear out. */
export const isDoubtful = (id: string, { share }: Outcome, { unread, lines }: Resume): boolean => {
  if (unread.length === 0 || share === 1) return false
  const sign = signs[id]
  if (!sign) return ofJobs.includes(id)
  const has = ({ text }: { readonly text: string }) => {
    const name = headingName(text)
    return (name !== null && sign.names.includes(name)) || sign.matches(text)
  }
  return lines.some(has)
}

/** What the result tells of jobs that were not read. */
export const toUnread = ({ unread }: Resume): Pick<ResumeResult, 'unread'> => {
  if (unread.length === 0) return {}
  const ranges = unread.map((line) => ({ line, range: findRanges(line.text)[0] }))
  const periods = unread.flatMap(({ text }) => findRanges(text)).length
  const evidence = firstFew(ranges, ({ line, range }) =>
    pointAt(line, range ? line.text.slice(range.start, range.end) : null),
  )
  return { unread: { periods, evidence } }
}
