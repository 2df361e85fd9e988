// Begins and ends sessions. Callers have already checked who the person is.
import { randomBytes } from 'node:crypto'
import { hasSecondFactor } from '../../../domain/accounts/second-factor/state'
import { idleMs, session, surplusOf } from '../../../domain/accounts/session'
import { sessionStream } from '../../../events/schema/events'
import type { EventMetadata } from '../../../events/store/log'
import { accountById } from '../../../projections/accounts/account'
import { sessionById, sessionsOf } from '../../../projections/accounts/session'
import type { Core } from '../../core/core'
import type { SessionUse } from '../../core/ports'
import { rangeOf } from '../../http/request/client/client-address'
import { hashToken } from '../../security/session-token'
import { accountState } from '../account-state'
import type { Caller } from './caller'

type OpenSession = {
  readonly id: string
  readonly startedAt: number
  /** Null when its use was not recorded. */
  readonly use: SessionUse | null
}

/** An account's open sessions at a time (ms), the latest first. */
export const openSessions = (core: Pick<Core, 'views' | 'sessionUses'>, account: string, now: number): OpenSession[] =>
  sessionsOf(core.views.db, account, now).flatMap(({ id, startedAt }) => {
    const use = core.sessionUses.of(id)
    return use && use.lastUsed + idleMs <= now ? [] : { id, startedAt, use }
  })

/** Ends a session; succeeds too when it has already ended. */
export const endSession = async (
  core: Pick<Core, 'handle'>,
  id: string,
  cause: 'logout' | 'replaced',
  context: EventMetadata,
): Promise<'ended' | 'busy'> => {
  const outcome = await core.handle(session, sessionStream(id), { kind: 'end', session: id, cause }, context)
  return outcome.ok || outcome.code === 'session-ended' ? 'ended' : 'busy'
}

/** What somebody has shown: the first factor (a password, or a provider's word), or also a second one. */
export type PassedFactor = 'first-factor' | 'second-factor'

/**
 * Begins a session for an account whose state at `epoch` was checked, and ends the one it replaces in this browser.
 * 'second-factor': the account has one that was not shown. Null when the account, or all its sessions, were ended
 * meanwhile (turning a factor on does so too): then this session does not begin.
 */
export const startSession = async (
  core: Core,
  account: string,
  epoch: number,
  caller: Caller,
  factor: PassedFactor,
): Promise<{ readonly sessionValue: string } | 'busy' | 'second-factor' | null> => {
  if (factor === 'first-factor' && hasSecondFactor(accountState(core, account).secondFactor)) return 'second-factor'
  const token = randomBytes(32).toString('base64url')
  const id = Bun.randomUUIDv7()
  const context = { at: caller.now, actor: account, correlation: caller.correlation, causation: null }
  const ending = [
    ...surplusOf(sessionsOf(core.views.db, account, caller.now).toReversed()).map(({ id: one }) => one),
    ...(caller.person ? [caller.person.session] : []),
  ]
  const command = { kind: 'start', session: id, account, token: hashToken(token), epoch, now: caller.now } as const
  const started = await core.handle(session, sessionStream(id), command, context)
  if (!started.ok) return 'busy'
  if (!accountById(core.views.db, account)) await endSession(core, id, 'replaced', context)
  // Not in the read models: busy where a full disk stopped them before the event, otherwise it was ended meanwhile.
  if (!sessionById(core.views.db, id)) return core.views.position() < started.position ? 'busy' : null
  core.sessionUses.begin(id, account, {
    device: caller.device,
    network: rangeOf(caller.address),
    lastUsed: caller.now,
  })
  for (const sessionId of new Set(ending)) await endSession(core, sessionId, 'replaced', context)
  return { sessionValue: `${id}.${token}` }
}
