// One log line for each request that was refused, failed or slow, with the id that its page shows; and metrics of all.
import { minuteMs } from '../../../time/units'
import type { Core } from '../../core/core'
import { logger } from '../../runtime/logger'
import type { RequestContext } from '../request/request-context'
import { refusalOf } from './refusal-codes'

/** An answer that took longer than this is logged, in ms. */
const slowMs = 2_000
/** Log lines about refused and slow requests per minute; the rest is only counted, so that a stranger cannot fill the disk. */
export const refusalsPerMinute = 60

type RequestLog = (ctx: RequestContext, route: string, status: number, ms: number) => void

/** Polled every few seconds by monitoring, which sees the answer itself. */
const readiness = 'GET /readyz'
/** Answered only once there is something new (follow/feed.ts), so that it always looks slow. */
const waiting = 'GET /standby/log'

/** Statuses worth a log line, because somebody may ask about them. */
const isRefusal = (status: number): boolean => status >= 400 && ![400, 401, 404, 421].includes(status) && status !== 500

export function createRequestLog({ metrics }: Pick<Core, 'metrics'>): RequestLog {
  let minute = 0
  let lines = 0
  let left = 0
  const mayWrite = (now: number): boolean => {
    const current = Math.floor(now / minuteMs)
    if (current !== minute) {
      if (left > 0) logger.info('request.unlogged', { count: left })
      minute = current
      lines = 0
      left = 0
    }
    lines += 1
    if (lines > refusalsPerMinute) left += 1
    return lines <= refusalsPerMinute
  }
  return (ctx, route, status, ms) => {
    const code = refusalOf(ctx)
    metrics.request(route, status, route === waiting ? null : ms / 1000)
    if (status >= 400 && code) metrics.refusal(code)
    const details = { route, status, ms: Math.round(ms), id: ctx.correlation, ...(code && { code }) }
    if (isRefusal(status) && route !== readiness) {
      if (mayWrite(ctx.now)) logger.info('request.refused', details)
    } else if (ms > slowMs && route !== waiting) {
      if (mayWrite(ctx.now)) logger.warn('request.slow', details)
    } else logger.debug('request.done', details)
  }
}
