import { describe, test } from 'bun:test'
import { specification } from '../../../tests/helpers/specification'
import type { DomainEvent } from '../../events/schema/events'
import { profile } from './profile'

const { given } = specification(profile)
const who = { name: 'Ana', email: 'ana@exemplo.com', password: '$1' }
const registered = (): DomainEvent => ({
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: who,
})
const changed = (name: string, email: string): DomainEvent => ({
  type: 'ProfileChanged',
  data: {},
  personal: { name, email },
})
const own = '01939b6e-7c00-7000-8000-00000000000a'
const password: DomainEvent = { type: 'PasswordChanged', data: { survivor: own }, personal: { password: '$2' } }
const erased: DomainEvent = { type: 'AccountErased', data: {}, personal: null }
const change = { kind: 'change', name: 'Ana', email: who.email, from: who.email, password: null } as const

describe('a profile', () => {
  test('without a change produces no event', () => given(registered()).when(change).then())
  test('changes its name alone', () =>
    given(registered())
      .when({ ...change, name: 'Ana Lima' })
      .then(changed('Ana Lima', who.email)))
  test('changes its address only from its present one', () => {
    const move = { ...change, email: 'lima@exemplo.com' }
    given(registered()).when(move).then(changed('Ana', 'lima@exemplo.com'))
    given(registered(), changed('Ana', 'b@exemplo.com')).when(move).refused('stale')
  })
  test('with a new password ends every session except the one that made the change', () =>
    given(registered())
      .when({ ...change, password: { hash: '$2', epoch: 0, session: own } })
      .then(password))
  test('refuses a new password when all sessions were ended meanwhile', () =>
    given(registered(), password)
      .when({ ...change, password: { hash: '$3', epoch: 0, session: own } })
      .refused('session-ended'))
  test('of a missing or erased account cannot be changed', () => {
    given().when(change).refused('account-missing')
    given(registered(), erased).when(change).refused('account-missing')
  })
})
