// Makes a standby's folder one that runs by itself, its claims calculated from the events (decision 0219).
import { join } from 'node:path'
import type { Claim } from '../../events/store/log'
import { LogError } from '../../events/store/log-error'
import { separate } from '../../events/store/postgres/replica-state'
import { openDatabase } from '../../events/store/sqlite/database'
import { lockFolder } from '../../events/store/sqlite/lock'
import { openLogReadOnly } from '../../events/store/sqlite/sqlite-log'
import { secretOf, secretsFrom } from '../security/secrets'
import { claimsAfter } from '../storage/check/claims'
import { missingUploads } from '../storage/check/missing-files'
import { primaryOf, standbyNote, writeStandbyNote } from '../storage/standby'

export type TakenOver = {
  readonly events: number
  /** Events the primary had more when it last answered. */
  readonly behind: number
  /** When that was (ms since 1970). */
  readonly contactAt: number | null
  /** Uploads that the log needs and that did not arrive. */
  readonly missing: readonly string[]
}

type Settings = { readonly folder: string; readonly secret: string | null }

/** Why this folder could not take over as it is, while its standby still serves; null where it could. */
export async function takeOverRefusal({ folder, secret }: Settings): Promise<string | null> {
  try {
    await openLogReadOnly(folder, secretsFrom(secretOf(folder, secret)).master).close()
    return null
  } catch (error) {
    if (!(error instanceof LogError)) throw error
    return error.message
  }
}

/** `now` in ms since 1970. Throws LogError `locked` while a server uses the folder, `invalid` if it is no standby's. */
export async function takeOver({ folder, secret }: Settings, now: number): Promise<TakenOver> {
  const primary = primaryOf(folder)
  if (primary === null) throw new LogError('invalid', `${folder} is not a standby's folder`)
  const secrets = secretsFrom(secretOf(folder, secret))
  const unlock = lockFolder(folder)
  try {
    const log = openLogReadOnly(folder, secrets.master)
    const events = log.position()
    const claims = claimsAfter(log, events, secrets)
    const missing = missingUploads(folder, log)
    await log.close()
    markSeparate(join(folder, 'keys.db'), [])
    markSeparate(join(folder, 'events.db'), [...claims.values()])
    const { head = events, contactAt = null } = standbyNote(folder) ?? {}
    const promoted = { at: now, events, missing: missing.slice(0, 1_000) }
    writeStandbyNote(folder, { primary, contactAt, head, promoted })
    return { events, behind: Math.max(0, head - events), contactAt, missing }
  } finally {
    unlock()
  }
}

function markSeparate(path: string, claims: readonly Claim[]): void {
  const { db, close } = openDatabase(path)
  try {
    db.transaction(() => {
      for (const { kind, value, stream } of claims)
        db.query('INSERT INTO claims VALUES (?, ?, ?) ON CONFLICT DO NOTHING').run(kind, value, stream)
      separate(db)
    }).immediate()
    db.run('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    close()
  }
}
