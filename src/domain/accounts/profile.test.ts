import { describe, expect, test } from 'bun:test'
import { specification } from '../../../tests/helpers/specification'
import type { AccountEvent } from '../../events/schema/account'
import { fold } from '../decider'
import { profile } from './profile'

const { given } = specification(profile)
const who = { name: 'Ana', email: 'ana@exemplo.com', password: '$1' }
const registered = (role: 'usuario' | 'admin' = 'usuario'): AccountEvent => ({
  type: 'AccountRegistered',
  data: { role, language: 'pt-BR', terms: null },
  personal: who,
})
const changed = (name: string, email: string): AccountEvent => ({
  type: 'ProfileChanged',
  data: {},
  personal: { name, email },
})
const own = '01939b6e-7c00-7000-8000-00000000000a'
const password: AccountEvent = { type: 'PasswordChanged', data: { survivor: own }, personal: { password: '$2' } }
const erased: AccountEvent = { type: 'AccountErased', data: {}, personal: null }
const change = { kind: 'change', name: 'Ana', email: who.email, from: who.email, password: null } as const

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
  test('with a new password ends every session but the one that asks', () =>
    given(registered())
      .when({ ...change, password: { hash: '$2', epoch: 0, session: own } })
      .then(password))
  test('keeps its password when all sessions were ended meanwhile', () =>
    given(registered(), password)
      .when({ ...change, password: { hash: '$3', epoch: 0, session: own } })
      .refused('session-ended'))
  test('of nobody cannot change', () => given().when(change).refused('account-missing'))
})

describe('erasing an account', () => {
  const erase = { kind: 'erase', from: who.email } as const
  test('is one event, after which there is no account', () => {
    given(registered()).when(erase).then(erased)
    for (const command of [erase, change]) given(registered(), erased).when(command).refused('account-missing')
    expect(fold(profile, [registered(), erased])).toMatchObject({ email: null, password: null })
  })
  test('gives back the address it has by now', () =>
    given(registered(), changed('Ana', 'b@exemplo.com')).when(erase).refused('stale'))
  test('is not for admins', () => given(registered('admin')).when(erase).refused('admin-stays'))
})
