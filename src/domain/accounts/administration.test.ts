import { describe, expect, test } from 'bun:test'
import { specification } from '../../../tests/helpers/specification'
import type { AccountEvent } from '../../events/schema/account'
import { fold } from '../decider'
import { administration } from './administration'
import { session, sessionMs } from './session'

const { given } = specification(administration)
const registered = (role: 'usuario' | 'admin' = 'usuario'): AccountEvent => ({
  type: 'AccountRegistered',
  data: { role, language: 'pt-BR', terms: null },
  personal: { name: 'Ana', email: 'ana@exemplo.com', password: '$1' },
})
const started = (id: string): AccountEvent => ({
  type: 'SessionStarted',
  data: { session: id, token: 't', until: sessionMs },
  personal: null,
})
const ended = (id: string, cause: 'deactivated' | 'password'): AccountEvent => ({
  type: 'SessionEnded',
  data: { session: id, cause },
  personal: null,
})
const why = { reason: 'abuse', note: 'Spam.' } as const
const because = { data: { reason: 'abuse' }, personal: { note: 'Spam.' } } as const
const deactivated: AccountEvent = { type: 'AccountDeactivated', ...because }
const reactivated: AccountEvent = { type: 'AccountReactivated', ...because }
const toggle = { kind: 'toggle', own: false, others: 1, ...why } as const
const erase = { kind: 'erase', own: false, others: 1, from: 'ana@exemplo.com', reason: 'legal' } as const
const ordered: AccountEvent = { type: 'ErasureOrdered', data: { reason: 'legal' }, personal: null }
const erased: AccountEvent = { type: 'AccountErased', data: {}, personal: null }

describe('toggling an account', () => {
  test('deactivates it and ends every session in the same breath', () =>
    given(registered(), started('a'), started('b'))
      .when(toggle)
      .then(deactivated, ended('a', 'deactivated'), ended('b', 'deactivated')))
  test('reactivates it, with the role it had', () => {
    given(registered('admin'), deactivated).when(toggle).then(reactivated)
    const state = fold(administration, [registered('admin'), deactivated, reactivated]).account
    expect([state.active, state.role]).toEqual([true, 'admin'])
  })
  test('is not for one’s own account', () =>
    given(registered('admin'))
      .when({ ...toggle, own: true })
      .refused('own-account'))
  test('leaves one active admin', () => {
    given(registered('admin'))
      .when({ ...toggle, others: 0 })
      .refused('last-admin')
    given(registered())
      .when({ ...toggle, others: 0 })
      .then(deactivated)
  })
  test('of nobody is refused', () => {
    given().when(toggle).refused('account-missing')
    given(registered(), erased).when(toggle).refused('account-missing')
  })
})

describe('an inactive account', () => {
  const start = { kind: 'start', session: 'c', token: 't', now: 0, passwords: 0 } as const
  const sessions = specification(session)
  test('starts no session', () => sessions.given(registered(), deactivated).when(start).refused('account-inactive'))
  test('does again once it is reactivated', () =>
    sessions.given(registered(), deactivated, reactivated).when(start).then(started('c')))
})

describe('resetting a password', () => {
  const reset = { kind: 'reset-password', password: '$2', except: null, ...why } as const
  const done: AccountEvent = {
    type: 'PasswordReset',
    data: { reason: 'abuse' },
    personal: { password: '$2', note: 'Spam.' },
  }
  test('ends every session', () =>
    given(registered(), started('a'), started('b'))
      .when(reset)
      .then(done, ended('a', 'password'), ended('b', 'password')))
  test('leaves the admin’s own session, when it is their own account', () =>
    given(registered('admin'), started('a'), started('b'))
      .when({ ...reset, except: 'a' })
      .then(done, ended('b', 'password')))
  test('is the password from then on', () =>
    expect(fold(administration, [registered(), done]).account.password).toBe('$2'))
})

describe('deleting an account', () => {
  test('says why, then erases it', () => given(registered()).when(erase).then(ordered, erased))
  test('also of another admin, while one stays active', () => {
    given(registered('admin')).when(erase).then(ordered, erased)
    given(registered('admin'))
      .when({ ...erase, others: 0 })
      .refused('last-admin')
  })
  test('is not for one’s own account', () =>
    given(registered('admin'))
      .when({ ...erase, own: true })
      .refused('own-account'))
  test('gives back the address it has by now', () =>
    given(registered())
      .when({ ...erase, from: 'b@exemplo.com' })
      .refused('stale'))
})

test('opening personal data is told with its reason', () =>
  given(registered())
    .when({ kind: 'open', ...why })
    .then({ type: 'PersonalDataOpened', ...because }))
