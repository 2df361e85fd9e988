import { describe, test } from 'bun:test'
import { specification } from '../../../tests/helpers/specification'
import type { DomainEvent } from '../../events/schema/events'
import { settings } from './settings'

const { given } = specification(settings)
const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: null,
}
const dark = { theme: 'dark', language: 'pt-BR', emails: true } as const
const changed = (data: Extract<DomainEvent, { type: 'SettingsChanged' }>['data']): DomainEvent => ({
  type: 'SettingsChanged',
  data,
  personal: null,
})
const save = (to: Parameters<typeof changed>[0]) => ({ kind: 'save', settings: to }) as const

describe('settings', () => {
  test('are stored as a whole', () => given(registered).when(save(dark)).then(changed(dark)))
  test('without a change produce no event', () => given(registered, changed(dark)).when(save(dark)).then())
  test.each([{ theme: 'light' }, { language: 'en-US' }, { emails: false }] as const)('with %p are others', (other) =>
    given(registered, changed(dark))
      .when(save({ ...dark, ...other }))
      .then(changed({ ...dark, ...other })),
  )
  test('of a missing account are refused', () => {
    given().when(save(dark)).refused('account-missing')
    given(registered, { type: 'AccountErased', data: {}, personal: null }).when(save(dark)).refused('account-missing')
  })
})
