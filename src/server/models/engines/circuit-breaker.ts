// A server that fails again and again is left alone for a while: people get their measured result at once instead of
// waiting for nothing. Pure but for what it remembers; time is a parameter.
import type { Breaker } from './port'

/** Failures in a row before the rest, and the rest in ms. */
export const breakerLimits = { failures: 3, restMs: 60_000 } as const

export const createBreaker = ({ failures, restMs } = breakerLimits): Breaker => {
  let failed = 0
  let until = 0
  return {
    open: (now) => {
      if (failed < failures) return true
      if (now < until) return false
      // One is let through; others wait for what becomes of it.
      until = now + restMs
      return true
    },
    record: (worked, now) => {
      failed = worked ? 0 : failed + 1
      if (failed >= failures) until = now + restMs
    },
  }
}
