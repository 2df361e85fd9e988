// The check of a change of career: what on the page already belongs to the field it asks for.
import { placeOf } from '../../documents/document'
import { pointAt } from '../evidence'
import { linesOf } from '../reading'
import { isBeginner } from '../sentences/beginner'
import { describedIn } from '../sentences/work/work'
import { careerChange, isOfField } from '../skills/change'
import { suggestKeywords } from '../skills/suggest'
import { type CheckFunction, notAssessed, shareOf } from './outcome'

/** Sentences, studies and courses of the new field at which nothing is missing; studies count for two at most. */
const BRIDGES = 6
const STUDIES = 2
/** Skills that the advice names as examples. */
const NAMES = 3

export const newField: CheckFunction = ({ resume, work, skills }) => {
  const change = careerChange(resume)
  // Before a first job there is no field to come from.
  if (!change || isBeginner(resume) || resume.unread.length > 0 || resume.orderDoubtful) return notAssessed
  const projects = new Set(linesOf(resume.sections, 'projects').map(placeOf))
  const described = describedIn(work).filter(
    ({ block }) => projects.has(placeOf(block.line)) || isOfField(block.text, change.to),
  )
  const studied = linesOf(resume.sections, 'education', 'courses').filter(({ text }) => isOfField(text, change.to))
  const points = Math.min(BRIDGES, described.length + Math.min(STUDIES, studied.length))
  return {
    share: shareOf(points, BRIDGES),
    params: {
      found: points,
      target: BRIDGES,
      names: suggestKeywords(resume, skills, change.to[0]).slice(0, NAMES).join(', '),
    },
    evidence: [pointAt(change.line)],
  }
}
