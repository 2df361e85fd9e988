// Answers `verify --cluster`: whether this node's past is PostgreSQL's. Two nodes of which that is true have the same
// events, and read models that equal what they fold to are then equal too. It only reads.
import { Database } from 'bun:sqlite'
import { join } from 'node:path'
import { eventsAddress } from '../../events/store/postgres/address'
import { connectTo } from '../../events/store/postgres/connection'

export type ClusterPast = {
  readonly position: number
  /** `unknown`: no host of EVENTS_URL could say it. */
  readonly past: 'same' | 'another' | 'unknown'
}

const waitMs = 5_000

type Head = { readonly position: number; readonly digest: Uint8Array }

/** Throws an Error if the folder is no copy of a log on PostgreSQL. */
export async function clusterPast(url: string, folder: string): Promise<ClusterPast> {
  const head = headIn(folder)
  const { urls, schema } = eventsAddress(url)
  for (const host of urls) {
    const there = await digestAt(host, schema, head.position)
    if (there === 'unknown') continue
    const isSame = head.position === 0 || (there !== null && Buffer.compare(there, head.digest) === 0)
    return { position: head.position, past: isSame ? 'same' : 'another' }
  }
  return { position: head.position, past: 'unknown' }
}

/** Both values of one moment, beside a running server. */
function headIn(folder: string): Head {
  const db = new Database(join(folder, 'events.db'), { readonly: true })
  try {
    const head = db
      .query<Head, []>('SELECT (SELECT coalesce(max(position), 0) FROM events) AS position, digest FROM replica')
      .get()
    if (!head) throw new Error('this folder is no copy of a log on PostgreSQL')
    return head
  } finally {
    db.close()
  }
}

/** Null if it holds no event there; `unknown` if it does not answer or is a standby, which may be behind. */
async function digestAt(url: string, schema: string, position: number): Promise<Uint8Array | null | 'unknown'> {
  const sql = connectTo(url, schema, 1)
  try {
    const pending: Promise<{ standby: boolean; digest: Uint8Array | null }[]> = sql.unsafe(
      'SELECT pg_is_in_recovery() AS standby, (SELECT digest FROM events WHERE position = $1) AS digest',
      [position],
    )
    const [row] = await Promise.race([pending, Bun.sleep(waitMs).then(() => [])])
    return !row || row.standby ? 'unknown' : row.digest
  } catch {
    // A host that cannot be asked says nothing; `doctor` says why.
    return 'unknown'
  } finally {
    // The question is over, whatever becomes of its connection.
    sql.close({ timeout: 0 }).catch(() => {})
  }
}
