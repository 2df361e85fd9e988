// Marks checks as not assessed that a failure of our reading makes unreliable.
import { type Line, placeOf } from '../../../documents/document'
import { notAssessed, type Outcome } from '../../checks/outcome'
import { firstFew, pointAt } from '../../evidence'
import type { Resume } from '../../reading'
import { findRanges } from '../../reading/dates/dates'
import { rawSign } from '../../reading/raw-signs'
import { isRead } from '../../reading/unread-periods'
import type { ResumeResult } from '../../result'
import { contradicts, studyLine } from '../presence'
import { isUnsure } from './unsure-job'

/** Checks measured on jobs and their order. */
const ofJobs = ['roles', 'bullet-length', 'order']
/** Checks that report something missing: with some jobs unread, it may be in them. */
const ofMissing = ['roles', 'order']
/** Checks measured on sections, which mean nothing where headings are separated from their texts. */
const ofSections = [...ofJobs, 'summary', 'education', 'skills', 'extras', 'headings']

/** True for a result that the text contradicts, or for which too little was read. */
const isDoubtful = (id: string, { share, params }: Outcome, resume: Resume): boolean => {
  // What is full of the jobs that were read is no praise for those that were not.
  if (id === 'roles' && resume.unread.length > 0) return true
  if (share === 1) return false
  // Where none of the work that the text dates was read, its other parts may stand unread beside it.
  const lost = resume.unread.length > 0 && !resume.roles.some(isRead)
  if ((resume.orderDoubtful || lost) && ofSections.includes(id)) return true
  if (resume.unread.length > 0 && (resume.roles.some(isRead) && !resume.firstJob ? ofMissing : ofJobs).includes(id))
    return true
  if (id === 'roles' && resume.roles.some((role) => isUnsure(role, resume))) return true
  return contradicts(id, params, resume)
}

type PartLine = (resume: Resume, params: Outcome['params']) => Line | null

/** By check: the line that shows a part of which nothing was read; null where only a piece of it is missing, or no single line shows it. */
const partLines: Readonly<Record<string, PartLine>> = {
  education: (resume, { context }) =>
    context === 'missing' ? (studyLine(resume) ?? rawSign(resume.document.lines, 'education')) : null,
  skills: ({ document }, { context }) => (context === 'nolist' ? rawSign(document.lines, 'skills') : null),
  roles: ({ document }, { context }) => (context === 'noroles' ? rawSign(document.lines, 'experience') : null),
  summary: ({ document }, { words }) => (words === 0 ? rawSign(document.lines, 'summary') : null),
  extras: ({ document }, { found: count }) => (count === 0 ? rawSign(document.lines, 'extras') : null),
}

/** True for a line in a section that is known: a course named among the tasks of a job was read, as a task. */
const isPlaced = (line: Line, { sections }: Resume): boolean =>
  sections.some(({ name, lines }) => name !== 'other' && lines.some((one) => placeOf(one) === placeOf(line)))

/** The outcome as it may be shown: nothing where it is doubtful, with the line of a part that we could not read (context 'unread'). */
export const withoutDoubt = (id: string, outcome: Outcome, resume: Resume): Outcome => {
  if (!isDoubtful(id, outcome, resume)) return outcome
  const line = partLines[id]?.(resume, outcome.params) ?? null
  return line && !isPlaced(line, resume)
    ? { share: null, params: { context: 'unread' }, evidence: [pointAt(line)] }
    : notAssessed
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
