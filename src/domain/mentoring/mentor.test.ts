// What a mentor gives and withdraws, given, when, then.
import { describe, expect, test } from 'bun:test'
import { specification } from '../../../tests/helpers/specification'
import type { DomainEvent } from '../../events/schema/events'
import { type MentorCommand, mentor, mentorLimits } from './mentor'

const { given } = specification(mentor)
const now = Date.UTC(2026, 10, 20, 12)
const day = 24 * 3_600_000
const id = (n: number) => `01939b6e-7c00-7000-8000-${String(n).padStart(12, '0')}`
const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: '2025-05-01' },
  personal: { name: 'Rita', email: 'rita@exemplo.com.br', password: '$argon2id$' },
}
const named: DomainEvent = { type: 'MentorChanged', data: { mentor: true }, personal: null }
const personal = { link: 'https://chamada.exemplo/rita', about: 'Chefe de cozinha' }
const one = { hour: id(1), start: now + day }
const give = (hours = [one], admin = false): MentorCommand => ({
  ...{ kind: 'give', hours, minutes: 50, ...personal, admin, now },
})
const gave = (hours = [one]): DomainEvent => ({
  type: 'MentoringHoursGiven',
  data: { hours, minutes: 50 },
  personal,
})

describe('hours', () => {
  test('are given by those an admin named, and by admins', () => {
    given(registered, named).when(give()).then(gave())
    given(registered).when(give()).refused('not-a-mentor')
    given(registered)
      .when(give([one], true))
      .then(gave())
    given(registered, named, { ...named, data: { mentor: false } })
      .when(give())
      .refused('not-a-mentor')
  })
  test('lie ahead, and none begins before the one before it ends', () => {
    given(registered, named)
      .when(give([{ hour: id(1), start: now }]))
      .refused('hours-past')
    const far = [{ hour: id(1), start: now + mentorLimits.aheadMs + 1 }]
    given(registered, named).when(give(far)).refused('hours-past')
    const close = { hour: id(2), start: one.start + 49 * 60_000 }
    given(registered, named, gave())
      .when(give([close]))
      .refused('hours-overlap')
    const after = { hour: id(2), start: one.start + 50 * 60_000 }
    given(registered, named, gave())
      .when(give([after]))
      .then(gave([after]))
  })
  test('are 200 ahead at most', () => {
    const many = Array.from({ length: mentorLimits.hoursAhead }, (_, n) => ({
      hour: id(n),
      start: now + (n + 1) * 3_600_000,
    }))
    const more = { hour: id(999), start: now + 300 * 3_600_000 }
    given(registered, named, gave(many))
      .when(give([more]))
      .refused('hours-many')
  })
  test('are withdrawn once', () => {
    const withdraw: MentorCommand = { kind: 'withdraw', hour: one.hour }
    const withdrawn: DomainEvent = { type: 'MentoringHourWithdrawn', data: { hour: one.hour }, personal: null }
    given(registered, named, gave()).when(withdraw).then(withdrawn)
    given(registered, named, gave(), withdrawn).when(withdraw).refused('hour-missing')
  })
  test('that are booked, or free again, are what the mentor is notified of, once each', () => {
    const sync = (...taken: string[]): MentorCommand => ({ kind: 'sync', taken: new Set(taken), now })
    const taken: DomainEvent = { type: 'MentoringHourTaken', data: one, personal: null }
    const freed: DomainEvent = { type: 'MentoringHourFreed', data: one, personal: null }
    given(registered, named, gave()).when(sync(one.hour)).then(taken)
    given(registered, named, gave(), taken).when(sync(one.hour)).then()
    given(registered, named, gave(), taken).when(sync()).then(freed)
    given(registered, named, gave())
      .when({ ...sync(one.hour), now: one.start } as MentorCommand)
      .then()
  })
})

test('naming a mentor is recorded once', () => {
  given(registered).when({ kind: 'choose', mentor: true }).then(named)
  given(registered, named).when({ kind: 'choose', mentor: true }).then()
  given().when({ kind: 'choose', mentor: true }).refused('account-missing')
  expect(mentor.evolve(mentor.initial, { type: 'AccountErased', data: {}, personal: null })).toEqual(mentor.initial)
})
