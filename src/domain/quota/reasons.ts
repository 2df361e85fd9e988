// The events that change an allowance, and the ledger's name for each.
import type { DomainEvent } from '../../events/schema/events'

const eventReasons = {
  AccountRegistered: 'registered',
  AccountErased: 'erased',
  PlanAssigned: 'plan-assigned',
  AnalysisRequested: 'analysis-requested',
  AnalysisFailed: 'analysis-failed',
  PassOpened: 'paid-once',
  PlanSold: 'plan-sold',
  PaymentRefunded: 'refunded',
  PaymentDisputed: 'disputed',
  SubscriptionChanged: 'subscription-changed',
} as const satisfies { readonly [Type in DomainEvent['type']]?: string }

type EventReason = (typeof eventReasons)[keyof typeof eventReasons]

/** Why a line is in the ledger; the last two happen by time alone. */
export type LedgerReason = EventReason | 'cycle-began' | 'plan-changed'

/** The ledger's name for an event; null where the event changes no allowance. */
export const reasonOf = (type: DomainEvent['type']): EventReason | null =>
  type in eventReasons ? eventReasons[type as keyof typeof eventReasons] : null
