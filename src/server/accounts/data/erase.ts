// Erasing an account (P34, decision 0105). Without the key no copy of what it encrypted can be read. The steps, in order:
//
// 1. The rules are asked. Only if they erase now, what others wait for ends: checkouts, bookings, a mentor's hours.
// 2. AccountErased is appended; with it the account's claims are released.
// 3. In the same tick the projections that handle it delete its rows, and listeners act on it:
//    jobs/backups.ts writes it beside the backups, so that restoring one erases the person again;
//    stream-states.ts, result-cache.ts, caches.ts and page-cache.ts drop what they hold in memory;
//    live.ts closes the connections of the open windows;
//    account-mail-queue.ts drops mails not sent yet, webhook-tries.ts messages to be sent again;
//    passkey-use.ts, token-use.ts and session-use.ts drop when each was used;
//    follow/uploads.ts removes the uploaded files that a standby has copied;
//    cluster/scrub-erased.ts does step 7 on the other nodes.
//    Besides, first-admin.ts takes it into account when it looks for an admin in the log.
// 4. The key of its stream is destroyed, then those of its drafts and their reviews.
// 5. Its uploaded files are removed.
// 6. Its mails in the outbox are removed.
// 7. The WAL of the read models is emptied.
// 8. Its subscriptions are cancelled at the payment provider; the billing sweep tries again what fails.
//
// The event comes first, so that each start, and once a day the check of all files, can repeat 4 to 7. Each of these steps
// is tried even if another fails. The files that nodes share (step 5) are listed once per round: if their store is away,
// the round waits once, not once for every account ever erased.

import { setImmediate } from 'node:timers/promises'
import { type AdministrationRefusal, administration } from '../../../domain/accounts/administration'
import { erasure } from '../../../domain/accounts/erasure'
import { refuse } from '../../../domain/decider'
import type { Unhandled } from '../../../domain/handle'
import { accountStream } from '../../../events/schema/events'
import type { AdminReason } from '../../../events/schema/vocabulary'
import type { EventMetadata, Unchanged } from '../../../events/store/log'
import { type ErasureRow, erasedAccounts } from '../../../projections/accounts/account'
import { cancelPending, closeCheckouts } from '../../billing/apply'
import type { Core } from '../../core/core'
import { forgetDrafts } from '../../drafts/forget'
import { clearOutbox } from '../../mail/outbox'
import { releaseBookings } from '../../mentoring/bookings'
import { withdrawAllHours } from '../../mentoring/hours'
import { attemptStep } from '../../runtime/attempt-step'
import { triesMax } from '../../runtime/command-handler'
import { scrubViews } from '../../runtime/scrub-views'
import { removeFiles } from '../../storage/uploads'
import { accountState } from '../account-state'

/** What remains to be done once AccountErased is in the log. It may be repeated. False if some of it failed. */
export const forgetAccount = async (
  core: Pick<Core, 'events' | 'views' | 'config' | 'cluster'>,
  account: string,
): Promise<boolean> => {
  const steps = [
    await attemptStep('key', () => core.events.forget(accountStream(account))),
    await attemptStep('drafts', () => forgetDrafts(core, account)),
    await attemptStep('files', () => removeFiles(core, account)),
    await attemptStep('mails', () => clearOutbox(core, account)),
  ]
  return !steps.includes(false)
}

/** Whether the log has the erasure. The read models only give its position: a key is never destroyed because of them alone. */
const isErased = ({ events: log }: Pick<Core, 'events'>, { account, position }: ErasureRow): boolean => {
  const event = log.readAll(position - 1, 1)[0]
  return event?.type === 'AccountErased' && event.stream === accountStream(account)
}

/** Finishes earlier erasures that a crash or a failure interrupted; how many failed again, what nodes share counted as one. */
export const finishErasures = async (core: Core, stopped: () => boolean): Promise<number> => {
  const { events, views, config } = core
  let failed = 0
  const rows = erasedAccounts(views.db)
  for (const [index, row] of rows.entries()) {
    if (stopped()) return failed
    if (isErased(core, row) && !(await forgetAccount({ events, views, config, cluster: null }, row.account))) failed++
    // Each takes a fraction of a millisecond, but there may be thousands, and requests are being answered meanwhile.
    if (index % 50 === 49) await setImmediate()
  }
  await scrubViews(core)
  if (!(await attemptStep('shared-files', () => removeSharedFiles(core, rows, stopped)))) failed++
  return failed
}

/** Removes what nodes still share of erased accounts. Throws at the first failure: the store is away for the others too. */
const removeSharedFiles = async (core: Core, rows: readonly ErasureRow[], stopped: () => boolean): Promise<void> => {
  if (!core.cluster || rows.length === 0) return
  const erased = new Map(rows.map((row) => [row.account, row]))
  let last = ''
  for await (const name of core.cluster.files.names()) {
    if (stopped()) return
    const account = name.slice(0, name.indexOf('/'))
    const row = erased.get(account)
    // All of an account's files are removed at the first of them.
    if (!row || account === last) continue
    last = account
    if (isErased(core, row)) await core.cluster.files.removeAll(account)
  }
}

/** 'waits': it is erased later, or its person has called that off (domain/accounts/erasure.ts). */
export type Erased =
  | 'erased'
  | 'waits'
  | 'account-missing'
  | 'admin-stays'
  | 'own-account'
  | 'last-admin'
  | 'full'
  | 'busy'

/** Who erases: the person, the calendar what has waited, the operator or an admin. */
export type ErasedBy =
  | { readonly by: 'person' | 'calendar' | 'operator' }
  | {
      readonly by: 'admin'
      readonly reason: AdminReason
      readonly own: boolean
      readonly others: number
      readonly unchanged?: readonly Unchanged[]
    }

const kinds = { person: 'request', calendar: 'carry-out', operator: 'erase' } as const

/** What the rules say now. Asked before anything is ended: a refusal must leave everything as it is. */
const decide = (core: Core, account: string, who: ErasedBy, now: number) => {
  const state = accountState(core, account)
  const from = state.email
  if (from === null) return refuse('account-missing')
  return who.by === 'admin'
    ? administration.decide({ kind: 'erase', from, ...who }, state)
    : erasure.decide({ kind: kinds[who.by], from, now }, state)
}

/** A refusal for the caller; `link-inactive` and `not-admin` belong to other commands of the same decider. */
const answerOf = (code: AdministrationRefusal | 'admin-stays' | Unhandled): Erased =>
  code === 'stale' || code === 'link-inactive' || code === 'not-admin' || code === 'conflict' || code === 'claimed'
    ? 'busy'
    : code

/** Erases an account. The caller checks that it is allowed. */
export const eraseAccount = async (
  core: Core,
  account: string,
  metadata: EventMetadata,
  who: ErasedBy = { by: 'person' },
): Promise<Erased> => {
  const stream = accountStream(account)
  const now = metadata.at
  const decided = decide(core, account, who, now)
  if ('refused' in decided) return answerOf(decided.refused)
  if (decided.events.some(({ type }) => type === 'AccountErased')) {
    await closeCheckouts(core, account, metadata)
    await releaseBookings(core, account, metadata)
    await withdrawAllHours(core, account, metadata)
  }
  for (let tries = 0; tries < triesMax; tries++) {
    const state = accountState(core, account)
    const from = state.email
    if (from === null) return 'account-missing'
    const outcome =
      who.by === 'admin'
        ? await core.handle(administration, stream, { kind: 'erase', from, ...who }, metadata, who)
        : await core.handle(erasure, stream, { kind: kinds[who.by], from, now }, metadata)
    if (outcome.ok) {
      if (!accountState(core, account).erased) return 'waits'
      await forgetAccount(core, account)
      await scrubViews(core)
      // If the payment provider cannot be reached now, the next sweep cancels there.
      await cancelPending(core)
      return 'erased'
    }
    if (outcome.code !== 'stale') return answerOf(outcome.code)
  }
  return 'busy'
}
