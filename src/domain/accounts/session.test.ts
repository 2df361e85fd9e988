import { describe, expect, test } from 'bun:test'
import { specification } from '../../../tests/helpers/specification'
import { type DomainEvent, domainEvents } from '../../events/schema/events'
import { account as accounts } from './account'
import { endsSessions, session, sessionMs, sessionsMax, surplusOf } from './session'

const { given } = specification(session)
const account = '01939b6e-7c00-7000-8000-000000000009'
const started = (now = 0): DomainEvent => ({
  type: 'SessionStarted',
  data: { session: 'a', account, token: 'hash', epoch: 2, until: now + sessionMs },
  personal: null,
})
const ended = (cause: 'logout' | 'replaced'): DomainEvent => ({
  type: 'SessionEnded',
  data: { session: 'a', cause },
  personal: null,
})
const start = { kind: 'start', session: 'a', account, token: 'hash', epoch: 2, now: 7 } as const
const end = { kind: 'end', session: 'a', cause: 'logout' } as const

const isEvent = (value: { readonly type: string }): value is DomainEvent => value.type in domainEvents.definitions
/** The example that each event type stores of itself. */
const example = (type: string): DomainEvent => {
  const event = { type, personal: null, ...domainEvents.definitions[type as DomainEvent['type']].golden }
  if (!isEvent(event)) throw new Error(`${type} is unknown`)
  return event
}

describe('a session', () => {
  test('starts once, in the epoch of its request', () => {
    given().when(start).then(started(7))
    given(started()).when(start).refused('session-exists')
    given(started(), ended('logout')).when(start).refused('session-exists')
  })
  test('ends once', () => {
    given(started()).when(end).then(ended('logout'))
    given(started(), ended('replaced')).when(end).refused('session-ended')
  })
  test('that an earlier release started in the account’s stream is ended in its own', () =>
    given().when(end).then(ended('logout')))
  test('beyond the maximum ends the oldest', () => {
    const open = Array.from({ length: sessionsMax + 2 }, (_, index) => index)
    expect(surplusOf(open)).toEqual([0, 1, 2])
    expect(surplusOf(open.slice(0, sessionsMax - 1))).toEqual([])
  })
  test('is ended by every event that begins another epoch or erases the account, and by no other', () => {
    const registered = { ...accounts.initial, registered: true }
    const ends = Object.keys(domainEvents.definitions).filter((type) => {
      const { epoch, erased } = accounts.evolve(registered, example(type))
      return epoch > registered.epoch || erased
    })
    expect(ends.sort()).toEqual([...endsSessions].sort())
  })
})
