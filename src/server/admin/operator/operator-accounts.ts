// Acts on one account for an operator at the CLI: resets its password, ends its sessions, exports its data.
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { administration } from '../../../domain/accounts/administration'
import { apiTokens } from '../../../domain/accounts/api-tokens/api-tokens'
import { accountStream } from '../../../events/schema/events'
import type { TokenScope } from '../../../events/schema/vocabulary'
import { sessionsOf } from '../../../projections/accounts/session'
import { settingsOf } from '../../../projections/accounts/settings'
import { isNamedMentor } from '../../../projections/mentoring/mentoring-queries'
import { exportOf } from '../../accounts/data/export'
import { endSession, openSessions } from '../../accounts/sign-in/sessions'
import { liveTokens } from '../../api-tokens/live-tokens'
import type { Core } from '../../core/core'
import { endMentoring } from '../../mentoring/hours'
import { errorDetails, logger } from '../../runtime/logger'
import { anotherAdmin } from '../acting-admin'
import { accountIdOf, operatorMetadata } from './operator-identity'

type Reset = 'reset' | 'account-missing' | 'busy'

/** Gives an account another password and ends all its sessions; the audit names the operator as the actor. */
export const resetByOperator = async (
  core: Core,
  { email, password: typed }: { readonly email: string; readonly password: string },
): Promise<Reset> => {
  const id = accountIdOf(core, email)
  if (!id) return 'account-missing'
  const password = await core.passwords.hash(typed, 'operator')
  if (password === 'busy') return 'busy'
  const what = { kind: 'reset-password', password, own: false, reason: 'support', note: '' } as const
  const outcome = await core.handle(administration, accountStream(id), what, operatorMetadata(core))
  return outcome.ok ? 'reset' : outcome.code === 'account-missing' ? 'account-missing' : 'busy'
}

type Sessions = { readonly found: boolean; readonly open: readonly number[]; readonly ended: boolean }

/** When the open sessions of an account began, in ms since 1970, latest first. Ends all of them if `end` is set. */
export const sessionsByOperator = async (
  core: Core,
  { email, end }: { readonly email: string; readonly end: boolean },
): Promise<Sessions> => {
  const id = accountIdOf(core, email)
  if (!id) return { found: false, open: [], ended: false }
  // All that the log has open end: one that this node thinks unused may be in use at another one.
  const sessions = end ? sessionsOf(core.views.db, id, core.clock()) : openSessions(core, id, core.clock())
  const open = sessions.map(({ startedAt }) => startedAt)
  if (!end) return { found: true, open, ended: false }
  const metadata = operatorMetadata(core)
  const outcome = await Promise.all(sessions.map((one) => endSession(core, one.id, 'logout', metadata)))
  return { found: true, open, ended: outcome.every((each) => each === 'ended') }
}

/** 'sessions-open': the role is gone, and some of the sessions could not be ended. */
type Demoted = 'demoted' | 'sessions-open' | 'account-missing' | 'not-admin' | 'last-admin' | 'busy'

/** Takes the admin role away while there is another admin, ends the account's sessions and withdraws the hours it gave as an admin. */
export const demoteByOperator = async (core: Core, email: string): Promise<Demoted> => {
  const id = accountIdOf(core, email)
  if (!id) return 'account-missing'
  const staying = anotherAdmin(core, id)
  const what = { kind: 'demote', others: staying ? 1 : 0 } as const
  const unchanged = staying ? [staying] : []
  const outcome = await core.handle(administration, accountStream(id), what, operatorMetadata(core), { unchanged })
  if (!outcome.ok)
    return outcome.code === 'account-missing' || outcome.code === 'not-admin' || outcome.code === 'last-admin'
      ? outcome.code
      : 'busy'
  // The panel is closed to the account from here on; its sessions end so that every open page says so.
  const { ended } = await sessionsByOperator(core, { email, end: true })
  if (!isNamedMentor(core.views.db, id)) await endMentoring(core, id, operatorMetadata(core))
  return ended ? 'demoted' : 'sessions-open'
}

type TokensFound = {
  readonly found: boolean
  readonly tokens: readonly {
    readonly id: string
    readonly scope: TokenScope
    readonly made: number
    readonly until: number
    readonly used: number | null
  }[]
  readonly revoked: boolean
}

/** The API tokens of an account that work, without their names, latest first. Revokes all of them if `revoke` is set. */
export const tokensByOperator = async (
  core: Core,
  { email, revoke }: { readonly email: string; readonly revoke: boolean },
): Promise<TokensFound> => {
  const account = accountIdOf(core, email)
  if (!account) return { found: false, tokens: [], revoked: false }
  const tokens = liveTokens(core, account, core.clock()).map(({ id, scope, made, until }) => ({
    id,
    scope,
    made,
    until,
    used: core.tokenUses.of(id),
  }))
  if (!revoke) return { found: true, tokens, revoked: false }
  const outcome = await core.handle(apiTokens, accountStream(account), { kind: 'revoke-all' }, operatorMetadata(core))
  return { found: true, tokens, revoked: outcome.ok }
}

type Exported = 'exported' | 'account-missing' | 'not-written'

/** Writes the account's data export to a new file that only the server's user can read. */
export const exportByOperator = async (
  core: Core,
  { email, file }: { readonly email: string; readonly file: string },
): Promise<Exported> => {
  const id = accountIdOf(core, email)
  if (!id) return 'account-missing'
  const language = settingsOf(core.views.db, id)?.language ?? 'pt-BR'
  const part = `${file}.part`
  try {
    await pipeline(Readable.from(exportOf(core, id, language)), createWriteStream(part, { flags: 'wx', mode: 0o600 }))
    renameSync(part, file)
    return 'exported'
  } catch (error) {
    logger.error('export.write_failed', errorDetails(error))
    rmSync(part, { force: true })
    return 'not-written'
  }
}
