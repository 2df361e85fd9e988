// One mentoring hour a cycle, given, when, then; and random lives, against a model that only counts.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { specification } from '../../../tests/helpers/specification'
import { monthsAfter } from '../../billing/cycle'
import { type DomainEvent, domainEvents } from '../../events/schema/events'
import { fold } from '../decider'
import { hoursLeft, type MentoringCommand, mentoring } from './booking'
import { type Hour, mentoringLimits, sharedUntil } from './hour'
import { hourClaims } from './hour-claims'
import { explainMentoring } from './ledger'

const { given } = specification(mentoring)
const now = Date.UTC(2026, 10, 20, 12, 14)
const day = 24 * 3_600_000
const id = (n: number) => `01939b6e-7c00-7000-8000-${String(n).padStart(12, '0')}`
const [booking, other, account, rita, ivo] = [id(1), id(2), id(3), id(4), id(5)]

const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: '2025-05-01' },
  personal: { name: 'Célia', email: 'celia@exemplo.com.br', password: '$argon2id$' },
}
const premium: DomainEvent = {
  type: 'PlanAssigned',
  data: { plan: 'premium', from: now, reason: 'request' },
  personal: null,
}
const unit = { plan: 'premium', source: `assigned-${now}`, cycle: now } as const
const hourAt = (start: number, n = 10, mentor = rita): Hour => ({ hour: id(n), mentor, start, minutes: 50 })
const hour = hourAt(now + 4 * day)

type Book = Extract<MentoringCommand, { kind: 'book' }>
const book: Book = {
  ...{ kind: 'book', booking, account, hour, topic: 'Como falo do tempo parada?', share: false },
  ...{ included: true, now },
}
const booked: DomainEvent = {
  type: 'MentoringBooked',
  data: { booking, ...hour, unit },
  personal: { topic: book.topic },
}
const cancelled = (by: 'person' | 'mentor', of = hour.hour): DomainEvent => ({
  type: 'MentoringCancelled',
  data: { booking, hour: of, by },
  personal: null,
})
const shared = (of: Hour = hour): DomainEvent => ({
  type: 'MentoringShared',
  data: { booking, mentor: of.mentor, until: sharedUntil(of) },
  personal: null,
})
const shareEnded: DomainEvent = { type: 'MentoringShareEnded', data: { booking }, personal: null }
const past = [registered, premium] as const

describe('booking an hour', () => {
  test('takes the unit of the cycle, and shares results only if the person says so', () => {
    given(...past)
      .when(book)
      .then(booked)
    given(...past)
      .when({ ...book, share: true })
      .then(booked, shared())
  })
  test('is for those whose plan includes it', () => {
    given(...past)
      .when({ ...book, included: false })
      .refused('mentoring-not-included')
    given().when(book).refused('account-missing')
  })
  test('is once a cycle, and again in the next one', () => {
    const second = { ...book, booking: other, hour: hourAt(now + 6 * day, 11) }
    given(...past, booked)
      .when(second)
      .refused('mentoring-used')
    const later = monthsAfter(now, 1)
    const next = hourAt(later + 4 * day, 11)
    given(...past, booked)
      .when({ ...second, hour: next, now: later })
      .then({
        type: 'MentoringBooked',
        data: { booking: other, ...next, unit: { ...unit, cycle: later } },
        personal: { topic: book.topic },
      })
  })
  test('is at least two hours ahead, with somebody else, and within a plan that ends by itself', () => {
    given(...past)
      .when({ ...book, hour: hourAt(now + mentoringLimits.leadMs - 1) })
      .refused('mentoring-late')
    given(...past)
      .when({ ...book, account: rita })
      .refused('mentoring-own-hour')
    const pass: DomainEvent = {
      type: 'PassOpened',
      data: { payment: 'pi_1', plan: 'premium', amount: 1, from: now, cycles: 1 },
      personal: null,
    }
    const end = monthsAfter(now, 1)
    given(registered, pass)
      .when({ ...book, hour: hourAt(end) })
      .refused('mentoring-beyond-plan')
    expect('events' in mentoring.decide({ ...book, hour: hourAt(end - 1) }, fold(mentoring, [registered, pass]))).toBe(
      true,
    )
  })
})

describe('an hour that is booked', () => {
  const held = [...past, booked] as const
  test('is cancelled by the person until the day before, and gives the unit back', () => {
    // 23 November ends at midnight in São Paulo, three hours after UTC; the hour is on the 24th.
    const midnight = Date.UTC(2026, 10, 24, 3)
    const cancel = (at: number): MentoringCommand => ({ kind: 'cancel', booking, by: 'person', now: at })
    given(...held)
      .when(cancel(midnight - 1))
      .then(cancelled('person'))
    given(...held)
      .when(cancel(midnight))
      .refused('mentoring-late')
    given(...held, cancelled('person'))
      .when({ ...book, booking: other })
      .then({
        type: 'MentoringBooked',
        data: { booking: other, ...hour, unit },
        personal: { topic: book.topic },
      })
  })
  test('is cancelled by the mentor until it is over', () => {
    const end = hour.start + 50 * 60_000
    const cancel = (at: number): MentoringCommand => ({ kind: 'cancel', booking, by: 'mentor', now: at })
    given(...held)
      .when(cancel(end - 1))
      .then(cancelled('mentor'))
    given(...held)
      .when(cancel(end))
      .refused('mentoring-late')
    given(...held, cancelled('mentor'))
      .when(cancel(now))
      .refused('mentoring-missing')
  })
  test('is moved until the day before; consent goes along to the same mentor, and ends with another', () => {
    const next = hourAt(now + 6 * day, 11)
    const ivos = hourAt(now + 6 * day, 12, ivo)
    const move = (to: Hour): MentoringCommand => ({
      ...{ kind: 'move', booking, account, hour: to, included: true, now },
    })
    const moved = (to: Hour): DomainEvent => ({
      type: 'MentoringMoved',
      data: { booking, from: hour.hour, ...to },
      personal: null,
    })
    given(...held)
      .when(move(next))
      .then(moved(next))
    given(...held, shared())
      .when(move(next))
      .then(moved(next), shared(next))
    given(...held, shared())
      .when(move(ivos))
      .then(moved(ivos), shareEnded)
    given(...held)
      .when(move(hour))
      .then()
    given(...held)
      .when({ ...move(next), now: hour.start } as MentoringCommand)
      .refused('mentoring-late')
    expect(hourClaims('account/a', [moved(next)])).toEqual({
      claims: [{ kind: 'mentoring-hour', value: next.hour, stream: 'account/a' }],
      releases: [{ kind: 'mentoring-hour', value: hour.hour, stream: 'account/a' }],
    })
  })
  test('is shared and no longer shared, each recorded once', () => {
    const share = (on: boolean): MentoringCommand => ({ kind: 'share', booking, share: on, now })
    given(...held)
      .when(share(true))
      .then(shared())
    given(...held, shared())
      .when(share(true))
      .then()
    given(...held, shared())
      .when(share(false))
      .then(shareEnded)
    given(...held)
      .when({ ...share(true), now: sharedUntil(hour) } as MentoringCommand)
      .refused('mentoring-late')
  })
  test('is reminded of once, in the day before, and again when it was moved', () => {
    const remind = (at: number): MentoringCommand => ({ kind: 'remind', booking, now: at })
    const reminded: DomainEvent = { type: 'MentoringReminded', data: { booking, start: hour.start }, personal: null }
    given(...held)
      .when(remind(hour.start - day - 1))
      .then()
    given(...held)
      .when(remind(hour.start - day))
      .then(reminded)
    given(...held, reminded)
      .when(remind(hour.start - 1))
      .then()
    given(...held)
      .when(remind(hour.start))
      .then()
  })
  test('has notes of both sides, and not without end', () => {
    const note = (by: 'person' | 'mentor'): MentoringCommand => ({ kind: 'note', booking, by, text: 'Ensaiar.' })
    const written = (by: 'person' | 'mentor'): DomainEvent => ({
      type: 'MentoringNoteWritten',
      data: { booking, by },
      personal: { text: 'Ensaiar.' },
    })
    given(...held)
      .when(note('mentor'))
      .then(written('mentor'))
    const full = Array.from({ length: mentoringLimits.notes }, () => written('person'))
    given(...held, ...full)
      .when(note('person'))
      .refused('mentoring-notes-full')
  })
})

test('whatever somebody does, no cycle has two hours, and the ledger’s changes add up to what is left', () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constantFrom('book', 'move'),
      ahead: fc.integer({ min: 0, max: 50 }),
      n: fc.integer({ min: 10, max: 99 }),
    }),
    fc.record({ do: fc.constant('cancel' as const), by: fc.constantFrom('person' as const, 'mentor' as const) }),
    fc.record({ do: fc.constant('turn' as const), days: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ do: fc.constant('plan' as const), plan: fc.constantFrom('premium' as const, 'free' as const) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let at = now
      let made = 0
      const history: (DomainEvent & { meta: { at: number } })[] = []
      const add = (...events: readonly DomainEvent[]) =>
        history.push(...events.map((event) => ({ ...event, meta: { at } })))
      add(registered, premium)
      const isPremium = () => fold(mentoring, history).entitlements.assigned !== null
      for (const one of steps) {
        if (one.do === 'turn') at += one.days * day
        if (one.do === 'plan')
          add({ type: 'PlanAssigned', data: { plan: one.plan, from: at, reason: 'request' }, personal: null })
        const open =
          [...fold(mentoring, history).bookings.entries()].findLast(([, { cancelled }]) => !cancelled)?.[0] ?? booking
        const right = { included: isPremium(), now: at, account }
        const command: MentoringCommand | null =
          one.do === 'book'
            ? { ...book, ...right, booking: id(1000 + ++made), hour: hourAt(at + one.ahead * day, one.n) }
            : one.do === 'move'
              ? { kind: 'move', booking: open, ...right, hour: hourAt(at + one.ahead * day, one.n) }
              : one.do === 'cancel'
                ? { kind: 'cancel', booking: open, by: one.by, now: at }
                : null
        const decision = command && mentoring.decide(command, fold(mentoring, history))
        if (decision && 'events' in decision) {
          for (const event of decision.events) domainEvents.draft(event)
          add(...decision.events)
        }
      }
      const state = fold(mentoring, history)
      const units = [...state.bookings.entries()]
        .filter(([, one]) => !one.cancelled)
        .map(([, one]) => JSON.stringify(one.unit))
      expect(new Set(units).size).toBe(units.length)
      const { left, lines } = explainMentoring(history, at, (entitlements) => entitlements.assigned !== null)
      expect(left).toBe(hoursLeft(state, at, isPremium()))
      expect(lines.reduce((sum, { change }) => sum + change, 0)).toBe(left)
    }),
    { numRuns: 300, seed: 20261122 },
  )
})
