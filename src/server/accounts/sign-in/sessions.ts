// Beginning and ending sessions, for whoever has shown that they may.
import { randomBytes } from 'node:crypto'
import { idleMs, session, surplusOf } from '../../../domain/accounts/session'
import { sessionStream } from '../../../events/schema/account'
import type { EventMetadata } from '../../../events/store/log'
import { accountById } from '../../../projections/accounts/account'
import { sessionById, sessionsOf } from '../../../projections/accounts/session'
import type { Core, SessionUse } from '../../core'
import { rangeOf } from '../../http/request/client-address'
import { hashToken } from '../../runtime/session-token'
import type { Caller } from './caller'

export type OpenSession = {
  readonly id: string
  readonly startedAt: number
  /** Null when nothing is known of its use. */
  readonly use: SessionUse | null
}

/** Where a person is signed in at a moment (ms), the latest first. */
export const openSessions = (core: Pick<Core, 'views' | 'sessionUses'>, account: string, now: number): OpenSession[] =>
  sessionsOf(core.views.db, account, now).flatMap(({ id, startedAt }) => {
    const use = core.sessionUses.of(id)
    return use && use.lastUsed + idleMs <= now ? [] : { id, startedAt, use }
  })

/** Ends a session; one that has ended already is as it was wanted. */
export const endSession = async (
  core: Pick<Core, 'handle'>,
  id: string,
  cause: 'logout' | 'replaced',
  context: EventMetadata,
): Promise<'ended' | 'busy'> => {
  const done = await core.handle(session, sessionStream(id), { kind: 'end', session: id, cause }, context)
  return done.ok || done.code === 'session-ended' ? 'ended' : 'busy'
}

/**
 * Begins a session of an account whose state of `epoch` let the caller in, and ends the one it replaces in this browser.
 * Null when the account's sessions were ended meanwhile, or the account: then this one does not begin.
 */
export const startSession = async (
  core: Core,
  account: string,
  epoch: number,
  caller: Caller,
): Promise<{ readonly cookie: string } | 'busy' | null> => {
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
  if (!sessionById(core.views.db, id)) return null
  core.sessionUses.begin(id, account, {
    device: caller.device,
    network: rangeOf(caller.address),
    lastUsed: caller.now,
  })
  for (const one of new Set(ending)) await endSession(core, one, 'replaced', context)
  return { cookie: `${id}.${token}` }
}
