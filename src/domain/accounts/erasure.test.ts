import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { specification } from '../../../tests/helpers/specification'
import type { DomainEvent } from '../../events/schema/events'
import { fold } from '../decider'
import { account } from './account'
import { undoMs } from './address'
import { addressProof } from './address-proof'
import { erasure } from './erasure'

const { given } = specification(erasure)
const now = 1_800_000_000_000
const [old, present] = ['ana@exemplo.com', 'mau@example.com']
const registered = (role: 'usuario' | 'admin' = 'usuario'): DomainEvent => ({
  type: 'AccountRegistered',
  data: { role, language: 'pt-BR', terms: null },
  personal: { name: 'Ana', email: old, password: 'hash' },
})
const moved: DomainEvent[] = [
  { type: 'AddressChangeConfirmed', data: { undoUntil: now + undoMs }, personal: null },
  { type: 'ProfileChanged', data: {}, personal: { name: 'Ana', email: present } },
  { type: 'AddressProved', data: { by: 'mail' }, personal: null },
]
const erased: DomainEvent = { type: 'AccountErased', data: {}, personal: null }
const waiting: DomainEvent = { type: 'ErasureRequested', data: { due: now + undoMs }, personal: null }
const cancelled: DomainEvent = { type: 'ErasureCancelled', data: {}, personal: null }
const request = { kind: 'request', from: old, now } as const
const later = { kind: 'request', from: present, now } as const
const carryOut = { kind: 'carry-out', from: present, now: now + undoMs } as const
const keep = { kind: 'keep' } as const

describe('erasing an account', () => {
  test('produces one event, after which the account is missing', () => {
    given(registered()).when(request).then(erased)
    for (const command of [request, keep]) given(registered(), erased).when(command).refused('account-missing')
    expect(fold(account, [registered(), erased])).toMatchObject({ email: null, password: null, erased: true })
  })
  test('is refused with an address that is out of date, and for admins', () => {
    given(registered(), ...moved)
      .when(request)
      .refused('stale')
    given(registered('admin')).when(request).refused('admin-stays')
  })
})

describe('erasing an account whose address changed within the week', () => {
  test('waits until the change can no longer be undone, however often it is asked for', () => {
    given(registered(), ...moved)
      .when(later)
      .then(waiting)
    given(registered(), ...moved, waiting)
      .when(later)
      .then()
    given(registered(), ...moved, waiting)
      .when({ ...carryOut, now: now + undoMs - 1 })
      .then()
    given(registered(), ...moved, waiting)
      .when(carryOut)
      .then(erased)
    given(registered(), ...moved)
      .when({ ...later, now: now + undoMs })
      .then(erased)
  })
  test('waits for the latest change of several', () => {
    const second = [{ ...moved[0], data: { undoUntil: now + 10 + undoMs } } as DomainEvent]
    const due = now + 10 + undoMs
    const again: DomainEvent = { type: 'ErasureRequested', data: { due }, personal: null }
    given(registered(), ...moved, waiting, ...second)
      .when(carryOut)
      .then(again)
    given(registered(), ...moved, waiting, ...second, again)
      .when({ ...carryOut, now: due })
      .then(erased)
  })
  test('does not wait where the former address was never proved, or the operator erases', () => {
    const unproved = [{ ...moved[0], data: { undoUntil: null } } as DomainEvent, ...moved.slice(1)]
    given(registered(), ...unproved)
      .when(later)
      .then(erased)
    given(registered(), ...moved)
      .when({ kind: 'erase', from: present })
      .then(erased)
  })
  test('is called off by its person, once', () => {
    given(registered(), ...moved, waiting)
      .when(keep)
      .then(cancelled)
    given(registered(), ...moved, waiting, cancelled)
      .when(keep)
      .then()
    given(registered(), ...moved, waiting, cancelled)
      .when(carryOut)
      .then()
  })

  const password = (survivor: 'none' | string): DomainEvent => ({
    type: 'PasswordChanged',
    data: { survivor: survivor as 'none' },
    personal: { password: 'x' },
  })
  const note = { data: { reason: 'abuse' }, personal: { note: '' } } as const
  const reset: DomainEvent = { type: 'PasswordReset', data: { reason: 'request', survivor: 'none' }, personal: null }
  const others: readonly (readonly [string, DomainEvent])[] = [
    ['a new password by a link', password('none')],
    ['an admin’s new password', reset],
    ['deactivating the account', { type: 'AccountDeactivated', ...note }],
    ['becoming an admin', { type: 'RoleChanged', data: { role: 'admin' }, personal: null }],
  ]
  test.each(others)('is called off by %s', (_, event) => {
    expect(fold(account, [registered(), ...moved, waiting, event]).erasure).toBeNull()
  })
  test('stays when its person chooses another password', () => {
    const session = '01939b6e-7c00-7000-8000-00000000000a'
    expect(fold(account, [registered(), ...moved, waiting, password(session)]).erasure).toBe(now + undoMs)
  })

  test('never comes before the first owner’s undo, in any order of events', () => {
    type Step = 'request' | 'keep' | 'carry-out' | 'change' | 'wait'
    const step = fc.constantFrom<Step>('request', 'keep', 'carry-out', 'change', 'wait')
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.integer({ min: 1, max: undoMs / 3 })), { maxLength: 30 }), (steps) => {
        let history: DomainEvent[] = [registered(), ...moved]
        let time = now
        let changes = 0
        for (const [kind, ms] of steps) {
          time += ms
          const who = fold(account, history)
          if (who.erased) break
          const from = who.email ?? ''
          const email = `m${++changes}@mau.example`
          const decided =
            kind === 'wait'
              ? { events: [] }
              : kind === 'change'
                ? addressProof.decide({ kind: 'request', email, from, until: time + undoMs, now: time }, who)
                : erasure.decide({ kind, from, now: time }, who)
          if ('refused' in decided) continue
          history = [...history, ...decided.events]
          if (kind !== 'change') continue
          const confirmed = addressProof.decide({ kind: 'confirm', email, from, now: time }, fold(account, history))
          if (!('refused' in confirmed)) history = [...history, ...confirmed.events]
        }
        const undo = { kind: 'undo', email: old, until: now + undoMs, password: 'x' } as const
        const who = fold(account, history)
        if (time < now + undoMs)
          expect(addressProof.decide({ ...undo, from: who.email ?? '', now: time }, who)).toHaveProperty('events')
      }),
      { numRuns: 300 },
    )
  })
})
