// Work in the background: at intervals, or woken by what happens. One round at a time; a failure is logged and never ends it.
import { logLine } from './logger'

export type Worker = {
  /** Begins no further round; settles when the one under way is through. */
  stop(): Promise<void>
}

type Round<Result> = (stopped: () => boolean) => Promise<Result>

type Every = {
  /** What the log calls it: `<name> failed`. */
  readonly name: string
  readonly everyMs: number
  /** Milliseconds until the first round; 0 by default. */
  readonly firstMs?: number
  readonly run: Round<unknown>
}

const attempt = async <Result>(name: string, run: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await run()
  } catch (error) {
    logLine(`${name} failed`, { error: error instanceof Error ? error.name : typeof error })
    return undefined
  }
}

/** A round now or after `firstMs`, and then one each `everyMs`; one that would begin while another runs is left out. */
export const startEvery = ({ name, everyMs, firstMs = 0, run }: Every): Worker => {
  let stopped = false
  let running: Promise<unknown> | null = null
  const round = () => {
    if (stopped) return
    running ??= attempt(name, () => run(() => stopped)).finally(() => {
      running = null
    })
  }
  const timers = [setInterval(round, everyMs)]
  if (firstMs > 0) timers.push(setTimeout(round, firstMs))
  else round()
  for (const timer of timers) timer.unref()
  return {
    stop: async () => {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      await running
    },
  }
}

/** `wake`: something may be waiting. */
export type WokenWorker = Worker & { wake(): void }

export type Waits = {
  /** What wakes it within so long goes in one round. */
  readonly gatherMs: number
  /** Wait after a round that did not go through; twice as long after each further one, up to `mostMs`. */
  readonly firstMs: number
  readonly mostMs: number
}

type Woken = {
  readonly name: string
  readonly waits: Waits
  /** False: something has to be tried again later. */
  readonly run: Round<boolean>
}

/** Begins with a round of its own, for what an earlier process left. */
export const startWoken = ({ name, waits, run }: Woken): WokenWorker => {
  let timer: Timer | undefined
  let running: Promise<void> | null = null
  let again = false
  let stopped = false
  let failures = 0

  const round = async () => {
    timer = undefined
    again = false
    const through = await attempt(name, () => run(() => stopped))
    running = null
    if (stopped) return
    if (through) {
      failures = 0
      if (again) plan(waits.gatherMs)
      return
    }
    logLine(`${name} waits`, { failures: failures + 1 })
    plan(Math.min(waits.mostMs, waits.firstMs * 2 ** Math.min(failures++, 20)))
  }

  const plan = (ms: number) => {
    timer = setTimeout(() => {
      running = round()
    }, ms)
  }

  const wake = () => {
    if (stopped) return
    // A round that is planned, after a failure too, takes it along: what does not answer is not asked more often for it.
    if (running) again = true
    else if (!timer) plan(waits.gatherMs)
  }

  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
