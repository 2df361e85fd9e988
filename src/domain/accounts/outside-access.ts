// Lists the events that end access without signing in, by webhooks and links to drafts. After them the account may be in
// other hands, and somebody else may have made the webhook or the link.
import type { DomainEvent } from '../../events/schema/events'

/** Events after which no webhook sends and no link to a draft opens that was made before. */
export const endsOutsideAccess = [
  'PasswordChanged',
  'PasswordReset',
  'SecondFactorRemoved',
  'AccountDeactivated',
] as const satisfies readonly DomainEvent['type'][]
