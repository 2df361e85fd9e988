// Writes and parses the `Authorization: Bearer trampolim_<id>_<secret>` of a call. The beginning is fixed, so that
// tools which look for secrets in repositories recognise one.
import { randomBytes } from 'node:crypto'
import { apiTokenById } from '../../projections/accounts/api-token'
import type { Core } from '../core/core'
import type { Person } from '../http/request/request-context'
import { hashToken, tokenFits } from '../security/session-token'

const prefix = 'trampolim_'
const shape = /^trampolim_([0-9a-f]{32})_([\w-]{43})$/

/** A new token with the id its account knows it by; the token itself is shown once, and only its hash is stored. */
export const newToken = (): { readonly id: string; readonly shown: string; readonly hash: string } => {
  const id = Bun.randomUUIDv7()
  const secret = randomBytes(32).toString('base64url')
  return { id, shown: `${prefix}${id.replaceAll('-', '')}_${secret}`, hash: hashToken(secret) }
}

/** The token a call shows, right or wrong; null when it shows none of ours. */
export const bearerToken = (headers: Headers): string | null => {
  const [scheme, token = ''] = (headers.get('authorization') ?? '').split(' ', 2)
  return scheme?.toLowerCase() === 'bearer' && token.startsWith(prefix) ? token : null
}

const idOf = (digits: string): string => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Whose token it is and what it may do; null for one that is wrong, revoked or expired. */
export const tokenFrom = (
  core: Core,
  token: string,
  now: number,
): Pick<Person, 'account' | 'session' | 'token'> | null => {
  const [, digits = '', secret = ''] = shape.exec(token) ?? []
  const row = digits === '' ? undefined : apiTokenById(core.views.db, idOf(digits))
  if (!row || row.until <= now || !tokenFits(secret, row.token)) return null
  return { account: row.account, session: row.id, token: row.scope }
}
