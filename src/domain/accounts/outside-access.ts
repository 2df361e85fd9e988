// Lists the events that end access from outside without signing in, by webhooks and links to drafts: the account is
// then taken into other hands, and somebody else may have made them.
import type { AccountEvent } from '../../events/schema/accounts/account'

/** Events after which no webhook sends and no link to a draft opens that was made before. */
export const endsOutsideAccess = [
  'PasswordChanged',
  'PasswordReset',
  'SecondFactorRemoved',
  'AccountDeactivated',
] as const satisfies readonly AccountEvent['type'][]
