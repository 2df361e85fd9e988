// Decides what the caller of an append is answered, by what PostgreSQL decided and what this node's copy holds.
import { repeated } from '../../append/decide'
import type { PreparedAppend } from '../../append/prepare-append'
import { record } from '../../append/record'
import type { AppendOutcome } from '../../append/waiting-jobs'
import type { Appended } from '../../log'
import { LogError } from '../../log-error'
import type { Replica } from '../replica'
import { unknownOutcome } from '../sql-errors'
import type { Verdict } from '../wire'

/** `retry`: to be sealed with another key and sent again. */
export type Decided = AppendOutcome<Appended> | 'retry'

/** The copy must hold the events of the batch already. `resent` as in `Sent`. */
export function outcomeOf(
  replica: Replica,
  prepared: PreparedAppend,
  verdict: Verdict | undefined,
  resent: boolean,
): Decided {
  switch (verdict?.r) {
    case 'ok': {
      const rows = replica.reads.all(verdict.p, prepared.events.length)
      const events = rows.map((row) => record(row, replica.replicaKeys.keys))
      return { ok: true, answer: { ok: true, position: verdict.p + prepared.events.length, events } }
    }
    case 'again':
      return storedBefore(replica, prepared, resent) ?? { ok: false, error: unknownOutcome() }
    case 'conflict':
      return { ok: true, answer: { ok: false, reason: 'conflict', stream: verdict.s, actual: verdict.a } }
    case 'claimed': {
      const claim = prepared.claims[verdict.i]
      if (claim) return { ok: true, answer: { ok: false, reason: 'claimed', claim } }
      break
    }
    case 'forgotten':
      return { ok: false, error: new LogError('forgotten', 'The personal data of this stream has been erased') }
    case 'rekey':
      return 'retry'
  }
  return { ok: false, error: unknownOutcome() }
}

/** The first answer, if these events are stored already; null if not. Only chosen ids can be, unless `resent`. */
export function storedBefore(
  replica: Replica,
  prepared: PreparedAppend,
  resent: boolean,
): AppendOutcome<Appended> | null {
  const chosen = resent ? prepared.events.map(({ id }) => id) : prepared.chosen
  try {
    const answer = repeated({ ...prepared, chosen }, replica.reads, replica.replicaKeys.keys)
    return answer ? { ok: true, answer } : null
  } catch (error) {
    return { ok: false, error }
  }
}
