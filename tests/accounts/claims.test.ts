// The claims of an account (its addresses, identities and passkeys) follow from its events, whatever happens at the same moment.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { account } from '../../src/domain/accounts/account'
import { proofMs } from '../../src/domain/accounts/address'
import { addressProof } from '../../src/domain/accounts/address-proof'
import { administration } from '../../src/domain/accounts/administration'
import { identity } from '../../src/domain/accounts/identity'
import { profile } from '../../src/domain/accounts/profile'
import { secondFactor } from '../../src/domain/accounts/second-factor/second-factor'
import { accountStream } from '../../src/events/schema/events'
import { accountState } from '../../src/server/accounts/account-state'
import { eraseAccount } from '../../src/server/accounts/data/erase'
import { removeByOperator } from '../../src/server/accounts/second-factor/admin-removal'
import { operatorMetadata } from '../../src/server/admin/operator/operator-identity'
import { claimProblems } from '../../src/server/storage/check/claims'
import { fileApp } from '../helpers/file-app'

const app = fileApp()

let made = 0
const unique = () => `n${++made}`

/** An account and what its person can do to it, without the browser that would sign and the provider that would answer. */
const member = async () => {
  const { core } = app
  const id = Bun.randomUUIDv7()
  const stream = accountStream(id)
  const email = `${unique()}@exemplo.com`
  const now = () => core.clock()
  const metadata = () => ({ at: now(), actor: id, correlation: 'test', causation: null })
  const who = { name: 'Ana', email, password: 'hash', language: 'pt-BR', terms: null, role: 'usuario' } as const
  expect((await core.handle(account, stream, { kind: 'register', ...who }, metadata())).ok).toBe(true)
  const session = Bun.randomUUIDv7()
  const state = () => accountState(core, id)
  const passkey = () => {
    const id = Bun.randomUUIDv7()
    const one = { id, name: 'Celular', credential: unique(), publicKey: 'k', counter: 0, transports: [] }
    const command = { kind: 'add-passkey', passkey: { ...one, added: now() }, session, hashes: [] } as const
    return core.handle(secondFactor, stream, { ...command, epoch: state().epoch }, metadata())
  }
  const link = () => {
    const command = {
      kind: 'link',
      id: Bun.randomUUIDv7(),
      issuer: `https://${unique()}.example`,
      subject: unique(),
    } as const
    return core.handle(identity, stream, { ...command, email: '' }, metadata())
  }
  const move = async () => {
    const to = `${unique()}@exemplo.com`
    await core.handle(addressProof, stream, { kind: 'prove', email: state().email ?? '', by: 'mail' }, metadata())
    const from = state().email ?? ''
    const asked = { kind: 'request', email: to, from, until: now() + proofMs, now: now() } as const
    await core.handle(addressProof, stream, asked, metadata())
    return core.handle(addressProof, stream, { kind: 'confirm', email: to, from, now: now() }, metadata())
  }
  const rename = () => {
    const [from, email] = [state().email ?? '', `${unique()}@exemplo.com`]
    const command = { kind: 'change', name: 'Ana', email, from, password: null } as const
    return core.handle(profile, stream, command, metadata())
  }
  const removeOne = () => {
    const [first] = state().secondFactor.passkeys
    const command = { kind: 'remove-passkey', passkey: first?.id ?? '', session, epoch: state().epoch } as const
    return core.handle(secondFactor, stream, command, metadata())
  }
  const reset = () => {
    const command = { kind: 'reset-password', password: 'hash', own: false, reason: 'support', note: '' } as const
    return core.handle(administration, stream, command, operatorMetadata(core))
  }
  const promote = () =>
    core.handle(administration, stream, { kind: 'promote', password: 'hash' }, operatorMetadata(core))
  const factors = () => removeByOperator(core, state().email ?? '')
  const erase = () => eraseAccount(core, id, operatorMetadata(core), { by: 'operator' })
  const own = () => app.core.events.claims().filter((claim) => claim.stream === stream)
  return { state, own, does: { passkey, link, move, rename, removeOne, reset, promote, factors, erase } }
}

describe('claims that follow from events', () => {
  test('a passkey added while an admin removes all factors leaves none behind', async () => {
    const one = await member()
    await one.does.passkey()
    await Promise.all([one.does.passkey(), one.does.factors()])
    expect(one.state().secondFactor.passkeys).toEqual([])
    expect(one.own().map(({ kind }) => kind)).toEqual(['email'])
    expect(claimProblems(app.core.events, app.core.secrets)).toEqual([])
  })

  test('an account with as much as one may have can be erased, and everything is free again', async () => {
    const one = await member()
    for (let n = 0; n < 10; n++) expect((await one.does.passkey()).ok).toBe(true)
    for (let n = 0; n < 5; n++) expect((await one.does.link()).ok).toBe(true)
    for (let n = 0; n < 8; n++) expect((await one.does.move()).ok).toBe(true)
    expect(one.own()).toHaveLength(24)
    expect(await one.does.erase()).toBe('erased')
    expect(one.own()).toEqual([])
  })

  test('whatever a person, an admin and the operator do at once', async () => {
    const names = Object.keys((await member()).does) as (keyof Awaited<ReturnType<typeof member>>['does'])[]
    const actions = fc.array(fc.constantFrom(...names), { minLength: 2, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(actions, async (chosen) => {
        const one = await member()
        await one.does.passkey()
        await Promise.all(chosen.map((name) => one.does[name]()))
        expect(claimProblems(app.core.events, app.core.secrets)).toEqual([])
      }),
      { numRuns: 15 },
    )
  })
})
