import { describe, expect, test } from 'bun:test'
import { specification } from '../../../tests/helpers/specification'
import type { DomainEvent } from '../../events/schema/events'
import { fold } from '../decider'
import { administration } from './administration'

const { given } = specification(administration)
const registered = (role: 'usuario' | 'admin' = 'usuario'): DomainEvent => ({
  type: 'AccountRegistered',
  data: { role, language: 'pt-BR', terms: null },
  personal: { name: 'Ana', email: 'ana@exemplo.com', password: '$1' },
})
const why = { reason: 'abuse', note: 'Spam.' } as const
const because = { data: { reason: 'abuse' }, personal: { note: 'Spam.' } } as const
const deactivated: DomainEvent = { type: 'AccountDeactivated', ...because }
const reactivated: DomainEvent = { type: 'AccountReactivated', ...because }
const toggle = { kind: 'toggle', to: null, own: false, others: 1, ...why } as const
const erase = { kind: 'erase', own: false, others: 1, from: 'ana@exemplo.com', reason: 'legal' } as const
const ordered: DomainEvent = { type: 'ErasureOrdered', data: { reason: 'legal' }, personal: null }
const erased: DomainEvent = { type: 'AccountErased', data: {}, personal: null }

describe('toggling an account', () => {
  test('deactivates it and starts a new epoch, which ends every session', () => {
    given(registered()).when(toggle).then(deactivated)
    expect(fold(administration, [registered(), deactivated]).epoch).toBe(1)
  })
  test('reactivates it, with the role it had', () => {
    given(registered('admin'), deactivated).when(toggle).then(reactivated)
    const state = fold(administration, [registered('admin'), deactivated, reactivated])
    expect([state.active, state.role]).toEqual([true, 'admin'])
  })
  test('to a state it has by now changes nothing: two admins, or two clicks', () => {
    given(registered(), deactivated)
      .when({ ...toggle, to: false })
      .then()
    given(registered())
      .when({ ...toggle, to: true })
      .then()
    given(registered())
      .when({ ...toggle, to: false })
      .then(deactivated)
    given(registered(), deactivated)
      .when({ ...toggle, to: true })
      .then(reactivated)
  })
  test('is refused for one’s own account', () =>
    given(registered('admin'))
      .when({ ...toggle, own: true })
      .refused('own-account'))
  test('is refused for the last active admin', () => {
    given(registered('admin'))
      .when({ ...toggle, others: 0 })
      .refused('last-admin')
    given(registered())
      .when({ ...toggle, others: 0 })
      .then(deactivated)
  })
  test('of a missing account is refused', () => {
    given().when(toggle).refused('account-missing')
    given(registered(), erased).when(toggle).refused('account-missing')
  })
})

describe('resetting a password', () => {
  const reset = { kind: 'reset-password', password: '$2', own: false, ...why } as const
  const done: DomainEvent = {
    type: 'PasswordReset',
    data: { reason: 'abuse', survivor: 'none' },
    personal: { password: '$2', note: 'Spam.' },
  }
  test('ends every session', () => given(registered()).when(reset).then(done))
  test('is refused for one’s own account, whose profile asks for the present password', () =>
    given(registered('admin'))
      .when({ ...reset, own: true })
      .refused('own-account'))
  test('replaces the password and starts a new epoch', () =>
    expect(fold(administration, [registered(), done])).toMatchObject({ password: '$2', epoch: 1 }))
})

describe('deleting an account', () => {
  test('records the reason, then erases the account', () => given(registered()).when(erase).then(ordered, erased))
  test('also of another admin, while one stays active', () => {
    given(registered('admin')).when(erase).then(ordered, erased)
    given(registered('admin'))
      .when({ ...erase, others: 0 })
      .refused('last-admin')
  })
  test('is refused for one’s own account', () =>
    given(registered('admin'))
      .when({ ...erase, own: true })
      .refused('own-account'))
  test('is refused with an address that is out of date', () =>
    given(registered())
      .when({ ...erase, from: 'b@exemplo.com' })
      .refused('stale'))
})

test('opening personal data records the reason', () =>
  given(registered())
    .when({ kind: 'open', ...why })
    .then({ type: 'PersonalDataOpened', ...because }))

test('a link for a new password needs an active account, and the refusal says so', () => {
  const link = { kind: 'make-link', own: false, ...why } as const
  given(registered('admin'))
    .when({ ...link, own: true })
    .refused('own-account')
  given(registered(), deactivated).when(link).refused('link-inactive')
  given(registered(), erased).when(link).refused('account-missing')
})

describe('taking the admin role away', () => {
  const demote = { kind: 'demote', others: 1 } as const
  test('leaves the account as a person’s', () =>
    given(registered('admin'))
      .when(demote)
      .then({ type: 'RoleChanged', data: { role: 'usuario' }, personal: null }))
  test('is refused for the last admin who can sign in, also of one who cannot', () => {
    const last = { ...demote, others: 0 }
    given(registered('admin')).when(last).refused('last-admin')
    given(registered('admin'), deactivated).when(last).refused('last-admin')
  })
  test('is refused of who has none', () => {
    given(registered()).when(demote).refused('not-admin')
    given(registered('admin'), erased).when(demote).refused('account-missing')
  })
})
