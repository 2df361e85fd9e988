// Lines of jobs that the page marks as unsure, so that the person can set them right. What such a job seems to lack is not judged (checks/work.ts).
import { placeOf } from '../../../documents/document'
import type { Resume } from '../../reading'
import type { ResumeResult } from '../../result'
import { MAX_ROBOT_LINES } from '../../robot'
import { mayBeMisread } from './unsure-job'

/** Most lines that are marked; more would say nothing of any. */
const MOST_MARKED = 20

/** The lines of doubted jobs as indexes of `robot.lines`, at most 20; none before a first job, whose entries are projects. Pure. */
export const toUnsure = (resume: Resume): Pick<ResumeResult, 'unsure'> => {
  const places = resume.lines.slice(0, MAX_ROBOT_LINES).map(placeOf)
  const jobs = resume.firstJob ? [] : resume.roles.filter((role) => mayBeMisread(role, resume))
  const unsure = [...new Set(jobs.map(({ line }) => places.indexOf(placeOf(line))))].filter((at) => at >= 0)
  return unsure.length === 0 ? {} : { unsure: unsure.slice(0, MOST_MARKED) }
}
