import { describe, expect, test } from 'bun:test'
import { specification } from '../../../tests/helpers/specification'
import type { AccountEvent } from '../../events/schema/account'
import { fold } from '../decider'
import { session, sessionMs, sessionsMax } from './session'

const { given } = specification(session)
const registered: AccountEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: { name: 'Ana', email: 'ana@exemplo.com.br', password: 'x' },
}
const started = (id: string, now = 0): AccountEvent => ({
  type: 'SessionStarted',
  data: { session: id, token: `hash-${id}`, until: now + sessionMs },
  personal: null,
})
const ended = (id: string, cause: 'logout' | 'replaced' | 'password'): AccountEvent => ({
  type: 'SessionEnded',
  data: { session: id, cause },
  personal: null,
})
const start = (id: string, now = 0) => ({ kind: 'start', session: id, token: `hash-${id}`, now, passwords: 0 }) as const

describe('sessions', () => {
  test('start for a registered account', () => given(registered).when(start('a')).then(started('a')))
  test('do not start for nobody', () => given().when(start('a')).refused('account-missing'))
  test('do not start with a password that was changed while it was looked at', () => {
    const changed: AccountEvent = { type: 'PasswordChanged', data: {}, personal: { password: 'y' } }
    const reset: AccountEvent = {
      type: 'PasswordReset',
      data: { reason: 'security' },
      personal: { password: 'z', note: '' },
    }
    given(registered, changed).when(start('a')).refused('password-changed')
    given(registered, reset).when(start('a')).refused('password-changed')
    given(registered, changed, reset)
      .when({ ...start('a'), passwords: 2 })
      .then(started('a'))
  })
  test('end once', () => {
    given(registered, started('a')).when({ kind: 'end', session: 'a', cause: 'logout' }).then(ended('a', 'logout'))
    given(registered, started('a'), ended('a', 'logout'))
      .when({ kind: 'end', session: 'a', cause: 'logout' })
      .refused('session-missing')
  })
  test('all end together', () =>
    given(registered, started('a'), started('b'))
      .when({ kind: 'end-all', cause: 'password' })
      .then(ended('a', 'password'), ended('b', 'password')))
  test('one too many ends the oldest', () => {
    const many = Array.from({ length: sessionsMax }, (_, i) => started(`s${i}`, i))
    given(registered, ...many)
      .when(start('new', 50))
      .then(ended('s0', 'replaced'), started('new', 50))
    expect(fold(session, [registered, ...many]).open.size).toBe(sessionsMax)
  })
  test('those that ran out make room by themselves', () => {
    const many = Array.from({ length: sessionsMax }, (_, i) => started(`s${i}`))
    given(registered, ...many)
      .when(start('new', sessionMs + 1))
      .then(started('new', sessionMs + 1))
  })
})
