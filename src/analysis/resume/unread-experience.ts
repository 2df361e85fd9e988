// Marks checks that a reading failure makes unreliable as not assessed, because it is our limit and not the person's
// fault.
import type { Outcome } from './checks/outcome'
import { firstFew, pointAt } from './evidence'
import type { Resume } from './reading'
import { findDates, findRanges } from './reading/dates'
import { isSchool } from './reading/education/education'
import { opening } from './reading/experience/openings'
import type { Role } from './reading/experience/role'
import { type SectionName, sectionNames } from './reading/headings'
import { toBlocks } from './reading/paragraphs'
import { isStudyLine, namesDegree } from './reading/sections/kind'
import { headingAbout } from './reading/sections/words'
import { isCourse, isLanguage } from './reading/skill-sections'
import { countWords } from './reading/text'
import { isRead } from './reading/unread-periods'
import type { ResumeResult } from './result'

/** Checks measured on jobs and their order. */
const ofJobs = ['roles', 'bullet-length', 'order']
/** Checks that report something missing: with some jobs unread, it may be in them. */
const ofMissing = ['roles', 'order']
/** Checks measured on sections, which mean nothing where headings are separated from their texts. */
const ofSections = [...ofJobs, 'summary', 'education', 'extras', 'headings']

/** Words of a paragraph that counts as a summary wherever it is. */
const PARAGRAPH = 18
/** Words of a line that may be a heading. */
const SHORT = 8

const hasHeading = ({ lines }: Resume, ...names: readonly SectionName[]): boolean =>
  lines.some(({ text, bullet }) => {
    const name = bullet ? null : headingAbout(text.replace(/:$/, ''), false)
    return name !== null && names.includes(name)
  })

/** A paragraph outside every section of jobs or education. */
const hasParagraph = ({ top, sections }: Resume): boolean =>
  [top, ...sections.filter(({ name }) => name === 'other' || name === 'skills').map(({ lines }) => lines)].some(
    (lines) =>
      toBlocks(lines).some(({ text, bullet }) => !bullet && countWords(text) >= PARAGRAPH && /\p{Ll}\.$/u.test(text)),
  )

/** A section with an unknown heading may be any of those that seem to be missing. */
const hasUnknown = ({ sections, lines }: Resume): boolean =>
  sections.some(({ name, heading }) => name === 'other' && headingAbout(heading, true) === null) ||
  lines.some(({ text }) => /^(?:\p{Lu} ){3,}/u.test(text))

type Sign = (resume: Resume, params: Outcome['params']) => boolean

/** Evidence that a part exists though a check misses it: its heading, or its words. */
const signs: Readonly<Record<string, Sign>> = {
  summary: (resume, { context }) =>
    context === 'missing' && (hasHeading(resume, 'summary', 'objective') || hasParagraph(resume)),
  education: (resume, { context }) =>
    context === 'missing' &&
    (hasHeading(resume, 'education') ||
      resume.lines.some(
        (line) => namesDegree(line) || (isStudyLine(line) && isSchool(line.text) && findDates(line.text).length > 0),
      )),
  extras: (resume, { found }) =>
    found === 0 &&
    (hasHeading(resume, 'languages', 'courses', 'projects') ||
      resume.lines.some(
        ({ text }) => isCourse(text) || text.split(/[,;|•·/]/).some((item) => isLanguage(item.trim())),
      )),
  headings: (resume, { context }) => {
    const missing = sectionNames.find((name) => name === context)
    return (
      missing !== undefined &&
      (hasUnknown(resume) || hasHeading(resume, missing) || (missing === 'experience' && resume.unread.length > 0))
    )
  },
}

/** A short line beside a job's heading that was assigned elsewhere may be the name that seems to be missing. */
const hasLooseName = (role: Role, { lines }: Resume): boolean => {
  if (role.title && role.employer) return false
  const at = lines.findIndex(({ page, number }) => page === role.line.page && number === role.line.number)
  const first = role.statements[0]?.line
  return [lines[at - 1], first].some(
    (line) => line && !line.bullet && countWords(line.text) <= SHORT && opening(line.text) === 'other',
  )
}

/** True for a result that the text contradicts, or for which too little was read. */
export const isDoubtful = (id: string, { share, params }: Outcome, resume: Resume): boolean => {
  if (share === 1) return false
  if (resume.orderDoubtful && ofSections.includes(id)) return true
  if (resume.unread.length > 0 && (resume.roles.some(isRead) && !resume.firstJob ? ofMissing : ofJobs).includes(id))
    return true
  if (id === 'roles' && resume.roles.some((role) => hasLooseName(role, resume))) return true
  return signs[id]?.(resume, params) ?? false
}

/** What the result says about work that was not read. */
export const toUnread = ({ unread, roles, firstJob }: Resume): Pick<ResumeResult, 'unread'> => {
  if (unread.length === 0) return {}
  const ranges = unread.map((line) => ({ line, range: findRanges(line.text)[0] }))
  const periods = unread.flatMap(({ text }) => findRanges(text)).length
  const evidence = firstFew(ranges, ({ line, range }) =>
    pointAt(line, range ? line.text.slice(range.start, range.end) : null),
  )
  const part = !firstJob && roles.some(isRead)
  return { unread: { periods, evidence, ...(part ? { part } : {}) } }
}
