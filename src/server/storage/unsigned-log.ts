// Decides whether a log without a chain may be opened: one as release 0.1.0 left it. In anything newer the chain was taken away.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LogError } from '../../events/store/log-error'
import { openDatabaseReadOnly, type Store } from '../../events/store/sqlite/database'
import { hasEvents, hasTable } from '../../events/store/sqlite/incomplete-folder'
import { unsigned } from '../../events/store/sqlite/integrity'
import { operatorsCall } from '../runtime/executable'
import { recordFile } from './release'

/** Every type of event that release 0.1.0 could write. */
const firstTypes: ReadonlySet<string> = new Set(
  (
    'AccountDeactivated AccountErased AccountReactivated AccountRegistered AnalysisCompleted AnalysisFailed AnalysisRequested ' +
    'AvatarChanged CheckoutEnded CheckoutOpened CheckoutPending CheckoutStarted CouponHeld CouponReleased CouponUsed ' +
    'CouponsCreated CustomerLinked ErasureOrdered LinkedinDraftSaved ModelAnswered ModelAsked ModelChoiceMade ModelGaveUp ' +
    'NotificationMailed NotificationRead NotificationsCleared NotificationsRead PassOpened PasswordChanged PasswordReset ' +
    'PaymentDisputed PaymentFailed PaymentReceived PaymentRefunded PersonalDataOpened PlanAssigned PlanEnded PlanEnding ' +
    'PlanOpened ProfileChanged QuotaRenewed RefundOwed RefundSettled RoleChanged SessionEnded SessionStarted SettingsChanged ' +
    'SubscriptionChanged SupportMessageAnswered SupportMessageMailed SupportMessageReopened SupportMessageSent ' +
    'WebhookReceived WebhookSettled'
  ).split(' '),
)
/** Those whose highest schema was 2; of all others it was 1. */
const secondSchemas: ReadonlySet<string> = new Set([
  'AnalysisRequested',
  'ModelAnswered',
  'ModelGaveUp',
  'PlanAssigned',
])
/** Files that only later releases write, and only once the log has its chain. */
const laterFiles = [recordFile, 'runtime.db', 'standby.json']

type Kind = { readonly type: string; readonly schema: number }

const isFirst = ({ type, schema }: Kind): boolean => firstTypes.has(type) && schema <= (secondSchemas.has(type) ? 2 : 1)

/** The first part of a log that release 0.1.0 cannot have written; null if it can have written all of it. */
function laterIn({ db }: Store): string | null {
  if (db.query('SELECT 1 FROM __drizzle_migrations LIMIT 1 OFFSET 1').get() !== null) return 'a migration'
  const kinds = db.query<Kind, []>('SELECT type, schema FROM events GROUP BY type, schema ORDER BY min(position)').all()
  const later = kinds.find((kind) => !isFirst(kind))
  return later ? `${later.type} of schema ${later.schema}` : null
}

/** `later`: what in the log or in the folders is newer than release 0.1.0; null where nothing is. */
type Chainless = { readonly later: string | null }

/** Null for a log that has its chain, or no event. `beside`: another folder that the log is to be put into. */
export function chainlessLog(folder: string, beside = folder): Chainless | null {
  const path = join(folder, 'events.db')
  if (!existsSync(path)) return null
  let store: Store | undefined
  try {
    store = openDatabaseReadOnly(path)
    if (hasTable(store.db, 'chain') || !hasEvents(store.db)) return null
    const file = laterFiles.find((name) => [folder, beside].some((each) => existsSync(join(each, name))))
    return { later: laterIn(store) ?? file ?? null }
  } catch {
    // Damaged, or no database: the log says so when it is opened.
    return null
  } finally {
    store?.close()
  }
}

/** For the operator: what was found, and the way on. */
export const chainlessInWords = ({ later }: Chainless): string =>
  later === null
    ? `${unsigned}. It is as release 0.1.0 left it, which wrote none: the next start, or \`${operatorsCall()} migrate\`, gives it one as it is`
    : `${unsigned}. Release 0.1.0 wrote none, but it did not write this one (${later}). If nobody else could write to it, ` +
      `\`${operatorsCall()} migrate --accept-unsigned\` gives the data folder's log one as it is, and \`${operatorsCall()} restore <backup> ` +
      `--accept-unsigned\` restores a backup without one; otherwise restore a backup that has one. \`${operatorsCall()} backup <new folder>\` ` +
      'makes a copy first'

/**
 * Whether the log has no chain and may be given one as it is. Throws LogError `damaged` if it has none though a release later than 0.1.0
 * wrote it, unless that is accepted; nothing has been changed by then.
 */
export function refuseForged(folder: string, isAccepted = false): boolean {
  const chainless = chainlessLog(folder)
  if (chainless?.later != null && !isAccepted)
    throw new LogError('damaged', `${chainlessInWords(chainless)}. Nothing was changed.`)
  return chainless !== null
}
