import { describe, test } from 'bun:test'
import { specification } from '../../../tests/helpers/specification'
import type { DomainEvent } from '../../events/schema/events'
import { account } from './account'

const { given } = specification(account)
const who = { name: 'Ana', email: 'ana@exemplo.com.br', password: '$argon2id$1' }
const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: '2025-05-01' },
  personal: who,
}
const register = { kind: 'register', role: 'usuario', language: 'pt-BR', terms: '2025-05-01', ...who } as const

describe('an account', () => {
  test('is registered once', () => {
    given().when(register).then(registered)
    given(registered).when(register).refused('account-exists')
  })
  test('with the same photo already produces no event', () =>
    given(registered).when({ kind: 'change-avatar', photo: null, bytes: 0 }).then())
  test('refuses every command before it is registered', () =>
    given().when({ kind: 'change-avatar', photo: null, bytes: 0 }).refused('account-missing'))
})
