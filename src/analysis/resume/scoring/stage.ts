// Whether a page begins with what matters most at the person's stage.
import { linesOf, type Resume, yearsOfExperience } from '../reading'
import { fold } from '../reading/text'
import { isBeginner } from '../sentences/beginner'

/**
 * What a page before a first job, or without one, starts from: half of the points are for work, and people do not give nothing to a tidy page
 * with a school and an address.
 */
const FIRST = 14
const hasNoJob = ({ firstJob, roles, unread }: Resume): boolean => firstJob && roles.length === 0 && unread.length === 0
/** The most a page before a first job can score: people keep their highest grades for what was done at work. */
const FIRST_MOST = 85

/** From where a page scores, and to where: `top` is null where the checks alone say so. */
export type Span = { readonly start: number; readonly top: number | null }
export const spanOf = (resume: Resume): Span =>
  isBeginner(resume) || hasNoJob(resume) ? { start: FIRST, top: FIRST_MOST } : { start: 0, top: null }

/** Jobs and years from which a reader expects work first; before that, education may come first. */
const EXPERIENCED = { jobs: 2, years: 3 }
const studying =
  /(?<!\p{L})(?:cursando|em andamento|previsao|estudante|graduand[oa]|estagi\p{L}+|expected|in progress|student|intern)(?!\p{L})/u

/** True for the page of someone who has worked, and neither studies nor shows projects, that begins with the studies. */
export const startsWithStudies = (resume: Resume): boolean => {
  const { sections, roles, firstJob, headline, summary: opening } = resume
  const at = (name: string) => sections.findIndex((section) => section.name === name && section.lines.length > 0)
  const [work, study] = [at('experience'), at('education')]
  const own = [
    ...linesOf(sections, 'education', 'objective').map(({ text }) => text),
    headline?.text ?? '',
    opening?.text ?? '',
  ]
  const experienced = !firstJob && roles.length >= EXPERIENCED.jobs && yearsOfExperience(resume) >= EXPERIENCED.years
  const settled = at('projects') < 0 && !own.some((text) => studying.test(fold(text)))
  return experienced && settled && work >= 0 && study >= 0 && study < work
}
