import { test } from 'bun:test'
import { specification } from '../../../tests/helpers/specification'
import type { DomainEvent } from '../../events/schema/events'
import { linkedin } from './linkedin'

const { given } = specification(linkedin)
const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: { name: 'Ana', email: 'ana@exemplo.com', password: 'x' },
}
const draft = { headline: 'Enfermeira', about: 'Cuido.', experience: '' }
const saved: DomainEvent = { type: 'LinkedinDraftSaved', data: {}, personal: draft }

test('a draft is saved', () => {
  given(registered).when({ kind: 'save-draft', draft }).then(saved)
})

test('the same draft again makes no event', () => {
  given(registered, saved).when({ kind: 'save-draft', draft }).then()
})

test('a changed draft makes an event, and so does going back to the one before', () => {
  const other = { ...draft, about: 'Cuido bem.' }
  given(registered, saved)
    .when({ kind: 'save-draft', draft: other })
    .then({ type: 'LinkedinDraftSaved', data: {}, personal: other })
  given(registered, saved, { type: 'LinkedinDraftSaved', data: {}, personal: other })
    .when({ kind: 'save-draft', draft })
    .then(saved)
})

test('an emptied draft removes the earlier text', () => {
  const nothing = { headline: '', about: '', experience: '' }
  given(registered, saved)
    .when({ kind: 'save-draft', draft: nothing })
    .then({ type: 'LinkedinDraftSaved', data: {}, personal: nothing })
})

test('a draft whose key is destroyed counts as empty', () => {
  given(registered, { type: 'LinkedinDraftSaved', data: {}, personal: null })
    .when({ kind: 'save-draft', draft })
    .then(saved)
})

test('an unknown account cannot save', () => {
  given().when({ kind: 'save-draft', draft }).refused('account-missing')
})
