// Names accounts in the operator's commands, and the operator in events.

import { foldEmail } from '../../../domain/accounts/address'
import { requireAccount } from '../../../events/schema/events'
import type { EventMetadata } from '../../../events/store/log'
import type { Core } from '../../core/core'

export const operatorMetadata = (core: Core): EventMetadata => ({
  at: core.clock(),
  actor: 'operator',
  correlation: Bun.randomUUIDv7(),
  causation: null,
})

export const accountIdOf = (core: Core, email: string): string | null => {
  const stream = core.events.claimed('email', core.secrets.emailClaim(foldEmail(email)))
  return stream && requireAccount(stream)
}
