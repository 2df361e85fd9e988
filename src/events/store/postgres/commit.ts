// One batch of appends: sealed here, decided and stored by PostgreSQL, then held by this node's copy before anybody is
// answered.

import { repeated, sealedStreams } from '../append/decide'
import type { Draft } from '../append/draft'
import { record, sealPersonal } from '../append/record'
import type { AppendOutcome } from '../append/waiting-jobs'
import type { Appended } from '../log'
import { LogError } from '../log-error'
import { unavailable, unknownOutcome } from './batch-queue'
import type { Link } from './connection'
import type { StoredRow } from './digest'
import type { Replica } from './replica'
import { isBusy, isLost, isOfOneAppend } from './sql-errors'
import type { Tail } from './tail'
import { type BatchAnswer, draftToJson, type SentDraft, storedRows, type Verdict } from './wire'

/** Attempts with other keys, when another node made a stream's first key at the same time. */
const rekeysMax = 3

type Options = {
  readonly link: Link
  readonly replica: Replica
  readonly tail: Tail
  readonly channel: string
  readonly node: string
  readonly now: () => number
  /** Milliseconds for which a batch is sent again after its connection was lost. */
  readonly patienceMs: number
}

/** `retry`: to be sealed with another key and sent again. */
type Decided = AppendOutcome<Appended> | 'retry'
type Sent = { readonly answer: BatchAnswer; readonly resent: boolean }

export function createCommit(options: Options): (drafts: readonly Draft[]) => Promise<AppendOutcome<Appended>[]> {
  const { link, replica, tail, channel, node, now, patienceMs } = options
  const { reads, replicaKeys } = replica
  const { keys } = replicaKeys

  function prepared(draft: Draft): SentDraft {
    const needed = replicaKeys.needed(sealedStreams([draft]))
    if (needed === null) return { draft, sealed: [], keys: [], forgotten: true }
    return { draft, sealed: draft.events.map((event) => sealPersonal(event, keys)), keys: needed, forgotten: false }
  }

  /** Sends the batch, again under the same ids when the connection was lost before the answer came. */
  async function send(batch: readonly SentDraft[]): Promise<Sent> {
    const until = performance.now() + patienceMs
    for (let resent = false; ; resent = true) {
      const connection = await link.wait(Math.max(0, until - performance.now()))
      if (!connection) throw resent ? unknownOutcome() : unavailable()
      try {
        const json = JSON.stringify(batch.map((one) => draftToJson(one, now(), resent)))
        const [row] = await connection.writer.unsafe('CALL record($1::text::jsonb, $2, $3, NULL)', [
          json,
          channel,
          node,
        ])
        return { answer: row.answer as BatchAnswer, resent }
      } catch (error) {
        link.failed(connection, error)
        if (isBusy(error)) throw unavailable()
        if (isOfOneAppend(error)) throw error
        if (!isLost(error)) throw new LogError('storage', 'PostgreSQL could not store the events', { cause: error })
      }
    }
  }

  /** What PostgreSQL stored may not be called refused, whatever fails afterwards. */
  async function retain(batch: readonly SentDraft[], answer: BatchAnswer): Promise<void> {
    try {
      await keep(batch, answer)
      if (answer.outs.some(({ r }) => r === 'rekey')) await tail.pullKeys()
    } catch (cause) {
      throw Object.assign(unknownOutcome(), { cause })
    }
  }

  async function keep(batch: readonly SentDraft[], { from, to, digest, keysFrom, keysTo, outs }: BatchAnswer) {
    const accepted = batch.flatMap((one, index) => {
      const out = outs[index]
      return out?.r === 'ok' ? [{ one, before: out.p }] : []
    })
    const made = new Map(
      accepted.flatMap(({ one }) => one.keys.flatMap(({ stream, wrapped }) => (wrapped ? [[stream, wrapped]] : []))),
    )
    if (replicaKeys.changed() === keysFrom && made.size === keysTo - keysFrom) {
      const changes = [...made].map(([stream, wrapped], index) => ({
        ...{ stream, wrapped, createdAt: now(), destroyedAt: null },
        change: keysFrom + index + 1,
      }))
      if (changes.length > 0) replicaKeys.apply(changes)
    } else await tail.pullKeys()
    const rows: StoredRow[] = accepted.flatMap(({ one, before }) => storedRows(one, before))
    if (rows.length > 0) await tail.own(from, rows, Buffer.from(digest, 'hex'))
    // A refused append is decided again from what refused it.
    while (replica.head.position < to && !tail.stopped()) await tail.pull()
  }

  function outcomeOf({ draft }: SentDraft, verdict: Verdict | undefined, resent: boolean): Decided {
    switch (verdict?.r) {
      case 'ok': {
        const rows = reads.all(verdict.p, draft.events.length)
        const events = rows.map((row) => record(row, keys))
        return { ok: true, answer: { ok: true, position: verdict.p + draft.events.length, events } }
      }
      case 'again':
        return answered(draft, resent) ?? { ok: false, error: unknownOutcome() }
      case 'conflict':
        return { ok: true, answer: { ok: false, reason: 'conflict', stream: verdict.s, actual: verdict.a } }
      case 'claimed': {
        const claim = draft.claims[verdict.i]
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

  /** The first answer, if these events are stored already. */
  function answered(draft: Draft, resent: boolean): AppendOutcome<Appended> | null {
    const chosen = resent ? draft.events.map(({ id }) => id) : draft.chosen
    try {
      const answer = repeated({ ...draft, chosen }, reads, keys)
      return answer ? { ok: true, answer } : null
    } catch (error) {
      return { ok: false, error }
    }
  }

  async function round(batch: readonly Draft[]): Promise<Decided[]> {
    const prepaid = batch.map((draft) => answered(draft, false))
    const sent = batch.flatMap((draft, index) => (prepaid[index] ? [] : [prepared(draft)]))
    if (sent.length === 0) return prepaid.flatMap((outcome) => outcome ?? [])
    const outcomes = await decided(sent)
    let next = 0
    return prepaid.map((outcome) => outcome ?? outcomes[next++] ?? { ok: false, error: unknownOutcome() })
  }

  async function decided(sent: readonly SentDraft[]): Promise<Decided[]> {
    try {
      const { answer, resent } = await send(sent)
      await retain(sent, answer)
      return sent.map((one, index): Decided => outcomeOf(one, answer.outs[index], resent))
    } catch (error) {
      if (!isOfOneAppend(error)) return sent.map((): Decided => ({ ok: false, error }))
      if (sent.length === 1)
        return [{ ok: false, error: new LogError('storage', 'PostgreSQL refused the events', { cause: error }) }]
      const outcomes: Decided[] = []
      for (const one of sent) outcomes.push(...(await decided([one])))
      return outcomes
    } finally {
      replicaKeys.dropCandidates()
    }
  }

  return async (drafts): Promise<AppendOutcome<Appended>[]> => {
    const stopped = tail.stopped()
    if (stopped) throw new LogError(stopped.reason === 'diverged' ? 'damaged' : 'newer', 'This node writes nothing now')
    const outcomes = await round(drafts)
    for (let tries = 0; tries < rekeysMax && outcomes.includes('retry'); tries++) {
      const open = drafts.flatMap((draft, index) => (outcomes[index] === 'retry' ? [{ draft, index }] : []))
      const next = await round(open.map(({ draft }) => draft))
      for (const [at, { index }] of open.entries()) outcomes[index] = next[at] ?? 'retry'
    }
    return outcomes.map(
      (outcome): AppendOutcome<Appended> => (outcome === 'retry' ? { ok: false, error: unavailable() } : outcome),
    )
  }
}
