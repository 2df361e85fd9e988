// One node does the work that must be done once: mails from the log, sweeps, asking the payment provider. A lock on
// PostgreSQL says which, for as long as its connection lives; each election has a higher number than the one before.
import { createHash } from 'node:crypto'
import type { Link } from '../../events/store/postgres/connection'
import { errorDetails, logger } from '../runtime/logger'

const everyMs = 1_000
/** Milliseconds without an answer after which this node no longer counts on the lock. */
const answerMs = 2_000
const job = 'all'

type Work = { stop(): Promise<void> }
type HeldLock = { readonly handle: Bun.ReservedSQL; readonly fence: number }

type Election = {
  isElected(): boolean
  whileElected(work: () => Work): Work
  stop(): Promise<void>
}

/** A lock's number: locks are shared by a whole database, which may hold several logs. */
const lockOf = (channel: string): string =>
  createHash('sha256').update(`trampolim ${channel}`).digest().readBigInt64BE().toString()

const within = <Value>(promise: Promise<Value>): Promise<Value> =>
  Promise.race([
    promise,
    Bun.sleep(answerMs).then(() => {
      throw new Error('PostgreSQL did not answer')
    }),
  ])

export function startElection({ link, channel, node }: { link: Link; channel: string; node: string }): Election {
  const lock = lockOf(channel)
  let lease: HeldLock | null = null
  let stopped = false
  let works: { readonly begin: () => Work; running: Work | null }[] = []

  async function stepDown(): Promise<void> {
    if (!lease) return
    const { handle, fence } = lease
    lease = null
    logger.info('cluster.election_ended', { fence })
    await Promise.all(works.map(({ running }) => running?.stop()))
    for (const work of works) work.running = null
    // Ends the connection and the lock with it; one that is gone needs no end.
    await within(handle.unsafe('SELECT pg_advisory_unlock($1::bigint)', [lock])).catch(() => {})
    handle.release()
  }

  async function candidate(): Promise<void> {
    const connection = link.current()
    if (!connection) return
    const handle = await within(connection.holder.reserve())
    try {
      const [row] = await within(handle.unsafe('SELECT pg_try_advisory_lock($1::bigint) AS free', [lock]))
      if (!row?.free) {
        handle.release()
        return
      }
      const [granted] = await within(
        handle.unsafe(
          `INSERT INTO jobs AS j VALUES ($1, 1, $2, now())
           ON CONFLICT (name) DO UPDATE SET fence = j.fence + 1, holder = $2, at = now() RETURNING fence`,
          [job, node],
        ),
      )
      lease = { handle, fence: Number(granted.fence) }
    } catch (error) {
      handle.release()
      throw error
    }
    logger.info('cluster.elected', { fence: lease.fence })
    for (const work of works) work.running ??= work.begin()
  }

  /** The lock may have gone with its connection, or a paused node may have been replaced. */
  async function confirm({ handle, fence }: HeldLock): Promise<void> {
    const [row] = await within(handle.unsafe('SELECT fence FROM jobs WHERE name = $1', [job]))
    if (Number(row?.fence) !== fence) throw new Error('Another node was elected')
  }

  async function round(): Promise<void> {
    try {
      if (lease) await confirm(lease)
      else await candidate()
    } catch (error) {
      if (lease) logger.warn('cluster.election_lost', errorDetails(error))
      await stepDown()
    }
  }

  let running: Promise<void> | null = null
  const turn = () => {
    if (stopped) return
    running ??= round().finally(() => {
      running = null
    })
  }
  const timer = setInterval(turn, everyMs)
  turn()

  return {
    isElected: () => lease !== null,
    whileElected(begin) {
      const work = { begin, running: lease ? begin() : null }
      works.push(work)
      return {
        stop: async () => {
          works = works.filter((one) => one !== work)
          await work.running?.stop()
        },
      }
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
      await stepDown()
    },
  }
}
