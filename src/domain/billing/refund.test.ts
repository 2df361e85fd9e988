import { describe, test } from 'bun:test'
import { specification } from '../../../tests/helpers/specification'
import type { DomainEvent } from '../../events/schema/events'
import { refund } from './refund'

const { given } = specification(refund)
const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: '2025-05-01' },
  personal: { name: 'Ana', email: 'ana@exemplo.com.br', password: '$argon2id$' },
}

describe('a payment that may have to be given back', () => {
  const owe = { kind: 'owe', gateway: 'stripe', subscription: 'sub_2', cause: 'second' } as const
  const settle = { kind: 'settle', subscription: 'sub_2' } as const
  const { kind: _, ...data } = owe
  const dueRefund: DomainEvent = { type: 'RefundOwed', data, personal: null }
  const settled = (erased: boolean): DomainEvent => ({
    type: 'RefundSettled',
    data: { subscription: 'sub_2', erased },
    personal: null,
  })
  const erased: DomainEvent = { type: 'AccountErased', data: {}, personal: null }

  test('is recorded once', () => {
    given(registered).when(owe).then(dueRefund)
    given(registered, dueRefund).when(owe).then()
    given(registered, dueRefund, settled(false)).when(owe).then()
  })
  test('is settled once, and only if it is due', () => {
    given(registered, dueRefund).when(settle).then(settled(false))
    given(registered, dueRefund, settled(false)).when(settle).then()
    given(registered).when(settle).refused('refund-missing')
  })
  test('outlasts the account', () => {
    given(registered, dueRefund, erased).when(settle).then(settled(true))
    given(registered, erased)
      .when({ ...owe, cause: 'outlived' })
      .then({ ...dueRefund, data: { ...data, cause: 'outlived' } })
    given(registered, erased, dueRefund).when(settle).then(settled(true))
    given().when(owe).refused('account-missing')
  })
})
