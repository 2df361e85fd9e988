// One line for each request that was refused, failed or took long, with the id its page shows; and the figures of all.
import type { Core } from '../../core'
import { logger } from '../../runtime/logger'
import type { RequestContext } from '../request/request-context'
import { refusalOf } from './refusal-codes'

/** An answer that took longer than this gets a line, in ms. */
export const slowMs = 2_000
/** Lines about refused requests in a minute; the others are counted. A stranger must not be able to fill the disk. */
export const refusalsPerMinute = 60

export type RequestLog = (ctx: RequestContext, route: string, status: number, ms: number) => void

/** Asked every few seconds by whoever watches, who sees the answer. */
const readiness = 'GET /readyz'

/** Statuses a line is worth: what somebody may ask about tomorrow. A page that is not there, or needs a session, is not. */
const isRefusal = (status: number): boolean => status >= 400 && ![400, 401, 404, 421].includes(status) && status !== 500

export function createRequestLog({ metrics }: Pick<Core, 'metrics'>): RequestLog {
  let minute = 0
  let lines = 0
  let left = 0
  const mayWrite = (now: number): boolean => {
    const current = Math.floor(now / 60_000)
    if (current !== minute) {
      if (left > 0) logger.info('refused requests without a line', { count: left })
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
    metrics.request(route, status, ms / 1000)
    if (status >= 400 && code) metrics.refusal(code)
    const details = { route, status, ms: Math.round(ms), id: ctx.correlation, ...(code && { code }) }
    if (isRefusal(status) && route !== readiness) {
      if (mayWrite(ctx.now)) logger.info('refused', details)
    } else if (ms > slowMs) logger.warn('slow', details)
    else logger.debug('request', details)
  }
}
