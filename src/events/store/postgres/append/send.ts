// Sends a batch of appends to PostgreSQL until it is answered.
import { LogError } from '../../log-error'
import type { Link } from '../connection'
import { isBusy, isLost, isOfOneAppend, unavailable, unknownOutcome } from '../sql-errors'
import { appendToJson, type BatchAnswer, type SentAppend } from '../wire'

export type Sender = {
  readonly link: Link
  /** Where PostgreSQL notifies the other nodes, and the name by which this node leaves out its own notifications. */
  readonly channel: string
  readonly node: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds for which a batch is sent again after its connection was lost. */
  readonly patienceMs: number
}

type SentBatch = {
  readonly answer: BatchAnswer
  /** It was sent more than once: the answer may be that its events are stored already. */
  readonly resent: boolean
}

/**
 * Sends the batch, again under the same ids when the connection was lost before the answer came. Throws LogError
 * `unavailable` (nothing was stored) or `storage` (not known), and PostgreSQL's own error where it refuses a value of one
 * append (`isOfOneAppend`).
 */
export async function sendBatch(
  { link, channel, node, now, patienceMs }: Sender,
  batch: readonly SentAppend[],
): Promise<SentBatch> {
  const until = performance.now() + patienceMs
  for (let resent = false; ; resent = true) {
    const connection = await link.wait(Math.max(0, until - performance.now()))
    if (!connection) throw resent ? unknownOutcome() : unavailable()
    try {
      const json = JSON.stringify(batch.map((one) => appendToJson(one, now(), resent)))
      const [row] = await connection.writer.unsafe('CALL record($1::text::jsonb, $2, $3, NULL)', [json, channel, node])
      return { answer: row.answer as BatchAnswer, resent }
    } catch (error) {
      link.failed(connection, error)
      if (isBusy(error)) throw unavailable()
      if (isOfOneAppend(error)) throw error
      if (!isLost(error)) throw new LogError('storage', 'PostgreSQL could not store the events', { cause: error })
    }
  }
}
