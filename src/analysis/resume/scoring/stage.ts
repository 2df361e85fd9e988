// Finds the stage of a working life that a page belongs to, which says what it starts from and can reach.
import { linesOf, type Resume, yearsOfExperience } from '../reading'
import { fold } from '../reading/text'
import { isBeginner } from '../sentences/beginner'
import { lastJob, monthsSince } from '../sentences/time/pause'
import { careerChange, changesToUnknown } from '../skills/change'
import { pointsFor } from './calibration'

/** What a page without a job starts from: people do not give nothing to a tidy one with a school and an address. */
const FIRST = 24
const hasNoJob = ({ firstJob, roles, unread }: Resume): boolean => firstJob && roles.length === 0 && unread.length === 0
/** The highest score of a page before a first job in its field, or after years without one: people give their highest grades to those who work in it. */
const STARTING_MOST = 85
/** Number of months without a job from which somebody counts as starting again. */
const AWAY = 48

/** Who starts: before a first job, in another field, or again after years. */
export type Stage = 'first' | 'change' | 'return'

/** From how many points a page starts, and to how many it gets: `top` is null where the checks alone say so, and then nobody starts. */
export type Span = { readonly start: number; readonly top: number | null; readonly stage?: Stage }

const isChange = (resume: Resume): boolean =>
  (careerChange(resume) !== null || changesToUnknown(resume)) && resume.unread.length === 0 && !resume.orderDoubtful

const isAway = (resume: Resume): boolean => {
  const last = lastJob(resume)
  return resume.now !== null && typeof last === 'number' && monthsSince(last, resume.now) >= AWAY
}

export const spanOf = (resume: Resume): Span => {
  if (isBeginner(resume) || hasNoJob(resume)) return { start: FIRST, top: pointsFor(STARTING_MOST), stage: 'first' }
  const stage = isChange(resume) ? 'change' : isAway(resume) ? 'return' : null
  return stage ? { start: 0, top: pointsFor(STARTING_MOST), stage } : { start: 0, top: null }
}

/** Fewest jobs and years before a reader expects work first; with fewer, education may come first. */
const EXPERIENCED = { jobs: 2, years: 3 }
const studying =
  /(?<!\p{L})(?:cursando|em andamento|previsao|estudante|graduand[oa]|estagi\p{L}+|expected|in progress|student|intern)(?!\p{L})/u

const sectionAt = ({ sections }: Resume, name: string): number =>
  sections.findIndex((section) => section.name === name && section.lines.length > 0)

/** True for the page of someone who has worked and does not study, that begins with the studies. */
const studiesFirst = (resume: Resume): boolean => {
  const { sections, roles, firstJob, headline, summary: opening } = resume
  const [work, study] = [sectionAt(resume, 'experience'), sectionAt(resume, 'education')]
  const firstTexts = [
    ...linesOf(sections, 'education', 'objective').map(({ text }) => text),
    headline?.text ?? '',
    opening?.text ?? '',
  ]
  const experienced = !firstJob && roles.length >= EXPERIENCED.jobs && yearsOfExperience(resume) >= EXPERIENCED.years
  // An academic page has its studies first.
  const settled = sectionAt(resume, 'publications') < 0 && !firstTexts.some((text) => studying.test(fold(text)))
  return experienced && settled && !isBeginner(resume) && work >= 0 && study >= 0 && study < work
}

/** True for such a page that shows no projects either. */
export const startsWithStudies = (resume: Resume): boolean => sectionAt(resume, 'projects') < 0 && studiesFirst(resume)

/** True where a page in one column begins with the work: studies in a column beside it come first only as they are read. */
export const beginsWithWork = (resume: Resume): boolean => {
  const columnOf = (name: string) => resume.sections[sectionAt(resume, name)]?.lines[0]?.column
  return startsWithStudies(resume) || (columnOf('education') !== columnOf('experience') && studiesFirst(resume))
}
