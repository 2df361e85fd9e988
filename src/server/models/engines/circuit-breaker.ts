// Stops asking a model's server that fails repeatedly, so that people get their measured result without waiting. Pure
// apart from its state; time is a parameter.
import { minuteMs } from '../../../time/units'
import type { Breaker } from './port'

/** Failures in a row before it opens, and how long it stays open, in ms. */
export const breakerLimits = { failures: 3, restMs: minuteMs } as const

export const createBreaker = ({ failures, restMs } = breakerLimits): Breaker => {
  let failed = 0
  let until = 0
  return {
    open: (now) => {
      if (failed < failures) return true
      if (now < until) return false
      // One request is let through; others wait for its outcome.
      until = now + restMs
      return true
    },
    record: (worked, now) => {
      failed = worked ? 0 : failed + 1
      if (failed >= failures) until = now + restMs
    },
  }
}
