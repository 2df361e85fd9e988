// Content checks other than work and the opening: skills, education and additional sections.

import { ramp } from '../../figures'
import { firstFew, pointAt } from '../evidence'
import { linesOf } from '../reading'
import { isDegree } from '../reading/education/education'
import { findLanguages } from '../reading/languages'
import { isCourse, namesCertificate } from '../reading/sections/skill-sections'
import { fold } from '../reading/text'
import { hasHeading } from '../scoring/presence'
import { startsWithStudies } from '../scoring/stage'
import { namesASchool } from '../sentences/school'
import { type CheckFunction, notAssessed, percent, shareOf } from './outcome'
import { onePerLine } from './writing'

/** Named hard skills that make a profile clear, those we know and those the person lists. */
const SKILLS = 6
export const skills: CheckFunction = ({ resume, unknown, skills: { found: skillsFound, listed } }) => ({
  share: shareOf(skillsFound.length + unknown.length, SKILLS),
  params: {
    found: skillsFound.length + unknown.length,
    target: SKILLS,
    context:
      listed.length === 0 && linesOf(resume.sections, 'skills').length === 0 && !hasHeading(resume, 'skills')
        ? 'nolist'
        : 'some',
  },
  evidence: onePerLine([...skillsFound, ...unknown]),
})

/** Lengths of the list of skills: up to the first a reader takes in all, from the second on it says nothing. */
const LIST = { fine: 20, none: 45 }
export const skillList: CheckFunction = ({ skills: { found: skillsFound, listed } }) => {
  const ids = new Set(listed.map(({ id }) => id))
  const inList = skillsFound.filter(({ id }) => ids.has(id))
  if (inList.length === 0) return notAssessed
  return {
    share: 1 - ramp(inList.length, LIST.fine, LIST.none),
    params: { found: inList.length, most: LIST.fine },
    evidence: inList.length > LIST.fine ? onePerLine(inList).slice(0, 1) : [],
  }
}

/** Schooling that everybody has or had to leave, whole or not: "Ensino fundamental incompleto". */
const isBasic = (text: string): boolean =>
  /(?<!\p{L})(?:(?:ensino )?(?:fundamental|primario|1[ºo°.] ?grau)|(?:primary|elementary|middle) school)(?!\p{L})/u.test(
    fold(text),
  ) && !/tecnic|superior|gradua|licenciatura/.test(fold(text))

/** The year or term that somebody is in says that they still study: "3º ano do ensino médio". */
const stage = /(?<![\p{L}\d])\d{1,2} ?[ºªo°a.]? ?(?:ano|serie|semestre|periodo|year|semester)(?!s?\p{L})/u

/** A ticket of a trade, by the number of its standard or its scheme: "18th Edition BS 7671", "C&G 2391-52", "NR-10". No school gives it its worth. */
const ticket = /(?<![\p{L}\d])(?:\p{Lu}{2,4}[ -]?(?!(?:19|20)\d\d(?!\d))\d{2,5}|\d{4}-\d{2})(?![\p{L}\d])/u

type Schooling = { readonly degree: boolean; readonly school: boolean; readonly when: boolean }

/** What the studies lack first; of basic schooling nothing once it is named. */
const contextOf = ({ degree, school, when }: Schooling, basic: boolean): string => {
  if (!degree) return school || when ? 'degree' : 'missing'
  if (school && when) return 'all'
  if (basic) return 'basic'
  return school ? 'when' : when ? 'school' : 'details'
}

export const education: CheckFunction = ({ resume: { education: schooling } }) => {
  const { degree, when } = schooling
  const school = schooling.school && namesASchool(schooling.school.text) ? schooling.school : null
  // Of basic schooling nobody asks which school it was.
  const basic = degree !== null && isBasic(degree.text)
  const isDated = when !== null || (degree !== null && stage.test(fold(degree.text)))
  const isPlaced = school !== null || (degree !== null && ticket.test(degree.text))
  const points = (degree ? 3 : 0) + (isPlaced || basic ? 2 : 0) + (isDated || basic ? 2 : 0)
  const evidentLines = [...new Set([degree, school, when])].filter((line) => line !== null)
  const context = contextOf({ degree: degree !== null, school: isPlaced, when: isDated }, basic)
  return { share: points / 7, params: { points, context }, evidence: firstFew(evidentLines, (line) => pointAt(line)) }
}

/** A course, or certificates, that no degree is: "Secretarial course, Pitman College", "ACS gas certificates". */
const namesCourse = (text: string): boolean =>
  /(?<!\p{L})(?:courses?|certificates|certifications?|certificados|certificacoes)(?!\p{L})/u.test(fold(text)) &&
  !isDegree(text)
/** The work that ends somebody's studies. */
const studentProject =
  /^\P{L}*(?:(?:final|capstone|degree|graduation|senior) (?:year )?project|projeto (?:final|integrador)|tcc|trabalho de conclusao)(?!\p{L})/u

/** Full with one of languages, courses and projects. */
const EXTRAS = 1
export const extras: CheckFunction = ({ resume }) => {
  const { sections } = resume
  const among = linesOf(sections, 'skills', 'other')
  const tongues = findLanguages(resume)
  const beside = {
    languages: tongues.length > 0 ? resume.lines.find(({ text }) => text.includes(tongues[0]!)) : undefined,
    courses: [...among, ...linesOf(sections, 'education')].find(
      ({ text }) => isCourse(text) || namesCertificate(text) || /[.;|] cursos?:? /i.test(text) || namesCourse(text),
    ),
    projects: linesOf(sections, 'education').find(({ text }) => studentProject.test(fold(text))),
  }
  const kinds = (['languages', 'courses', 'projects'] as const).filter(
    (name) => linesOf(sections, name).length > 0 || beside[name] !== undefined,
  )
  const headed = sections.filter(({ name }) => (kinds as readonly string[]).includes(name))
  const headedOrBeside = [
    ...headed,
    ...[beside.languages, beside.courses, beside.projects].flatMap((line) =>
      line ? [{ ...line, heading: line.text, line: line.number }] : [],
    ),
  ]
  return {
    share: shareOf(kinds.length, EXTRAS),
    params: {
      found: kinds.length,
      target: EXTRAS,
      percent: percent(kinds.length, EXTRAS),
      context: kinds.length === 1 ? kinds[0]! : 'some',
    },
    evidence: firstFew(headedOrBeside, ({ heading, page, line }) => ({ text: heading, page, line })),
  }
}

/** Work belongs before education, because what comes first is read first, but for students and career changers. */
export const order: CheckFunction = ({ resume }) => {
  const { sections, roles } = resume
  const section = startsWithStudies(resume)
    ? sections.find(({ name, lines }) => name === 'education' && lines.length > 0)
    : undefined
  return {
    share: section ? 0 : 1,
    params: { jobs: roles.length },
    evidence: section ? [{ text: section.heading, page: section.page, line: section.line }] : [],
  }
}
