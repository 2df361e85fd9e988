// What gives access to an account from outside without signing in: webhooks, and links to drafts. Somebody else may have made
// them, so they end where the account is taken into other hands.
import type { AccountEvent } from '../../events/schema/accounts/account'

/** Events after which no webhook sends and no link to a draft opens that was made before. */
export const endsOutsideAccess = [
  'PasswordChanged',
  'PasswordReset',
  'SecondFactorRemoved',
  'AccountDeactivated',
] as const satisfies readonly AccountEvent['type'][]
