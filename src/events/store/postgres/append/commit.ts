// One batch of appends: sealed here, decided and stored by PostgreSQL, then applied to this node's copy.
import { sealedStreams } from '../../append/decide'
import type { PreparedAppend } from '../../append/prepare-append'
import { sealPersonal } from '../../append/record'
import type { AppendOutcome } from '../../append/waiting-jobs'
import type { Appended } from '../../log'
import { LogError } from '../../log-error'
import type { ReplicaKeys } from '../replica-keys'
import { isOfOneAppend, unavailable, unknownOutcome } from '../sql-errors'
import type { SentAppend } from '../wire'
import { type Decided, outcomeOf, storedBefore } from './outcome'
import { type Retaining, retainBatch } from './retain'
import { type Sender, sendBatch } from './send'

/** Attempts with other keys, when another node made a stream's first key at the same time. */
const rekeysMax = 3

/** One outcome per append, in order. Rejects with LogError `damaged` or `newer` once this node has stopped following. */
export function createCommit(
  options: Sender & Retaining,
): (appends: readonly PreparedAppend[]) => Promise<AppendOutcome<Appended>[]> {
  const { replica, tail } = options
  const { replicaKeys } = replica

  /** Sends those of a batch that are not stored already. */
  async function round(batch: readonly PreparedAppend[]): Promise<Decided[]> {
    const before = batch.map((prepared) => storedBefore(replica, prepared, false))
    const fresh = batch.flatMap((prepared, index) => (before[index] ? [] : [sealed(prepared, replicaKeys)]))
    const outcomes = fresh.length > 0 ? await decideBatch(fresh) : []
    let next = 0
    return before.map((outcome) => outcome ?? outcomes[next++] ?? { ok: false, error: unknownOutcome() })
  }

  /** Sends the appends together; one by one where PostgreSQL refuses a value of one of them. */
  async function decideBatch(batch: readonly SentAppend[]): Promise<Decided[]> {
    try {
      const { answer, resent } = await sendBatch(options, batch)
      await retainBatch(options, batch, answer)
      return batch.map(({ prepared }, index) => outcomeOf(replica, prepared, answer.outs[index], resent))
    } catch (error) {
      if (!isOfOneAppend(error)) return batch.map((): Decided => ({ ok: false, error }))
      if (batch.length === 1)
        return [{ ok: false, error: new LogError('storage', 'PostgreSQL refused the events', { cause: error }) }]
      const outcomes: Decided[] = []
      for (const prepared of batch) outcomes.push(...(await decideBatch([prepared])))
      return outcomes
    } finally {
      replicaKeys.dropCandidates()
    }
  }

  return async (appends) => {
    const stopped = tail.stopped()
    if (stopped) throw new LogError(stopped.reason === 'diverged' ? 'damaged' : 'newer', 'This node writes nothing now')
    const outcomes = await round(appends)
    for (let tries = 0; tries < rekeysMax && outcomes.includes('retry'); tries++) {
      const open = appends.flatMap((prepared, index) => (outcomes[index] === 'retry' ? [{ prepared, index }] : []))
      const next = await round(open.map(({ prepared }) => prepared))
      for (const [at, { index }] of open.entries()) outcomes[index] = next[at] ?? 'retry'
    }
    return outcomes.map(
      (outcome): AppendOutcome<Appended> => (outcome === 'retry' ? { ok: false, error: unavailable() } : outcome),
    )
  }
}

/** Personal parts sealed with their streams' keys, of which a stream's first is made here. */
function sealed(prepared: PreparedAppend, replicaKeys: ReplicaKeys): SentAppend {
  const keys = replicaKeys.needed(sealedStreams([prepared]))
  if (keys === null) return { prepared, sealed: [], keys: [], forgotten: true }
  return {
    prepared,
    sealed: prepared.events.map((event) => sealPersonal(event, replicaKeys.keys)),
    keys,
    forgotten: false,
  }
}
