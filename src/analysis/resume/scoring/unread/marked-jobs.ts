// Lines of jobs that the page marks as unsure, so that the person can set them right. They change no score.
import type { Resume } from '../../reading'
import { placeOf } from '../../reading/corrections/structure'
import { isEmployer, isTitle } from '../../reading/experience/names/titles'
import type { Role } from '../../reading/experience/role'
import { countWords } from '../../reading/text'
import type { ResumeResult } from '../../result'
import { MAX_ROBOT_LINES } from '../../robot'
import { isUnsure } from './unsure-job'

/** Most words of a job's and of an employer's name: a longer one often holds a task too. Measured in docs/analysis/evaluation.md. */
const LONGEST = { title: 5, employer: 8 }
/** Most lines that are marked; more would say nothing of any. */
export const MOST_MARKED = 20

/** Small words of a title, which make it no longer: "Auxiliar de Serviços Gerais e Limpeza". */
const joining = / (?:d[aeo]s?|e|em|of|and|for|in|the)(?= )/giu

const isOddName = ({ title, employer }: Role): boolean =>
  (title !== null &&
    (countWords(title.replace(joining, ' ')) > LONGEST.title ||
      /[.;:!] /.test(title) ||
      (isEmployer(title) && !isTitle(title)))) ||
  (employer !== null && (countWords(employer) > LONGEST.employer || /^\p{Ll}/u.test(employer)))

/** A job that is not sure, lacks a name or an end of its period, or has a name that looks like none. */
const isMarked = (role: Role, resume: Resume): boolean =>
  role.title === null || role.employer === null || !role.dates?.to || isOddName(role) || isUnsure(role, resume)

/** The lines of such jobs as indexes of `robot.lines`, at most 20; none before a first job, whose entries are projects. Pure. */
export const toUnsure = (resume: Resume): Pick<ResumeResult, 'unsure'> => {
  const places = resume.lines.slice(0, MAX_ROBOT_LINES).map(placeOf)
  const jobs = resume.firstJob ? [] : resume.roles.filter((role) => isMarked(role, resume))
  const unsure = [...new Set(jobs.map(({ line }) => places.indexOf(placeOf(line))))].filter((at) => at >= 0)
  return unsure.length === 0 ? {} : { unsure: unsure.slice(0, MOST_MARKED) }
}
