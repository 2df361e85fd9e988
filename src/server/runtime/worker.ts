// Background work at intervals or on demand. One round at a time; a failure is logged and never ends the worker.
import { errorDetails, logger } from './logger'

export type Worker = {
  /** Starts no further round; resolves when the current one has ended. */
  stop(): Promise<void>
}

type Round<Result> = (stopped: () => boolean) => Promise<Result>

type Every = {
  /** Its name in the log: `worker.failed` with `worker: <name>`. */
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
    logger.error('worker.failed', { worker: name, ...errorDetails(error) })
    return undefined
  }
}

/** A round now or after `firstMs`, and then one every `everyMs`; skipped while another runs. */
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

/** `wake`: there may be new work. */
export type OnDemandWorker = Worker & { wake(): void }

export type Delays = {
  /** Wake-ups within this time share one round. */
  readonly gatherMs: number
  /** Wait after a round that did not succeed; doubled after each further one, up to `mostMs`. */
  readonly firstMs: number
  readonly mostMs: number
}

type OnDemandOptions = {
  readonly name: string
  readonly waits: Delays
  /** False: something must be tried again later. */
  readonly run: Round<boolean>
}

/** Starts with a round for what an earlier process left. */
export const startOnDemand = ({ name, waits, run }: OnDemandOptions): OnDemandWorker => {
  let timer: Timer | undefined
  let running: Promise<void> | null = null
  let again = false
  let stopped = false
  let failures = 0

  const round = async () => {
    timer = undefined
    again = false
    const succeeded = await attempt(name, () => run(() => stopped))
    running = null
    if (stopped) return
    if (succeeded) {
      failures = 0
      if (again) plan(waits.gatherMs)
      return
    }
    logger.warn('worker.waiting', { worker: name, failures: failures + 1 })
    plan(Math.min(waits.mostMs, waits.firstMs * 2 ** Math.min(failures++, 20)))
  }

  const plan = (ms: number) => {
    timer = setTimeout(() => {
      running = round()
    }, ms)
  }

  const wake = () => {
    if (stopped) return
    // A planned round will do this work too, also one after a failure, so that a failing service is not tried earlier.
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
