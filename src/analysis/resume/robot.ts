// Builds the parser's view ("O que o robô leu"). What the text holds is never shown as not found.
import { prefixWithin } from '../bounded'
import type { Line } from '../documents/document'
import { MAX_QUOTE } from './evidence'
import { linesOf, type Resume } from './reading'
import { isDegree, isProgress, isSchool } from './reading/education/education'
import type { Role } from './reading/experience/role'
import type { Found } from './reading/person/contact-data'
import { maskPersonal } from './reading/person/personal'
import { writtenContact } from './reading/person/written'
import { rawSign } from './reading/raw-signs'
import { leadsWithJob } from './reading/sections/kind'
import { countWords } from './reading/text'
import type { Field, ResumeResult } from './result'
import { studyLine } from './scoring/presence'
import { isUnsure } from './scoring/unread/unsure-job'

/** Lines of extracted text shown; a résumé of five pages has about 300. */
export const MAX_ROBOT_LINES = 400
/** Pieces of hidden text that are shown. */
const MAX_HIDDEN = 20

/** What the file contains anywhere: what some parsers skip is a separate finding and is not called missing. */
const heldValue = (found: Found | null): string | null => found?.value ?? null

/** Lines of schooling that are shown, each with its course or school. */
const STUDIES = 4

/** A course under way whose name no list has: "APICS CPIM Part 1, studying (exam booked Feb 2027)". */
const underWay = /(?<!\p{L})(?:studying|studies|estudando|exam booked|prova marcada)(?!\p{L})/iu
const namesStudy = ({ text }: Line): boolean =>
  isDegree(text) || isSchool(text) || (countWords(text) > 2 && (underWay.test(text) || isProgress(text)))

/** What may show schooling in the bare text; of a heading, what stands below it. */
const studySign = (resume: Resume, doubted: Line | null): Line | null => {
  const sign = studyLine(resume) ?? doubted ?? rawSign(resume.document.lines, 'education')
  const headed = resume.sections.find(({ page, line }) => page === sign?.page && line === sign.number)
  return headed?.lines[0] ?? sign
}

/** The schooling, every course and school of it, or a line about it that no section holds. */
const schooling = (resume: Resume): string | null => {
  const { degree, school } = resume.education
  const doubted = resume.orderDoubtful
    ? (resume.lines.find(({ text }) => isDegree(text) || isSchool(text)) ?? null)
    : null
  const studyLines = degree || school ? [degree, school] : [studySign(resume, doubted)]
  const others = linesOf(resume.sections, 'education').filter(namesStudy)
  const all = degree || school ? [...studyLines, ...others] : studyLines
  const lines = [...new Set(all)].filter((line): line is Line => line !== null).slice(0, STUDIES)
  return lines.length === 0 ? null : lines.map(({ text }) => text).join(' · ')
}

/** A line of work whose job, or a name of it, was not read: it may hold what was not found. */
const workLine = (resume: Resume): string | null => {
  const { roles, unread, orderDoubtful, firstJob, lines } = resume
  const [role] = firstJob ? [] : roles
  const line = unread[0] ?? (role && (orderDoubtful || isUnsure(role, resume)) ? role.line : null)
  return (line ?? (role || !orderDoubtful ? null : lines.find(leadsWithJob)))?.text ?? null
}

/** Somebody without a job yet has no job that could not be read. */
const isExpected = ({ firstJob }: Resume, field: Field, value: string | null): boolean =>
  value !== null || !firstJob || (field !== 'role' && field !== 'employer')

/** Months since year 0 of a job's end: one that goes on ends last, and one without dates is not known to. */
const endOf = ({ dates }: Role): number => {
  const to = dates && (dates.to ?? dates.from)
  if (!to) return -1
  return to === 'present' ? Number.POSITIVE_INFINITY : to.year * 12 + (to.month ?? 12)
}

/** The first job, unless another is known to have ended later: people list what they do now last, too. */
const latestOf = (roles: readonly Role[]): Role | undefined =>
  roles.reduce<Role | undefined>((latest, role) => {
    if (!latest) return role
    const isKnown = endOf(latest) >= 0 && role.title !== null
    return isKnown && endOf(role) > endOf(latest) ? role : latest
  }, undefined)

const fieldsOf = (resume: Resume): [Field, string | null][] => {
  const { contact, roles } = resume
  const latest = latestOf(roles)
  const headline = resume.headline?.text ?? null
  const contactOf = (kind: 'email' | 'phone' | 'city' | 'linkedin') =>
    heldValue(contact[kind]) ?? writtenContact(resume, kind)?.text ?? null
  return [
    ['name', heldValue(resume.name)],
    ['email', contactOf('email')],
    ['phone', contactOf('phone')],
    ['city', contactOf('city')],
    ['linkedin', contactOf('linkedin')],
    // Before a first job the headline says what is looked for, and the dated entries are projects.
    ['role', resume.firstJob ? null : (latest?.title ?? headline ?? workLine(resume))],
    ['employer', (resume.firstJob ? null : latest?.employer) ?? workLine(resume)],
    ['education', schooling(resume)],
  ]
}

/** The contact data that stand behind a link alone, which the contact check counts as found and not every parser reads. */
const inLinkAlone = ({ contact }: Resume, field: Field): boolean =>
  (field === 'email' || field === 'phone' || field === 'city' || field === 'linkedin') && contact[field]?.line === null

/** The parser's view with CPF and document numbers masked. */
export const toRobot = (resume: Resume): ResumeResult['robot'] => ({
  fields: fieldsOf(resume)
    .filter(([field, value]) => isExpected(resume, field, value))
    .map(([field, value]) => ({
      field,
      value: value && prefixWithin(maskPersonal(value), MAX_QUOTE),
      ...(inLinkAlone(resume, field) ? { link: true as const } : {}),
    })),
  sections: resume.sections.map(({ name, heading, page, line }) => ({ name, heading, page, line })),
  lines: resume.lines.slice(0, MAX_ROBOT_LINES).map(({ text }) => maskPersonal(text)),
  hidden: resume.document.hidden
    .slice(0, MAX_HIDDEN)
    .map((piece) => ({ ...piece, text: prefixWithin(maskPersonal(piece.text), MAX_QUOTE) })),
})
