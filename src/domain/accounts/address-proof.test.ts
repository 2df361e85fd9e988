import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { DomainEvent } from '../../events/schema/events'
import { fold } from '../decider'
import { account } from './account'
import { formerMax, undoMs } from './address'
import { type AddressProofCommand, addressProof } from './address-proof'

const now = 1_800_000_000_000
const registered = (terms: string | null = '2025-05-01'): DomainEvent => ({
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms },
  personal: { name: 'Ana', email: 'ana@exemplo.com', password: 'hash' },
})
const decide = (history: readonly DomainEvent[], command: AddressProofCommand) =>
  addressProof.decide(command, fold(account, history))
const after = (history: readonly DomainEvent[], command: AddressProofCommand): DomainEvent[] => {
  const decided = decide(history, command)
  if ('refused' in decided) throw new Error(decided.refused)
  return [...history, ...decided.events]
}
const addressOf = (history: readonly DomainEvent[]) => fold(account, history).address

const proved = after([registered()], { kind: 'prove', email: 'ana@exemplo.com', by: 'mail' })
const request = { kind: 'request', email: 'nova@exemplo.com', from: 'ana@exemplo.com', until: now + 10, now } as const
const confirm = { kind: 'confirm', email: 'nova@exemplo.com', from: 'ana@exemplo.com', now } as const

describe('proving an address', () => {
  test('is done once, and only for the present address', () => {
    expect(addressOf([registered()]).proved).toBe(false)
    expect(addressOf(proved).proved).toBe(true)
    expect(decide(proved, { kind: 'prove', email: ' ANA@exemplo.com', by: 'mail' })).toEqual({ events: [] })
    expect(decide(proved, { kind: 'prove', email: 'bia@exemplo.com', by: 'mail' })).toEqual({ refused: 'link-over' })
  })

  test('is not needed for an account that the operator created', () => {
    expect(addressOf([registered(null)]).proved).toBe(true)
  })

  test('has to be done again for another address, and not for the same one in other letters', () => {
    const changed = (email: string): DomainEvent => ({
      type: 'ProfileChanged',
      data: {},
      personal: { name: 'Ana', email },
    })
    expect(addressOf([...proved, changed('ANA@exemplo.com')]).proved).toBe(true)
    expect(addressOf([...proved, changed('nova@exemplo.com')]).proved).toBe(false)
  })
})

describe('changing an address', () => {
  test('counts once the new one is proved, and the former one can undo it', () => {
    const asked = after(proved, request)
    expect(fold(account, asked).email).toBe('ana@exemplo.com')
    const changed = after(asked, confirm)
    expect(fold(account, changed)).toMatchObject({
      email: 'nova@exemplo.com',
      address: { proved: true, pending: null, former: [{ email: 'ana@exemplo.com', until: now + undoMs }] },
    })
    const undo = { kind: 'undo', email: 'ana@exemplo.com', from: 'nova@exemplo.com', until: now + undoMs } as const
    const undone = after(changed, { ...undo, now, password: 'unknown' })
    expect(fold(account, undone)).toMatchObject({
      email: 'ana@exemplo.com',
      password: 'unknown',
      epoch: 1,
      address: { proved: true, former: [] },
    })
    expect(decide(undone, { ...undo, from: 'ana@exemplo.com', now, password: 'x' })).toEqual({ refused: 'link-over' })
    expect(decide(changed, { ...undo, now: now + undoMs, password: 'x' })).toEqual({ refused: 'link-over' })
  })

  test('cannot be undone from an address that was never proved', () => {
    const changed = after(after([registered()], request), confirm)
    expect(addressOf(changed)).toEqual({ proved: true, pending: null, former: [] })
  })

  test('is given up by its owner, by time and by a new password', () => {
    const asked = after(proved, request)
    expect(decide(asked, { ...confirm, now: now + 10 })).toEqual({ refused: 'link-over' })
    expect(decide(after(asked, { kind: 'cancel' }), confirm)).toEqual({ refused: 'link-over' })
    const password: DomainEvent = { type: 'PasswordChanged', data: { survivor: 'none' }, personal: { password: 'h' } }
    expect(decide([...asked, password], confirm)).toEqual({ refused: 'link-over' })
  })

  test('the first address undoes a chain of changes, and nobody after it undoes that', () => {
    let history = proved
    let from = 'ana@exemplo.com'
    for (let n = 0; n < formerMax; n++) {
      history = after(after(history, { ...request, email: `x${n}@mau.example`, from }), {
        ...confirm,
        email: `x${n}@mau.example`,
        from,
      })
      from = `x${n}@mau.example`
    }
    expect(decide(history, { ...request, email: 'y@mau.example', from })).toEqual({ refused: 'address-changes' })
    const undo = { kind: 'undo', email: 'ana@exemplo.com', from, until: now + undoMs, now, password: 'h' } as const
    const undone = after(history, undo)
    expect(fold(account, undone)).toMatchObject({ email: 'ana@exemplo.com', address: { former: [] } })
    const back = { ...undo, email: 'x0@mau.example', from: 'ana@exemplo.com' }
    expect(decide(undone, back)).toEqual({ refused: 'link-over' })
  })
})

test('whatever is asked, the address is only ever one that was registered or proved, and is never lost', () => {
  const emails = ['ana@exemplo.com', 'bia@exemplo.com', 'caio@exemplo.com']
  const email = fc.constantFrom(...emails)
  const step = fc.record({
    kind: fc.constantFrom('prove', 'request', 'cancel', 'confirm', 'undo'),
    email,
    wait: fc.integer({ min: 0, max: undoMs }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let history: DomainEvent[] = [registered()]
      let time = now
      for (const { kind, email: to, wait } of steps) {
        time += wait
        const state = fold(account, history)
        const from = state.email ?? ''
        const until = state.address.former.find((one) => one.email === to)?.until ?? time
        const command = {
          prove: { kind: 'prove', email: to, by: 'mail' },
          request: { kind: 'request', email: to, from, until: time + 1000, now: time },
          cancel: { kind: 'cancel' },
          confirm: { kind: 'confirm', email: to, from, now: time },
          undo: { kind: 'undo', email: to, from, until, now: time, password: 'h' },
        }[kind] as AddressProofCommand
        const decided = addressProof.decide(command, state)
        if ('refused' in decided) continue
        history = [...history, ...decided.events]
        const next = fold(account, history)
        expect(next.email).not.toBeNull()
        expect(next.address.former.length).toBeLessThanOrEqual(formerMax)
        if (next.email !== from) expect(['confirm', 'undo']).toContain(kind)
        if (next.email !== from) expect(next.address.proved).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})

describe('ways in that somebody added since a change of address', () => {
  const id = (n: number) => `018f0000-0000-7000-8000-00000000000${n}`
  const passkey = (n: number): DomainEvent => ({
    type: 'PasskeyAdded',
    data: { passkey: id(n), added: now, survivor: 'none' },
    personal: { name: 'Celular', credential: `c${n}`, publicKey: 'k', counter: 0, transports: [] },
  })
  const linked = (n: number): DomainEvent => ({
    type: 'IdentityLinked',
    data: { identity: id(n), registering: false },
    personal: { issuer: `https://i${n}.exemplo.com`, subject: 's', email: '' },
  })
  const app = (secret: string): DomainEvent => ({
    type: 'TotpEnabled',
    data: { survivor: 'none' },
    personal: { secret },
  })
  const before = [...proved, passkey(1), linked(2)]
  const moved = after(after(before, request), confirm)
  const undo = {
    kind: 'undo',
    email: 'ana@exemplo.com',
    from: 'nova@exemplo.com',
    until: now + undoMs,
    now,
    password: 'unknown',
  } as const

  test('go when the change is undone, and older ones stay', () => {
    const { secondFactor, identities } = fold(account, after([...moved, passkey(3), linked(4), app('NEW')], undo))
    expect(secondFactor).toMatchObject({ totp: null, passkeys: [{ id: id(1) }] })
    expect(identities.map((one) => one.id)).toEqual([id(2)])
  })

  test('leave an app that was there before', () => {
    const had = after(after([...proved, app('OLD')], request), confirm)
    expect(fold(account, after(had, undo)).secondFactor.totp).toBe('OLD')
  })

  test('cannot come back once the account is an admin’s: its change is no longer undone', () => {
    const promoted: DomainEvent = { type: 'RoleChanged', data: { role: 'admin' }, personal: null }
    expect(decide([...moved, promoted], undo)).toEqual({ refused: 'link-over' })
  })
})
