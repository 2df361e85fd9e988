// Questions about what no tip is about and every reader sees: spoken wording, a validity that is over, and no wanted post.
import type { CurrentMonth } from '../reading/dates/dates'
import { headingName } from '../reading/sections/headings'
import { fold } from '../reading/text'
import { findVagueAim } from '../sentences/empty/aim'
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

/** "Qualquer um, jovem aprendiz", "Anything": a wanted post that is none. */
const anyPost = /^(?:qualquer|tanto faz|o que (?:tiver|vier|aparecer|surgir)|any(?:thing)?)(?!\p{L})/u
const isAnyPost = (text: string): boolean => anyPost.test(fold(text)) || findVagueAim([text]) !== null

/** Asks for the wanted post where neither the head nor an objective names one, or the head names any: that of the first job is proposed. */
const aim = (parts: readonly DraftPart[]): Estimated[] => {
  const contact = parts.find(({ kind }) => kind === 'contact')
  if (!contact) return []
  const wanted = fieldOf(contact, 'headline')
  if (wanted === '' ? parts.some(isObjective) : !isAnyPost(wanted)) return []
  const field = 'headline'
  const place = { part: contact.id, field }
  const title = parts.find((part) => part.kind === 'job' && fieldOf(part, 'title') !== '')
  const suggested = title ? fieldOf(title, 'title') : ''
  const id = `aim:${contact.id}${wanted === '' ? '' : `:${wanted.length}`}`
  return [{ ...unpaid, id, check: 'aim', answer: 'field', place, kind: 'contact', field, suggested }]
}

/** Pure. */
export const unpaidQuestions = (parts: readonly DraftPart[], now: CurrentMonth | null): Estimated[] => [
  ...expired(parts, now),
  ...aim(parts),
  ...spokenQuestion(parts),
]
