// Notes beside a log that its folder is a standby's, for `doctor`, `promote`, and a start after it has taken over.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { followedServer } from '../../events/store/postgres/replica-state'
import { openDatabaseReadOnly } from '../../events/store/sqlite/database'

const standbyFile = 'standby.json'

const note = z.object({
  /** The server it follows, or followed. */
  primary: z.string().max(2_000),
  /** When that last answered (ms since 1970), and the position of its log then. */
  contactAt: z.number().nullable(),
  head: z.number(),
  /** When this folder took over (ms), with how many events and without which uploads; null while it follows. */
  promoted: z.object({ at: z.number(), events: z.number(), missing: z.array(z.string()).max(1_000) }).nullable(),
})
type StandbyNote = z.infer<typeof note>

/** Null for a folder that never was a standby. Throws if the file is not readable. */
export function standbyNote(folder: string): StandbyNote | null {
  const path = join(folder, standbyFile)
  return existsSync(path) ? note.parse(JSON.parse(readFileSync(path, 'utf8'))) : null
}

export function writeStandbyNote(folder: string, one: StandbyNote): void {
  const path = join(folder, standbyFile)
  writeFileSync(`${path}.part`, `${JSON.stringify(one)}\n`, { mode: 0o600, flush: true })
  renameSync(`${path}.part`, path)
}

/** The primary whose standby the folder is; null if it is none. */
export function primaryOf(folder: string): string | null {
  const path = join(folder, 'events.db')
  if (!existsSync(path)) return null
  const store = openDatabaseReadOnly(path)
  try {
    return followedServer(store.db)
  } finally {
    store.close()
  }
}
