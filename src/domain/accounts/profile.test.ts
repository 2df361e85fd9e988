import { describe, expect, test } from 'bun:test'
import { specification } from '../../../tests/helpers/specification'
import type { AccountEvent } from '../../events/schema/account'
import { fold } from '../decider'
import { profile } from './profile'
import { sessionMs } from './session'

const { given } = specification(profile)
const who = { name: 'Ana', email: 'ana@exemplo.com', password: '$1' }
const registered = (role: 'usuario' | 'admin' = 'usuario'): AccountEvent => ({
  type: 'AccountRegistered',
  data: { role, language: 'pt-BR', terms: null },
  personal: who,
})
const started = (session: string): AccountEvent => ({
  type: 'SessionStarted',
  data: { session, token: 't', until: sessionMs },
  personal: null,
})
const ended = (session: string): AccountEvent => ({
  type: 'SessionEnded',
  data: { session, cause: 'password' },
  personal: null,
})
const changed = (name: string, email: string): AccountEvent => ({
  type: 'ProfileChanged',
  data: {},
  personal: { name, email },
})
const password: AccountEvent = { type: 'PasswordChanged', data: {}, personal: { password: '$2' } }
const erased: AccountEvent = { type: 'AccountErased', data: {}, personal: null }
const change = { kind: 'change', name: 'Ana', email: who.email, from: who.email, password: null, session: 'a' } as const

describe('a profile', () => {
  test('that stays the same needs no event', () => given(registered()).when(change).then())
  test('changes its name alone', () =>
    given(registered())
      .when({ ...change, name: 'Ana Lima' })
      .then(changed('Ana Lima', who.email)))
  test('changes its address from the one it is known to have, and from no other', () => {
    const move = { ...change, email: 'lima@exemplo.com' }
    given(registered()).when(move).then(changed('Ana', 'lima@exemplo.com'))
    given(registered(), changed('Ana', 'b@exemplo.com')).when(move).refused('stale')
  })
  test('with a new password ends the other sessions, in the same breath', () =>
    given(registered(), started('a'), started('b'), started('c'))
      .when({ ...change, password: '$2' })
      .then(password, ended('b'), ended('c')))
  test('keeps its password when the session that asks has ended meanwhile', () =>
    given(registered(), started('a'), ended('a'))
      .when({ ...change, password: '$2' })
      .refused('session-ended'))
  test('of nobody cannot change', () => given().when(change).refused('account-missing'))
})

describe('erasing an account', () => {
  const erase = { kind: 'erase', from: who.email } as const
  test('is one event, after which there is no account', () => {
    given(registered(), started('a')).when(erase).then(erased)
    for (const command of [erase, change]) given(registered(), erased).when(command).refused('account-missing')
    expect(fold(profile, [registered(), started('a'), erased]).session.open.size).toBe(0)
  })
  test('gives back the address it has by now', () =>
    given(registered(), changed('Ana', 'b@exemplo.com')).when(erase).refused('stale'))
  test('is not for admins', () => given(registered('admin')).when(erase).refused('admin-stays'))
})
