import { test } from 'bun:test'
import { specification } from '../../../tests/helpers/specification'
import { type DomainEvent, domainEvents } from '../../events/schema/events'
import { toolUse } from './tool-use'

const registered = domainEvents.definitions.AccountRegistered.golden
const person = { type: 'AccountRegistered', ...registered, personal: null } as unknown as DomainEvent
const chosen = (used: boolean): DomainEvent => ({
  type: 'ToolUseChosen',
  data: { tool: 'linkedin', used },
  personal: null,
})
const choose = (used: boolean) => ({ kind: 'choose', tool: 'linkedin', used }) as const
const { given } = specification(toolUse)

test('a tool is left out of the overall score and counted again; the same choice is no event', () => {
  given(person).when(choose(false)).then(chosen(false))
  given(person, chosen(false)).when(choose(true)).then(chosen(true))
  given(person).when(choose(true)).then()
  given(person, chosen(false)).when(choose(false)).then()
  given().when(choose(false)).refused('account-missing')
})
