// Questions about what no tip is about and every reader sees: spoken wording, a validity that is over, and no wanted post.
import type { CurrentMonth } from '../reading/dates/dates'
import { headingName } from '../reading/sections/headings'
import { expiredIn } from './expired'
import { type DraftPart, fieldOf } from './parts'
import type { Estimated } from './question'
import { spokenIn } from './spoken'

const unpaid = { topic: null, figure: null, gain: 0 } as const

/** All spoken wording as one question; skipped, it waits until the wording is another. */
export const spokenQuestion = (parts: readonly DraftPart[]): Estimated[] => {
  const places = spokenIn(parts)
  if (places.length === 0) return []
  const id = `spoken:${places.map(({ mark }) => mark.length).join('-')}`
  return [{ ...unpaid, id, check: 'spoken', answer: 'slips', place: null, kind: 'own', spoken: places }]
}

const expired = (parts: readonly DraftPart[], now: CurrentMonth | null): Estimated[] =>
  expiredIn(parts, now).map((place): Estimated => {
    const id = `expired:${place.part}:${place.line ?? place.field}`
    return { ...unpaid, id, check: 'expired', answer: 'look', place, kind: 'own' }
  })

const isObjective = (part: DraftPart): boolean => headingName(fieldOf(part, 'heading')) === 'objective'

/** Asks for the wanted post where neither the head nor an objective names one: that of the first job is proposed. */
const aim = (parts: readonly DraftPart[]): Estimated[] => {
  const contact = parts.find(({ kind }) => kind === 'contact')
  if (!contact || fieldOf(contact, 'headline') !== '' || parts.some(isObjective)) return []
  const field = 'headline'
  const place = { part: contact.id, field }
  const title = parts.find((part) => part.kind === 'job' && fieldOf(part, 'title') !== '')
  const suggested = title ? fieldOf(title, 'title') : ''
  const id = `aim:${contact.id}`
  return [{ ...unpaid, id, check: 'aim', answer: 'field', place, kind: 'contact', field, suggested }]
}

/** Pure. */
export const unpaidQuestions = (parts: readonly DraftPart[], now: CurrentMonth | null): Estimated[] => [
  ...expired(parts, now),
  ...aim(parts),
  ...spokenQuestion(parts),
]
