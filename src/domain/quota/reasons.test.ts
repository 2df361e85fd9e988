import { expect, test } from 'bun:test'
import { type DomainEvent, domainEvents } from '../../events/schema/events'
import { evolveQuota, noQuota } from './quota'
import { reasonOf } from './reasons'

const types = Object.keys(domainEvents.definitions) as DomainEvent['type'][]
const exampleOf = (type: DomainEvent['type']): DomainEvent => {
  const { data, personal = null } = domainEvents.definitions[type].golden as Pick<DomainEvent, 'data' | 'personal'>
  return { type, data, personal } as DomainEvent
}

/** They end a reservation, or record what was announced or paid, and leave the allowance as it is. */
const withoutReason: readonly DomainEvent['type'][] = [
  'AnalysisCompleted',
  'PlanOpened',
  'PlanEnding',
  'PlanEnded',
  'QuotaRenewed',
  'PaymentReceived',
]

test('each type of event that the allowance is made of has a name in the ledger', () => {
  const paid = (['AccountRegistered', 'AnalysisRequested', 'PassOpened'] as const).map(exampleOf)
  const quota = paid.reduce(evolveQuota, noQuota)
  const counted = types.filter((type) => evolveQuota(quota, exampleOf(type)) !== quota)
  expect(counted.filter((type) => reasonOf(type) === null).toSorted()).toEqual(withoutReason.toSorted())
  expect(types.filter((type) => reasonOf(type) !== null && !counted.includes(type))).toEqual([])
})
