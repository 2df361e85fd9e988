// Questions of a draft that says too little to be measured: its empty parts, and those it has not.
import type { TextLanguage } from '../../text-language'
import type { DraftPart } from './parts'
import type { Estimated } from './question'
import { workPlaces } from './work-parts'

const firstOnes = [
  { check: 'aim', kind: 'contact', field: 'headline', answer: 'field' },
  { check: 'roles', kind: 'job', field: 'title', answer: 'field' },
  { check: 'roles', kind: 'job', field: 'employer', answer: 'field' },
  { check: 'roles', kind: 'job', field: 'start', answer: 'field' },
  { check: 'roles', kind: 'job', field: 'end', answer: 'field' },
  { check: 'tasks', kind: 'job', field: null, answer: 'line' },
  { check: 'skills', kind: 'skills', field: 'text', answer: 'add' },
  { check: 'study', kind: 'school', field: 'course', answer: 'field' },
] as const

/** Lines of work that a first draft is asked for. */
const firstLines = 3
const asFirst = { topic: null, figure: null, gain: 0 } as const

/** Asks for a line of the part that describes work and has fewest, before a first job of what stands in its place. */
const firstTask = (parts: readonly DraftPart[], language: TextLanguage): Estimated[] => {
  const countFilledLines = (id: string | null) =>
    parts.find((part) => part.id === id)?.lines.filter(({ text }) => text.trim()).length ?? 0
  const places = workPlaces(parts, language).map(({ part, heading }) => ({
    part,
    heading,
    lines: countFilledLines(part),
  }))
  const [least] = places.toSorted((a, b) => a.lines - b.lines)
  if (!least || least.lines >= firstLines) return []
  const { part, heading, lines } = least
  const place = part === null ? null : { part }
  const ofSection = heading === null ? {} : { heading }
  return [
    {
      ...asFirst,
      id: `first:${part ?? ''}:${lines}`,
      check: 'tasks',
      kind: 'job',
      answer: 'line',
      place,
      ...ofSection,
    },
  ]
}

/** Asks for each empty part, and for one that was removed, while there is nothing to measure; the points are not known yet. */
export const firstQuestions = (parts: readonly DraftPart[], language: TextLanguage): Estimated[] =>
  firstOnes.flatMap(({ check, kind, field, answer }): Estimated[] => {
    if (field === null) return firstTask(parts, language)
    const part = parts.find((own) => own.kind === kind)
    // Who has no job is asked for what they did, not for its dates.
    if (part ? part.fields[field]?.trim() : kind === 'job') return []
    const id = `first:${part?.id ?? kind}:${field}`
    return [{ ...asFirst, id, check, kind, answer, place: part ? { part: part.id, field } : null, field }]
  })
