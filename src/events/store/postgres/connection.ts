// The connections to the primary: made again when they are lost, to whichever host is the primary then.

import type { EventsAddress } from './address'
import { isLost, sqlCode } from './sql-errors'

export type Connection = {
  /** Sends appends, one at a time. */
  readonly writer: Bun.SQL
  /** Reads the tail and everything else. */
  readonly reader: Bun.SQL
  /** One connection for a lock that lasts as long as it; connects when it is first used. */
  readonly holder: Bun.SQL
}

export type Link = {
  /** Null while the primary cannot be reached. */
  current(): Connection | null
  /** Waits for a connection at most this long (ms); null if there is none by then. */
  wait(ms: number): Promise<Connection | null>
  /** Reports an error of a query; if the connection is gone, or `force` is set, another one is sought. */
  failed(connection: Connection, error: unknown, force?: boolean): void
  close(): Promise<void>
}

type Options = EventsAddress & {
  /** Milliseconds that a host may take to answer. */
  readonly timeoutMs: number
  /** Checks a new connection before anybody uses it. After `give-up` no other one is sought. */
  readonly onConnected: (connection: Connection) => Promise<'use' | 'retry' | 'give-up'>
  readonly onLost: (code: string) => void
}

const retryFirstMs = 50
const retryMaxMs = 1_000
/** Milliseconds that the other hosts are waited for once one accepts writes: a former primary may be among them. */
const othersMs = 300
/** Milliseconds after which a host that is not the primary is asked again, while another one has not answered yet. */
const askAgainMs = 100

/** Begins to seek the primary when somebody first waits for it. */
export function createLink(options: Options): Link {
  let current: Connection | null = null
  let closed = false
  let seeking: Promise<void> | null = null
  let waiters: (() => void)[] = []

  const wake = () => {
    for (const waiter of waiters.splice(0)) waiter()
  }

  async function seek(): Promise<void> {
    for (let delay = retryFirstMs; !closed; delay = Math.min(retryMaxMs, delay * 2)) {
      const primary = await findPrimary(options)
      if (primary) {
        const checked = await options.onConnected(primary)
        if (checked === 'use' && !closed) {
          current = primary
          break
        }
        endConnection(primary)
        if (checked === 'give-up') closed = true
      }
      if (closed) break
      await Bun.sleep(delay)
    }
    seeking = null
    wake()
  }

  const link: Link = {
    current: () => current,
    async wait(ms) {
      if (current || closed) return current
      seeking ??= seek()
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, ms)
        function done(): void {
          clearTimeout(timer)
          waiters = waiters.filter((waiter) => waiter !== done)
          resolve()
        }
        waiters.push(done)
      })
      return current
    },
    failed(connection, error, force = false) {
      if (connection !== current || (!force && !isLost(error))) return
      current = null
      endConnection(connection)
      options.onLost(sqlCode(error))
      if (!closed) seeking ??= seek()
    },
    async close() {
      closed = true
      wake()
      const last = current
      current = null
      if (last) endConnection(last)
      await seeking
    },
  }
  return link
}

/** Closes the sockets at once. An append that is under way on the server goes on there: nothing is cancelled. */
function endConnection({ writer, reader, holder }: Connection): void {
  // A connection that is gone cannot be closed properly, and nobody waits for its end.
  const ignore = () => {}
  writer.close({ timeout: 0 }).catch(ignore)
  reader.close({ timeout: 0 }).catch(ignore)
  holder.close({ timeout: 0 }).catch(ignore)
}

/** A pool of at most `max` connections to one host, which connects when it is first used. Its statements find the log's schema. */
export function connectTo(url: string, schema: string, max: number): Bun.SQL {
  return new Bun.SQL({
    url,
    max,
    idleTimeout: 0,
    connectionTimeout: 5,
    connection: {
      search_path: schema,
      application_name: 'trampolim',
      // A wait for the lock of the log has stored nothing yet; a wait for the standby is not ended by this.
      lock_timeout: '5s',
      synchronous_commit: 'on',
      // A host that lost its power must not hold a lock for the two hours that TCP waits by default.
      tcp_keepalives_idle: '5',
      tcp_keepalives_interval: '5',
      tcp_keepalives_count: '3',
      tcp_user_timeout: '15000',
    },
  })
}

type Candidate = { readonly connection: Connection; readonly timeline: string }

/** Of the hosts that accept writes, the one with the highest timeline; one slower by `othersMs` is not compared. */
async function findPrimary({ urls, schema, timeoutMs }: Options): Promise<Connection | null> {
  const candidates: Candidate[] = []
  const answered = new Set<number>()
  const first = Promise.withResolvers<void>()
  let over = false

  /** A host that hangs must not keep the one promoted meanwhile from being found: that one is asked again. */
  async function seekAt(url: string, index: number): Promise<void> {
    while (!over) {
      const host = await candidate(url, schema, timeoutMs)
      answered.add(index)
      if (host && over) endConnection(host.connection)
      else if (host) {
        candidates.push(host)
        first.resolve()
      }
      if (host || answered.size === urls.length) return
      await Bun.sleep(askAgainMs)
    }
  }

  await Promise.race([Promise.all(urls.map(seekAt)), first.promise.then(() => Bun.sleep(othersMs))])
  over = true
  const [best, ...others] = candidates.sort((a, b) => b.timeline.localeCompare(a.timeline))
  for (const { connection } of others) endConnection(connection)
  return best?.connection ?? null
}

async function candidate(url: string, schema: string, timeoutMs: number): Promise<Candidate | null> {
  const connection: Connection = {
    writer: connectTo(url, schema, 1),
    reader: connectTo(url, schema, 2),
    holder: connectTo(url, schema, 1),
  }
  const answer = connection.reader
    .unsafe(
      `SELECT pg_is_in_recovery() AS standby,
       CASE WHEN pg_is_in_recovery() THEN '' ELSE substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END AS timeline`,
    )
    // A host that does not answer is not the primary.
    .catch(() => null)
  const rows = await Promise.race([answer, Bun.sleep(timeoutMs).then(() => null)])
  const row: { standby: boolean; timeline: string } | undefined = rows?.[0]
  if (row && !row.standby) return { connection, timeline: row.timeline }
  endConnection(connection)
  return null
}
