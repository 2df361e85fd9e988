// What was not read as it is written is not judged: a limit of ours is no fault of the person's.
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

/** Measured on the jobs and their order. */
const ofJobs = ['roles', 'bullet-length', 'order']
/** Those that say something is missing: with a part of the jobs unread, it may stand there. */
const ofMissing = ['roles', 'order']
/** Measured on sections, which mean nothing where headings stand apart from their texts. */
const ofSections = [...ofJobs, 'quantified', 'tasks', 'openings', 'summary', 'education', 'extras', 'headings']

/** Words of a paragraph that is a summary wherever it stands. */
const PARAGRAPH = 18
/** Words of a line that heads something. */
const SHORT = 8

const hasHeading = ({ lines }: Resume, ...names: readonly SectionName[]): boolean =>
  lines.some(({ text, bullet }) => {
    const name = bullet ? null : headingAbout(text.replace(/:$/, ''), false)
    return name !== null && names.includes(name)
  })

/** A paragraph that no section of jobs or schooling holds. */
const hasParagraph = ({ top, sections }: Resume): boolean =>
  [top, ...sections.filter(({ name }) => name === 'other' || name === 'skills').map(({ lines }) => lines)].some(
    (lines) =>
      toBlocks(lines).some(({ text, bullet }) => !bullet && countWords(text) >= PARAGRAPH && /\p{Ll}\.$/u.test(text)),
  )

/** A section whose heading nobody knows may be any of those that seem to be missing. */
const hasUnknown = ({ sections, lines }: Resume): boolean =>
  sections.some(({ name, heading }) => name === 'other' && headingAbout(heading, true) === null) ||
  lines.some(({ text }) => /^(?:\p{Lu} ){3,}/u.test(text))

type Sign = (resume: Resume, params: Outcome['params']) => boolean

/** What says that a part is there though a check misses it: its heading, or its words. */
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

/** A short line beside a job's heading that the reading put elsewhere may be the name that seems to be missing. */
const hasLooseName = (role: Role, { lines }: Resume): boolean => {
  if (role.title && role.employer) return false
  const at = lines.findIndex(({ page, number }) => page === role.line.page && number === role.line.number)
  const first = role.statements[0]?.line
  return [lines[at - 1], first].some(
    (line) => line && !line.bullet && countWords(line.text) <= SHORT && opening(line.text) === 'other',
  )
}

/** True for an outcome that says of a résumé what its text does not bear out, or what was not read well enough to say. */
export const isDoubtful = (id: string, { share, params }: Outcome, resume: Resume): boolean => {
  if (share === 1) return false
  if (resume.orderDoubtful && ofSections.includes(id)) return true
  if (resume.unread.length > 0 && (resume.roles.some(isRead) && !resume.firstJob ? ofMissing : ofJobs).includes(id))
    return true
  if (id === 'roles' && resume.roles.some((role) => hasLooseName(role, resume))) return true
  return signs[id]?.(resume, params) ?? false
}

/** What the result tells of work that was not read. */
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
