// Applies to this node's copy what PostgreSQL stored of a batch, before anybody is answered.
import type { StoredRow } from '../digest'
import type { Replica } from '../replica'
import { unknownOutcome } from '../sql-errors'
import type { Tail } from '../tail'
import { type BatchAnswer, type SentAppend, storedRows } from '../wire'

export type Retaining = { readonly replica: Replica; readonly tail: Tail; readonly now: () => number }

/** An append that was stored after position `before`. */
type Accepted = { readonly one: SentAppend; readonly before: number }

/** Throws LogError `storage`, whatever fails: what PostgreSQL stored may not be called refused. */
export async function retainBatch(to: Retaining, batch: readonly SentAppend[], answer: BatchAnswer): Promise<void> {
  const accepted = batch.flatMap((one, index): Accepted[] => {
    const verdict = answer.outs[index]
    return verdict?.r === 'ok' ? [{ one, before: verdict.p }] : []
  })
  try {
    await retainKeys(to, accepted, answer)
    await retainEvents(to, accepted, answer)
    if (answer.outs.some(({ r }) => r === 'rekey')) await to.tail.pullKeys()
  } catch (cause) {
    throw Object.assign(unknownOutcome(), { cause })
  }
}

/** Keys made here are applied as they are if no other key changed in between; otherwise all changes are read in order. */
async function retainKeys(
  { replica: { replicaKeys }, tail, now }: Retaining,
  accepted: readonly Accepted[],
  { keysFrom, keysTo }: BatchAnswer,
): Promise<void> {
  const created = new Map(
    accepted.flatMap(({ one }) => one.keys.flatMap(({ stream, wrapped }) => (wrapped ? [[stream, wrapped]] : []))),
  )
  if (replicaKeys.changed() !== keysFrom || created.size !== keysTo - keysFrom) return tail.pullKeys()
  const changes = [...created].map(([stream, wrapped], index) => ({
    ...{ stream, wrapped, createdAt: now(), destroyedAt: null },
    change: keysFrom + index + 1,
  }))
  if (changes.length > 0) replicaKeys.apply(changes)
}

async function retainEvents(
  { replica, tail }: Retaining,
  accepted: readonly Accepted[],
  { from, to, digest }: BatchAnswer,
): Promise<void> {
  const rows: StoredRow[] = accepted.flatMap(({ one, before }) => storedRows(one, before))
  if (rows.length > 0) await tail.own(from, rows, Buffer.from(digest, 'hex'))
  // Also what others stored before it: a refused append is decided again from the events that refused it.
  while (replica.head.position < to && !tail.stopped()) await tail.pull()
}
