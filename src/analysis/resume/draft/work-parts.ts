// Finds the parts of a draft that describe work: its jobs, and before a first job what stands in their place.
import type { TextLanguage } from '../../text-language'
import { headings, standsForWork } from '../optimise/headings'
import { opensBreak } from '../reading/breaks'
import { headingName } from '../reading/sections/headings'
import { type DraftPart, fieldOf, isOwnEntry } from './parts'

/** Where a task goes: into a part of the draft, or into a section of the person's own that the draft has not yet. */
type WorkPlace = {
  readonly part: string | null
  /** Lines it has. */
  readonly lines: number
  /** Of a section that stands in a job's place; null for a job. */
  readonly heading: string | null
}

const isList = (part: DraftPart): boolean => {
  const name = part.kind === 'own' ? headingName(fieldOf(part, 'heading')) : null
  return name !== null && standsForWork(name)
}

/** The jobs; without one the projects and voluntary work; without these a section for them. At least one, in the draft's order. Pure. */
export const workPlaces = (parts: readonly DraftPart[], language: TextLanguage): WorkPlace[] => {
  const jobs = parts.filter(({ kind }) => kind === 'job')
  const isWork = (part: DraftPart) => isOwnEntry(part) && !opensBreak(fieldOf(part, 'heading'))
  if (jobs.length > 0) return jobs.map(({ id, lines }) => ({ part: id, lines: lines.length, heading: null }))
  const standIns = [parts.filter(isList), parts.filter(isWork)].find((some) => some.length > 0) ?? []
  const heading = headings[language].projects
  if (standIns.length === 0) return [{ part: null, lines: 0, heading }]
  return standIns.map((part) => ({
    part: part.id,
    lines: part.lines.length,
    heading: fieldOf(part, 'heading') || heading,
  }))
}
