// Asks the PostgreSQL of EVENTS_URL for `doctor`. It only reads.
import { errorCode } from '../../events/error-code'
import { eventsAddress } from '../../events/store/postgres/address'
import { connectTo } from '../../events/store/postgres/connection'
import type { Say } from '../say'

/** One line of `doctor`. */
export type Check = { readonly name: string; readonly state: 'ok' | 'warn' | 'fail'; readonly message: string }

const oldest = 140_000
const waitMs = 5_000

/** Empty without EVENTS_URL. `position` is that of this node's copy; null before its first start. */
export async function clusterChecks(url: string | null, position: number | null, say: Say): Promise<Check[]> {
  if (url === null) return []
  const { urls, schema } = eventsAddress(url)
  const checks = await Promise.all(urls.map((one) => hostCheck(one, schema, position, say)))
  return checks.flat()
}

async function hostCheck(url: string, schema: string, position: number | null, say: Say): Promise<Check[]> {
  const { host } = new URL(url.replace(/^postgres(ql)?:/, 'http:'))
  const sql = connectTo(url, schema, 1)
  try {
    const pending = facts(sql)
    const late = Bun.sleep(waitMs).then(() => Promise.reject(new Error('it did not answer within 5 s')))
    return describe(host, await Promise.race([pending, late]), position, say)
  } catch (error) {
    const reason = errorCode(error) || say('no answer within 5 s')
    return [
      { name: say('database'), state: 'fail', message: say('{{host}} cannot be asked ({{reason}})', { host, reason }) },
    ]
  } finally {
    // The check is over, whatever becomes of its connection.
    sql.close({ timeout: 0 }).catch(() => {})
  }
}

type Facts = {
  readonly version: number
  readonly standby: boolean
  readonly syncs: boolean
  readonly names: string
  readonly following: number
  readonly head: number | null
}

async function facts(sql: Bun.SQL): Promise<Facts> {
  const [row] = await sql.unsafe(
    `SELECT current_setting('server_version_num')::INTEGER AS version, pg_is_in_recovery() AS standby,
       current_setting('fsync') = 'on' AS syncs,
       current_setting('synchronous_standby_names') AS names, to_regclass('head') IS NOT NULL AS made,
       (SELECT count(*)::INTEGER FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum')) AS following`,
  )
  const [head] = row.made ? await sql.unsafe('SELECT position FROM head') : []
  return { ...row, head: head ? Number(head.position) : null }
}

function describe(host: string, found: Facts, position: number | null, say: Say): Check[] {
  const { version, standby, syncs, names, following, head } = found
  const at = `${host} (PostgreSQL ${Math.floor(version / 10_000)})`
  const check = (state: Check['state'], message: string): Check => ({ name: say('database'), state, message })
  if (version < oldest) return [check('fail', say('{{at}}: 14 is the oldest that is supported', { at }))]
  if (standby) return [check('ok', say('{{at}} is a standby', { at }))]
  const checks = [
    head === null
      ? check('ok', say('{{at}} has no log yet: the first start makes it', { at }))
      : check(
          'ok',
          say('{{at}} is at position {{head}}, this node at {{position}}', { at, head, position: position ?? 0 }),
        ),
  ]
  // Nodes ask for synchronous_commit themselves; this only the server's own settings decide.
  if (!syncs) checks.push(check('fail', say('{{at}}: fsync is off, so that nothing stored is safe', { at })))
  if (names === '')
    checks.push(check('warn', say('{{at}} waits for no standby: what only it holds is lost with it', { at })))
  else if (following === 0)
    checks.push(check('fail', say('{{at}} waits for a standby, and none that it may see follows it', { at })))
  return checks
}
