// Reads documents in separate processes, so that a hostile file costs only such a process: its time and memory are
// watched from outside, and it is killed at the limit. There are as many as cores, because one document keeps one busy.
import type { ReaderTaskResult, ReaderTasks, ReaderTaskTable } from '../../analysis/reader-tasks'
import { selfCommand } from '../runtime/executable'
import { logger } from '../runtime/logger'
import { readerLimits } from './limits'
import type { Confinement, Reader, ReaderLimits, ReaderOutcome, Work } from './protocol'
import { createQueue, type Task } from './queue'
import { createSlot, type Slot } from './slot'

type Waiting = Task & {
  readonly job: string
  readonly payload: Uint8Array
  readonly work: Work
  /** The place last passed to `onWait`; 0 before any. */
  place: number
  readonly settle: (outcome: ReaderOutcome<unknown> | Promise<ReaderOutcome<unknown>>) => void
}

/** How often waiting callers learn their place, and resting tasks are looked at, in ms. */
const notifyEvery = 500
const busy = { ok: false, refusal: 'busy' } as const
const isLatestOf =
  ({ account, latestOf }: Work) =>
  ({ work }: Waiting): boolean =>
    work.account === account && work.latestOf?.name === latestOf?.name

/** The pool. `command` starts a process that calls `runReader` with the same table of tasks. */
export function createReader<Table extends ReaderTaskTable = ReaderTasks>(
  limits: ReaderLimits = readerLimits,
  command: readonly string[] = selfCommand('reader'),
): Reader<Table> {
  const queue = createQueue<Waiting>(limits.queue, limits.readers)
  let confinement: Confinement | null = null
  const learn = (one: Confinement) => {
    if (!confinement && Bun.isStandaloneExecutable && !one.seccomp) logger.warn('reader.unconfined', one)
    confinement = one
  }
  const slots: Slot[] = Array.from({ length: limits.readers }, () => createSlot(command, limits, learn))
  let free = [...slots]
  let notifier: Timer | null = null
  let closed = false

  const start = async (slot: Slot, task: Waiting) => {
    if (task.place > 0) task.work.onWait?.(0)
    const started = performance.now()
    const outcome = slot.run(task.job, task.payload)
    task.settle(outcome)
    // The caller gets the rejection; the loop only waits.
    await outcome.catch(() => {})
    const now = performance.now()
    // A process that somebody else's task had killed is started at nobody's charge.
    queue.done(task, now - started - slot.startMs(), now)
    free.push(slot)
    next()
  }
  const next = () => {
    // The one used last first: its libraries are loaded, and the others may be stopped. One that was killed has none.
    const best = () => free.findLast((slot) => slot.pid() !== null) ?? free.at(-1)
    for (let slot = best(); slot && !closed; slot = best()) {
      const task = queue.take(performance.now())
      if (!task) return
      free = free.filter((one) => one !== slot)
      void start(slot, task)
    }
  }
  const placesAt = (now: number) => queue.order(now).map((task, at) => ({ task, ahead: at + queue.running() }))
  const notify = () => {
    const places = placesAt(performance.now())
    if (places.length === 0 && notifier) {
      clearInterval(notifier)
      notifier = null
    }
    for (const { task, ahead } of places)
      if (ahead !== task.place) {
        task.place = ahead
        task.work.onWait?.(ahead)
      }
    next()
  }
  const refuse = (task: Waiting) => {
    if (task.place > 0) task.work.onWait?.(0)
    task.settle(busy)
  }
  const leave = (task: Waiting) => {
    if (queue.remove(task)) refuse(task)
  }

  return {
    async run<Name extends keyof Table & string>(job: Name, payload: Uint8Array, work: Work) {
      const { promise, resolve: settle } = Promise.withResolvers<ReaderOutcome<unknown>>()
      const { account, priority = 'person', latestOf, until } = work
      const former = latestOf && queue.order(performance.now()).find(isLatestOf(work))
      if (latestOf && former?.work.latestOf && former.work.latestOf.asked > latestOf.asked) return busy
      // Its place is inherited: a task that went to the end each time would never be read while the queue is long.
      const since = former?.since ?? performance.now()
      const task = {
        account,
        priority,
        bytes: payload.byteLength,
        since,
        job,
        payload,
        work,
        place: 0,
        settle,
      }
      const left = closed ? null : queue.add(task, former)
      if (!left) return busy
      if (former) refuse(former)
      for (const dropped of left) refuse(dropped)
      if (left.includes(task)) return busy
      const late = setTimeout(() => leave(task), priority === 'person' ? limits.wait : limits.backgroundWait)
      // Its reader goes on with it where it runs: what it does is no longer waited for.
      const over = Promise.withResolvers<typeof busy>()
      const giveUp = () => {
        leave(task)
        over.resolve(busy)
      }
      const last = until === undefined ? undefined : setTimeout(giveUp, Math.max(0, until - performance.now()))
      notifier ??= setInterval(notify, notifyEvery)
      notifier.unref()
      next()
      try {
        return (await Promise.race([promise, over.promise])) as ReaderOutcome<ReaderTaskResult<Table, Name>>
      } finally {
        clearTimeout(late)
        clearTimeout(last)
      }
    },
    ahead: (account) =>
      placesAt(performance.now()).find(({ task }) => task.account === account && task.priority === 'person')?.ahead ??
      null,
    load: () => ({ running: queue.running(), waiting: queue.order(performance.now()).length }),
    pageWait: () => (queue.running() === 0 ? limits.pageWait.free : limits.pageWait.crowded),
    hasBegun: (job) => slots.some((slot) => slot.hasBegun(job)),
    pids: () => slots.flatMap((slot) => slot.pid() ?? []),
    confinement: () => confinement,
    async close() {
      closed = true
      if (notifier) clearInterval(notifier)
      for (const task of queue.order(performance.now())) leave(task)
      await Promise.all(slots.map((slot) => slot.close()))
    },
  }
}
