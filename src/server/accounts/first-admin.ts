// The first admin: a one-time link, alive only while there is none.
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hasAdmin } from '../../projections/accounts/account'
import type { Core } from '../core'

/** A setup link is good for half an hour after the start that printed it. */
export const setupMs = 30 * 60 * 1000

export type Setup = {
  /** The link's token, or null once it has run out or an admin exists. */
  token(now: number): string | null
  fits(token: string, now: number): boolean
  close(): void
}

export const createSetup = (core: Pick<Core, 'views'>, startedAt: number): Setup => {
  let token: string | null = hasAdmin(core.views.db) ? null : randomBytes(24).toString('base64url')
  const alive = (now: number) => token !== null && now < startedAt + setupMs && !hasAdmin(core.views.db)
  return {
    token: (now) => (alive(now) ? token : null),
    fits: (shown, now) => {
      if (!alive(now) || token === null || shown.length !== token.length) return false
      return timingSafeEqual(Buffer.from(shown), Buffer.from(token))
    },
    close: () => {
      token = null
    },
  }
}
