// Opens runtime.db: what a server remembers besides the log, such as limits, the last use of a session, and waiting mails.
import { webhookMessageById } from '../../projections/accounts/outgoing-webhook'
import { sessionsOf } from '../../projections/accounts/session'
import type { Views } from '../../projections/engine/views'
import type { Config } from '../config/config'
import { createAccountMails } from '../mail/account-mail-queue'
import { createSecurityCounts } from '../security/security-counts'
import { createThrottle } from '../security/throttle'
import { openRuntimeDb } from '../storage/runtime-db/open'
import { createPasskeyUses } from '../storage/runtime-db/passkey-use'
import { createSessionUses } from '../storage/runtime-db/session-use'
import { createSingleUse } from '../storage/runtime-db/single-use'
import { throttleStore } from '../storage/runtime-db/throttle-store'
import { createTokenUses } from '../storage/runtime-db/token-use'
import { createWebhookTries } from '../storage/runtime-db/webhook-tries'
import type { Opened } from './open-log'

export const openRuntime = (
  folder: string,
  clock: () => number,
  config: Config,
  { log, secrets, guards }: Opened,
  views: Views,
) => {
  const runtimeDb = openRuntimeDb(folder)
  const throttle = createThrottle(
    config.rateLimit,
    throttleStore(runtimeDb, secrets.throttleKey, clock()),
    guards?.tries.report,
  )
  guards?.tries.onTaken((taken) => throttle.takenElsewhere(taken, clock()))
  const singleUse = createSingleUse(runtimeDb, secrets.throttleKey, clock())
  return {
    runtimeDb,
    throttle,
    singleUse: guards?.singleUse(singleUse) ?? singleUse,
    accountMails: createAccountMails(runtimeDb, log),
    security: createSecurityCounts(runtimeDb, { clock }),
    sessionUses: createSessionUses(runtimeDb, {
      log,
      still: (account) => sessionsOf(views.db, account, clock()).map(({ id }) => id),
    }),
    passkeyUses: createPasskeyUses(runtimeDb, log),
    tokenUses: createTokenUses(runtimeDb, log),
    webhookTries: createWebhookTries(runtimeDb, {
      log,
      waits: (message) => webhookMessageById(views.db, message)?.state === 'waiting',
    }),
  }
}
