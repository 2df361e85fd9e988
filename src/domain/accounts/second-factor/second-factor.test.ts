import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { DomainEvent } from '../../../events/schema/events'
import { fold } from '../../decider'
import { administration } from '../administration'
import { profile } from '../profile'
import { codesMax, passkeysMax, type SecondFactorCommand, secondFactor } from './second-factor'
import { codesLeft, hasSecondFactor, noSecondFactor } from './state'

const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: { name: 'Ana', email: 'ana@exemplo.com', password: 'hash' },
}
const session = Bun.randomUUIDv7()
const hashes = Array.from({ length: codesMax }, (_, index) => `hash-${index}`)
const passkeyOf = (id: string, credential = `credential-${id}`) => ({
  id,
  name: 'Celular',
  credential,
  publicKey: 'key',
  counter: 0,
  transports: ['internal'],
  added: 1,
})
const enable = (epoch: number): SecondFactorCommand => ({
  kind: 'enable-totp',
  secret: 'SECRET',
  epoch,
  session,
  hashes,
})

const after = (history: readonly DomainEvent[], ...commands: readonly SecondFactorCommand[]) => {
  let events = history
  for (const command of commands) {
    const decision = secondFactor.decide(command, fold(secondFactor, events))
    if ('refused' in decision) throw new Error(decision.refused)
    events = [...events, ...decision.events]
  }
  return events
}
const given = (history: readonly DomainEvent[]) => ({
  when: (command: SecondFactorCommand) => secondFactor.decide(command, fold(secondFactor, history)),
})

describe('an authenticator app', () => {
  test('given none, enabling stores its secret and makes the recovery codes', () => {
    expect(given([registered]).when(enable(0))).toEqual({
      events: [
        { type: 'TotpEnabled', data: { survivor: session }, personal: { secret: 'SECRET' } },
        { type: 'RecoveryCodesMade', data: { renewed: false }, personal: { hashes } },
      ],
    })
  })
  test('given one, a second is refused', () => {
    expect(given(after([registered], enable(0))).when(enable(1))).toEqual({ refused: 'factor-exists' })
  })
  test('given a change of password after the password was shown, enabling is refused', () => {
    const changed: DomainEvent = { type: 'PasswordChanged', data: { survivor: 'none' }, personal: { password: 'x' } }
    expect(given([registered, changed]).when(enable(0))).toEqual({ refused: 'session-ended' })
  })
  test('given none, disabling is refused', () => {
    expect(given([registered]).when({ kind: 'disable-totp', epoch: 0, session })).toEqual({ refused: 'factor-missing' })
  })
  test('disabling the only factor takes the recovery codes with it', () => {
    const events = after([registered], enable(0), { kind: 'disable-totp', epoch: 1, session })
    expect(fold(secondFactor, events).secondFactor).toEqual(noSecondFactor)
  })
  test('with a passkey left, disabling keeps the recovery codes', () => {
    const add = { kind: 'add-passkey', passkey: passkeyOf('a'), epoch: 1, session, hashes: ['new'] } as const
    const events = after([registered], enable(0), add, { kind: 'disable-totp', epoch: 2, session })
    const state = fold(secondFactor, events).secondFactor
    expect(state.totp).toBeNull()
    expect(state.codes).toEqual(hashes)
  })
})

describe('recovery codes', () => {
  const on = after([registered], enable(0))
  const use = (hash: string): SecondFactorCommand => ({ kind: 'use-code', hash, epoch: 1 })
  test('a code works once and says how many are left', () => {
    expect(given(on).when(use('hash-3'))).toEqual({
      events: [{ type: 'RecoveryCodeUsed', data: { index: 3, left: 9 }, personal: null }],
    })
    expect(given(after(on, use('hash-3'))).when(use('hash-3'))).toEqual({ refused: 'code-wrong' })
  })
  test('a new set makes those of the earlier one worthless', () => {
    const renewed = after(on, { kind: 'make-codes', epoch: 1, hashes: ['fresh'] })
    expect(given(renewed).when(use('hash-1'))).toEqual({ refused: 'code-wrong' })
    expect(given(renewed).when(use('fresh'))).toMatchObject({ events: [{ data: { index: 0, left: 0 } }] })
  })
  test('without a factor there are none to make', () => {
    expect(given([registered]).when({ kind: 'make-codes', epoch: 0, hashes })).toEqual({ refused: 'factor-missing' })
  })
  test('a code shown with a password that is no longer in force is refused', () => {
    expect(given(on).when({ kind: 'use-code', hash: 'hash-1', epoch: 0 })).toEqual({ refused: 'session-ended' })
  })
})

describe('passkeys', () => {
  const add = (id: string, epoch: number, credential?: string): SecondFactorCommand => ({
    kind: 'add-passkey',
    passkey: passkeyOf(id, credential),
    epoch,
    session,
    hashes,
  })
  test('the same credential is not added twice', () => {
    expect(given(after([registered], add('a', 0, 'c'))).when(add('b', 1, 'c'))).toEqual({ refused: 'factor-exists' })
  })
  test(`an account has at most ${passkeysMax}`, () => {
    const adds = Array.from({ length: passkeysMax }, (_, index) => add(`p${index}`, index))
    expect(given(after([registered], ...adds)).when(add('more', passkeysMax))).toEqual({ refused: 'passkeys-full' })
  })
  test('one that is not there cannot be removed', () => {
    const remove = { kind: 'remove-passkey', passkey: 'b', epoch: 1, session } as const
    expect(given(after([registered], add('a', 0))).when(remove)).toEqual({ refused: 'factor-missing' })
  })
})

describe('an admin', () => {
  const remove = (own: boolean): SecondFactorCommand => ({ kind: 'remove-all', reason: 'request', note: 'n', own })
  test('takes away every factor of another, with the reason, and not their own', () => {
    const on = after([registered], enable(0))
    expect(given(on).when(remove(true))).toEqual({ refused: 'own-account' })
    expect(given(on).when(remove(false))).toEqual({
      events: [{ type: 'SecondFactorRemoved', data: { reason: 'request' }, personal: { note: 'n' } }],
    })
    expect(given(after(on, remove(false))).when(remove(false))).toEqual({ refused: 'factor-missing' })
  })
  test('made of an existing account by the operator starts without the factors of the person who made it', () => {
    const on = fold(secondFactor, after([registered], enable(0)))
    const decision = administration.decide({ kind: 'promote', password: 'p' }, on)
    const events = 'events' in decision ? decision.events : []
    expect(hasSecondFactor(events.reduce(secondFactor.evolve, on).secondFactor)).toBe(false)
  })
})

describe('random histories', () => {
  const epoch = fc.integer({ min: 0, max: 12 })
  const id = fc.constantFrom('a', 'b', 'c')
  const command: fc.Arbitrary<SecondFactorCommand> = fc.oneof(
    epoch.map(enable),
    epoch.map((at) => ({ kind: 'disable-totp', epoch: at, session }) as const),
    fc
      .tuple(epoch, id)
      .map(([at, one]) => ({ kind: 'add-passkey', passkey: passkeyOf(one), epoch: at, session, hashes }) as const),
    fc.tuple(epoch, id).map(([at, passkey]) => ({ kind: 'remove-passkey', passkey, epoch: at, session }) as const),
    epoch.map((at) => ({ kind: 'make-codes', epoch: at, hashes }) as const),
    fc
      .tuple(epoch, fc.integer({ min: 0, max: codesMax }))
      .map(([at, index]) => ({ kind: 'use-code', hash: `hash-${index}`, epoch: at }) as const),
    fc.boolean().map((own) => ({ kind: 'remove-all', reason: 'other', note: '', own }) as const),
  )
  const change = new Set(['TotpEnabled', 'TotpDisabled', 'PasskeyAdded', 'PasskeyRemoved', 'SecondFactorRemoved'])

  test('no code works twice, codes exist only with a factor, and each change of factors moves the epoch by one', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(command, fc.boolean()), { maxLength: 60 }), (commands) => {
        let state = fold(secondFactor, [registered])
        let usable = new Set<string>()
        for (const [asked, current] of commands) {
          const one = current && 'epoch' in asked ? { ...asked, epoch: state.epoch } : asked
          const decision = secondFactor.decide(one, state)
          if ('refused' in decision) continue
          const before = state.epoch
          for (const event of decision.events) {
            state = secondFactor.evolve(state, event)
            if (event.type === 'RecoveryCodesMade') usable = new Set(event.personal?.hashes)
          }
          if (one.kind === 'use-code') expect(usable.delete(one.hash)).toBe(true)
          expect(state.epoch).toBe(before + decision.events.filter(({ type }) => change.has(type)).length)
          expect(codesLeft(state.secondFactor)).toBe(hasSecondFactor(state.secondFactor) ? usable.size : 0)
          expect(new Set(state.secondFactor.passkeys.map(({ id: one }) => one)).size).toBe(
            state.secondFactor.passkeys.length,
          )
        }
      }),
      { numRuns: 300 },
    )
  })
  test('neither a new password nor erasure leaves a factor in another state than it should', () => {
    const on = after([registered], enable(0))
    const state = fold(secondFactor, on)
    const reset = profile.decide({ kind: 'reset', hash: 'h', epoch: state.epoch }, state)
    const later = 'events' in reset ? reset.events.reduce(secondFactor.evolve, state) : null
    expect(later && hasSecondFactor(later.secondFactor)).toBe(true)
    const erased = secondFactor.evolve(state, { type: 'AccountErased', data: {}, personal: null })
    expect(erased.secondFactor).toEqual(noSecondFactor)
    expect(secondFactor.decide(enable(0), erased)).toEqual({ refused: 'account-missing' })
  })
})
