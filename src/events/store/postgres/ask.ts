// Statements that may be sent again when their connection is lost, each with a bounded wait.
import type { Connection, Link } from './connection'
import { isBusy, isLost, unavailable } from './sql-errors'

export type SqlValue = string | number | null | Uint8Array | readonly string[]
export type SqlRow = Readonly<Record<string, unknown>>

/** Rejects with LogError `unavailable` when the primary did not answer in time. */
export type Ask = (statement: string, values?: readonly SqlValue[]) => Promise<readonly SqlRow[]>

const late = Symbol('late')

/** Asks once over this connection; a connection that does not answer in time is given up. */
export async function askOnce(
  connection: Connection,
  link: Pick<Link, 'failed'>,
  timeoutMs: number,
  ...[statement, values = []]: Parameters<Ask>
): Promise<readonly SqlRow[] | null> {
  const pending: Promise<readonly SqlRow[]> = connection.reader.unsafe(statement, [...values])
  // The caller that gave up waiting does not want the error that follows.
  pending.catch(() => {})
  const { promise: timeout, resolve } = Promise.withResolvers<typeof late>()
  const timer = setTimeout(() => resolve(late), timeoutMs)
  try {
    const rows = await Promise.race([pending, timeout])
    if (rows !== late) return rows
    link.failed(connection, null, true)
    return null
  } catch (error) {
    link.failed(connection, error)
    if (isLost(error) || isBusy(error)) return null
    throw error
  } finally {
    clearTimeout(timer)
  }
}

export const createAsk =
  (link: Link, patienceMs: number): Ask =>
  async (statement, values) => {
    const until = performance.now() + patienceMs
    for (let left = patienceMs; left > 0; left = until - performance.now()) {
      const connection = await link.wait(left)
      // There will be none in time, or the log is being closed.
      if (!connection) break
      const rows = await askOnce(connection, link, left, statement, values)
      if (rows) return rows
    }
    throw unavailable()
  }
