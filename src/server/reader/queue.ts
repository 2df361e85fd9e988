// Chooses the next task. Accounts take turns and each has one document read at a time; accounts that used the readers
// much recently, and background work, come after the others and never occupy all readers. Idle work also waits until no other
// task has had to wait for a moment.

import type { Priority, QueueLimits } from './protocol'

export type Task = {
  readonly account: string
  readonly priority: Priority
  readonly bytes: number
  /** When it was added, in ms of the clock that all `now` here come from. */
  readonly since: number
}

type ReaderQueue<Waiting extends Task> = {
  /**
   * Null when the account's share is full. Otherwise the tasks removed to make space: in a full queue background work
   * goes first, then the newest of the account with most in it, which may be the task itself. It takes the place of `former`,
   * a waiting task of the same account.
   */
  add(task: Waiting, former?: Waiting): readonly Waiting[] | null
  /** Removes and returns the next task to read; null when none may start. Its `done` must follow. */
  take(now: number): Waiting | null
  /** Reports that a task has left its reader after this many ms. */
  done(task: Waiting, ms: number, now: number): void
  /** Removes a waiting task; false when it does not wait. */
  remove(task: Waiting): boolean
  /** The waiting tasks in the order in which they would run, and how many are running. */
  order(now: number): readonly Waiting[]
  running(): number
}

/** Accounts whose use is remembered; beyond that those with the least use are forgotten. */
const remembered = 10_000

/** `readers`: how many tasks run at once; if there are several, one stays free of heavy and background work. */
export const createQueue = <Waiting extends Task>(limits: QueueLimits, readers: number): ReaderQueue<Waiting> => {
  let waiting: Waiting[] = []
  const running = new Map<string, { readonly last: boolean }>()
  /** By account: the number of its last turn, while it waits or runs. */
  const turns = new Map<string, number>()
  const use = createReadingTime(limits)
  let turn = 0
  /** Idle work starts from then on. */
  let idleFrom = 0

  const isLast = (task: Waiting, now: number) => task.priority !== 'person' || use.isHeavy(task.account, now)
  const isAged = (task: Waiting, now: number) => now - task.since >= limits.agedMs
  /** 0 comes first. */
  const rank = (task: Waiting, now: number): number => {
    if (isAged(task, now)) return 0
    return task.priority !== 'person' ? 2 : use.isHeavy(task.account, now) ? 1 : 0
  }
  const sorted = (now: number): Waiting[] => {
    const rounds = new Map<string, number>()
    return waiting
      .map((task) => ({ task, rank: rank(task, now) }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ task, rank }) => {
        const round = rounds.get(task.account) ?? 0
        rounds.set(task.account, round + 1)
        return { task, rank, round, turn: turns.get(task.account) ?? 0 }
      })
      .toSorted((a, b) => a.rank - b.rank || a.round - b.round || a.turn - b.turn || a.task.since - b.task.since)
      .map(({ task }) => task)
  }
  const forgetTurn = (account: string) => {
    if (!running.has(account) && !waiting.some((task) => task.account === account)) turns.delete(account)
  }

  return {
    add: (task, former) => {
      const others = waiting.filter((one) => one !== former)
      const ownTasks = others.filter(({ account }) => account === task.account)
      if (ownTasks.length >= limits.tasksOfOne || bytesOf(ownTasks) + task.bytes > limits.bytesOfOne) return null
      waiting =
        others.length < waiting.length ? waiting.map((one) => (one === former ? task : one)) : [...waiting, task]
      const left: Waiting[] = []
      while (waiting.length > limits.tasks || bytesOf(waiting) > limits.bytes) {
        const last = leaving(waiting)
        waiting = waiting.filter((one) => one !== last)
        left.push(last)
        forgetTurn(last.account)
      }
      return left
    },
    take: (now) => {
      if (running.size >= readers) return null
      const lasts = [...running.values()].filter(({ last }) => last).length
      const full = lasts >= Math.max(1, readers - 1)
      const isTooEarly = (task: Waiting) => task.priority === 'idle' && now < idleFrom && !isAged(task, now)
      const next = sorted(now).find(
        (task) => !running.has(task.account) && !(full && isLast(task, now)) && !isTooEarly(task),
      )
      if (!next) return null
      waiting = waiting.filter((task) => task !== next)
      running.set(next.account, { last: isLast(next, now) })
      turn += 1
      turns.set(next.account, turn)
      return next
    },
    done: ({ account }, ms, now) => {
      running.delete(account)
      if (waiting.some(({ priority }) => priority === 'person')) idleFrom = now + limits.restMs
      use.add(account, ms, now)
      forgetTurn(account)
    },
    remove: (task) => {
      if (!waiting.includes(task)) return false
      waiting = waiting.filter((one) => one !== task)
      forgetTurn(task.account)
      return true
    },
    order: sorted,
    running: () => running.size,
  }
}

const bytesOf = (tasks: readonly Task[]): number => tasks.reduce((sum, { bytes }) => sum + bytes, 0)

/** Each task also counts as this many bytes, so that many small ones add up. */
const weightOfOne = 1024 * 1024

/** What to remove from a queue that is too long: background work, else the newest of the account with most in it. */
const leaving = <Waiting extends Task>(waiting: readonly Waiting[]): Waiting => {
  const background = waiting.findLast(({ priority }) => priority !== 'person')
  if (background) return background
  const weights = Map.groupBy(waiting, ({ account }) => account)
    .entries()
    .map(([account, tasks]) => ({ account, weight: bytesOf(tasks) + tasks.length * weightOfOne }))
    .toArray()
  const heaviest = weights.reduce((most, one) => (one.weight > most.weight ? one : most))
  return waiting.findLast(({ account }) => account === heaviest.account) as Waiting
}

/** Recent reading time of each account, which decreases evenly over the window. */
const createReadingTime = ({ heavyMs, windowMs }: Pick<QueueLimits, 'heavyMs' | 'windowMs'>) => {
  const used = new Map<string, { readonly ms: number; readonly at: number }>()
  const usedAt = (account: string, at: number): number => {
    const usage = used.get(account)
    return usage ? Math.max(0, usage.ms - ((at - usage.at) * heavyMs) / windowMs) : 0
  }
  const forget = (at: number) => {
    for (const account of used.keys()) if (usedAt(account, at) === 0) used.delete(account)
    if (used.size <= remembered) return
    const least = [...used.keys()].toSorted((a, b) => usedAt(a, at) - usedAt(b, at))
    for (const account of least.slice(0, used.size - remembered / 2)) used.delete(account)
  }
  return {
    isHeavy: (account: string, at: number): boolean => usedAt(account, at) > heavyMs,
    add: (account: string, ms: number, at: number) => {
      // After its last reading an account is heavy for at most two windows: the third part is below `heavyMs`.
      used.set(account, { ms: Math.min(3 * heavyMs, usedAt(account, at) + ms), at })
      if (used.size > remembered) forget(at)
    },
  }
}
