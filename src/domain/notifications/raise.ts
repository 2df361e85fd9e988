// The notifications that are appended along with the events they report.
import type { DomainEvent } from '../../events/schema/events'
import type { Tool } from '../../events/schema/vocabulary'
import type { Decider } from '../decider'
import { type NotificationContent, notificationFor } from './content'
import { evolvePurchase, noPurchase, type Purchase } from './purchase'

export type RaisedEvent = Extract<DomainEvent, { type: 'NotificationRaised' }>

/**
 * `open`: there is an account to notify. `scores`: of the last analysis with each tool, so that the next one can state the
 * change. `cancelled`: the subscriptions that will not renew, so that each is announced once. `purchase`: the newest.
 */
export type RaisingState = {
  readonly open: boolean
  readonly scores: Readonly<Partial<Record<Tool, number>>>
  readonly cancelled: ReadonlySet<string>
  readonly purchase: Purchase
}

export const raising: Pick<Decider<RaisingState, never, DomainEvent, string>, 'initial' | 'evolve'> = {
  initial: { open: false, scores: {}, cancelled: new Set(), purchase: noPurchase },
  evolve: (before, event) => {
    const purchase = evolvePurchase(before.purchase, event)
    const state = purchase === before.purchase ? before : { ...before, purchase }
    switch (event.type) {
      case 'AccountRegistered':
        return { ...state, open: true }
      case 'AccountErased':
        return raising.initial
      case 'AnalysisCompleted':
        return { ...state, scores: { ...state.scores, [event.data.tool]: event.data.score } }
      case 'SubscriptionChanged': {
        const { subscription, cancelAtPeriodEnd } = event.data
        if (state.cancelled.has(subscription) === cancelAtPeriodEnd) return state
        const others = [...state.cancelled].filter((id) => id !== subscription)
        return { ...state, cancelled: new Set(cancelAtPeriodEnd ? [...others, subscription] : others) }
      }
      default:
        return state
    }
  },
}

/** What is announced of an event, or null. */
export const notificationAfter = (state: RaisingState, event: DomainEvent): NotificationContent | null =>
  notificationFor(event, { ...state, before: (tool) => state.scores[tool] ?? null })

/** Whether any of these events would notify somebody; the state of the stream need not be known for that. */
export const mayNotify = (events: readonly DomainEvent[]): boolean =>
  events.some((event) => notificationAfter(raising.initial, event) !== null)

/** Content as an event, its personal words in the sealed part. */
export const raisedEvent = (content: NotificationContent, earlier: RaisedEvent['data']['earlier']): RaisedEvent => {
  if (content.kind !== 'vacancy-reminder')
    return { type: 'NotificationRaised', data: { content, earlier }, personal: {} }
  const { kind, vacancy, title } = content
  return { type: 'NotificationRaised', data: { content: { kind, vacancy }, earlier }, personal: { title } }
}

/** The content of such an event; without its personal words once they are erased. */
export const contentOf = ({ data: { content }, personal }: RaisedEvent): NotificationContent =>
  content.kind === 'vacancy-reminder' ? { ...content, title: personal?.title ?? '' } : content

/** The notifications of new events of one stream, each with the index of the event that causes it. */
export const raisedBy = (
  state: RaisingState,
  events: readonly DomainEvent[],
): { readonly event: RaisedEvent; readonly causedBy: number }[] => {
  let now = state
  return events.flatMap((event, causedBy) => {
    const content = notificationAfter(now, event)
    now = raising.evolve(now, event)
    return content && now.open ? { event: raisedEvent(content, null), causedBy } : []
  })
}
