// The first admin: a one-time link that works only while there is no admin.

import { randomBytes } from 'node:crypto'
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
  fits(token: string, now: number): boolean
  close(): void
}

/** Events that can add or remove an admin. */
const decisive = ['AccountRegistered', 'RoleChanged', 'AccountDeactivated', 'AccountReactivated', 'AccountErased']
/** Events read at a time. */
const batchEvents = 1_000

/** Whether the log has an active admin. Reads all events of these types, so it is used only when the read models have no admin. */
const logHasAdmin = (log: Pick<Core['events'], 'readOfTypes' | 'position'>): boolean => {
  const admins = new Map<string, { admin: boolean; active: boolean }>()
  for (let after = 0, more = true; more; ) {
    const events = log.readOfTypes(decisive, after, log.position(), batchEvents)
    for (const { stream, type, data } of events) {
      const { admin, active } = admins.get(stream) ?? { admin: false, active: true }
      if (type === 'AccountErased') admins.delete(stream)
      else if ('role' in data) admins.set(stream, { admin: data.role === 'admin', active })
      else admins.set(stream, { admin, active: type === 'AccountReactivated' })
    }
    after = events.at(-1)?.position ?? after
    more = events.length === batchEvents
  }
  return [...admins.values()].some(({ admin, active }) => admin && active)
}

/** Whether there is an admin. When the read models have none, the log is read too, because they may have lost rows. */
const adminExists = ({ views, events }: Pick<Core, 'views' | 'events'>): boolean => {
  if (hasAdmin(views.db)) return true
  if (!logHasAdmin(events)) return false
  // `trampolim rebuild` repairs it, also while the server runs.
  logger.error('views.admin_missing')
  return true
}

export const createSetup = (core: Pick<Core, 'views' | 'events'>, startedAt: number): Setup => {
  let token: string | null = adminExists(core) ? null : randomBytes(24).toString('base64url')
  const alive = (now: number) => token !== null && now < startedAt + setupMs && !hasAdmin(core.views.db)
  // The first admin ends it for good, also one made elsewhere: it does not come back when there is no admin any more.
  core.events.onCommit('effects', () => {
    if (token !== null && hasAdmin(core.views.db)) token = null
  })
  return {
    token: (now) => (alive(now) ? token : null),
    fits: (givenToken, now) => alive(now) && token !== null && sameText(givenToken, token),
    close: () => {
      token = null
    },
  }
}
