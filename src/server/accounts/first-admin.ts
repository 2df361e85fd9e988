// The first admin: a one-time link that works only while there is no admin.

import { createHash, randomBytes } from 'node:crypto'
import { hasAdmin } from '../../projections/accounts/account'
import { minuteMs } from '../../time/units'
import type { Core } from '../core/core'
import { logger } from '../runtime/logger'
import { sameText } from '../security/session-token'

/** A setup link is valid for half an hour after the start that printed it. */
const setupMs = 30 * minuteMs

export type Setup = {
  /** The link's token, or null once it has expired or an admin exists. */
  token(now: number): string | null
  /**
   * The account that a link makes: the same for all nodes that began without an admin, so that of two people with two
   * links the log makes only one an admin (its stream begins once).
   */
  readonly account: string
  fits(token: string, now: number): boolean
  close(): void
}

/** Events that can add or remove an admin. */
const decisive = ['AccountRegistered', 'RoleChanged', 'AccountDeactivated', 'AccountReactivated', 'AccountErased']
/** Events read at a time. */
const batchEvents = 1_000

/**
 * Whether the log has an active admin, and how many accounts ever registered as one. Reads all events of these types, so
 * it is used only when the read models have no admin.
 */
const adminsOfLog = (
  log: Pick<Core['events'], 'readOfTypes' | 'position'>,
): { active: boolean; registered: number } => {
  const admins = new Map<string, { admin: boolean; active: boolean }>()
  let registered = 0
  for (let after = 0, more = true; more; ) {
    const events = log.readOfTypes(decisive, after, log.position(), batchEvents)
    for (const { stream, type, data } of events) {
      const { admin, active } = admins.get(stream) ?? { admin: false, active: true }
      if (type === 'AccountRegistered' && data.role === 'admin') registered++
      if (type === 'AccountErased') admins.delete(stream)
      else if ('role' in data) admins.set(stream, { admin: data.role === 'admin', active })
      else admins.set(stream, { admin, active: type === 'AccountReactivated' })
    }
    after = events.at(-1)?.position ?? after
    more = events.length === batchEvents
  }
  return { active: [...admins.values()].some(({ admin, active }) => admin && active), registered }
}

/** How many admins ever registered, while there is none; null while there is one. When the read models have none, the log is read too, because they may have lost rows. */
const formerAdmins = ({ views, events }: Pick<Core, 'views' | 'events'>): number | null => {
  if (hasAdmin(views.db)) return null
  const { active, registered } = adminsOfLog(events)
  if (!active) return registered
  // `trampolim rebuild` repairs it, also while the server runs.
  logger.error('views.admin_missing')
  return null
}

/** An account's id, of the version that leaves its content to us (RFC 9562, version 8). */
const accountFrom = (signed: string): string => {
  const hex = createHash('sha256').update(signed).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

export const createSetup = (core: Pick<Core, 'views' | 'events' | 'secrets'>, startedAt: number): Setup => {
  const former = formerAdmins(core)
  let token: string | null = former === null ? null : randomBytes(24).toString('base64url')
  const alive = (now: number) => token !== null && now < startedAt + setupMs && !hasAdmin(core.views.db)
  // The first admin ends it for good, also one made elsewhere: it does not come back when there is no admin any more.
  core.events.onCommit('effects', () => {
    if (token !== null && hasAdmin(core.views.db)) token = null
  })
  return {
    token: (now) => (alive(now) ? token : null),
    // A new id after each former admin, so that nothing is appended to the stream of one who is gone.
    account: accountFrom(core.secrets.link(`first admin after ${former}`)),
    fits: (givenToken, now) => alive(now) && token !== null && sameText(givenToken, token),
    close: () => {
      token = null
    },
  }
}
