// Reasons for a refusal, as an API answer and as a page.
import type { Problem } from '../../../api/problem'
import type { Unhandled } from '../../../domain/handle'
import type { Core } from '../../core/core'
import {
  adminBucket,
  changeBucket,
  changeDayBucket,
  exportBucket,
  volumeBucket,
  volumeUnit,
} from '../../security/buckets'
import type { Bucket } from '../../security/throttle'
import type { RequestContext } from '../request/request-context'
import { personOf } from '../request/route-context'
import { type ErrorCode, fieldsProblem, json, problem, throttledProblem } from './responses'

export type Refused = { readonly status: number; readonly body: Problem; readonly retryAfterS?: number }

/** Status and headers of a refusal, for a call and for a page. */
export const refusedAnswer = ({
  status,
  retryAfterS,
}: Omit<Refused, 'body'>): { status: number; headers: Record<string, string> } => ({
  status,
  headers: retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) },
})

/** `more`: fields beside those of the problem. */
export const refusedJson = (refused: Refused, more: Readonly<Record<string, unknown>> = {}): Response => {
  const { status, headers } = refusedAnswer(refused)
  return json({ ...more, ...refused.body }, status, headers)
}

/** The answer for fields that cannot be accepted, each with its reason. */
export const fieldsRefused = (ctx: RequestContext, fields: Parameters<typeof fieldsProblem>[1]): Refused => ({
  status: 422,
  body: fieldsProblem(ctx, fields),
})

export const busy = (ctx: RequestContext): Refused => ({ status: 503, body: problem(ctx, 'busy'), retryAfterS: 2 })

/** The answer for a command that was not decided: try again later, unless the account has reached its limit. */
export const unhandled = (ctx: RequestContext, code: string): Refused =>
  code === 'full' ? { status: 409, body: problem(ctx, 'account-full') } : busy(ctx)

/** The answers of a decider's refusals by their status; a command that was not decided is answered by `unhandled`. */
export const refusalsOf = <Code extends ErrorCode>(statuses: Readonly<Record<Code, number>>) => {
  const isCode = (code: string): code is Code => Object.hasOwn(statuses, code)
  return (ctx: RequestContext, code: Code | Unhandled): Refused =>
    isCode(code) ? { status: statuses[code], body: problem(ctx, code) } : unhandled(ctx, code)
}

/** Takes a token of a throttle's bucket; the refusal when it is empty. */
export const throttled = (core: Core, ctx: RequestContext, key: string, bucket: Bucket): Refused | null => {
  const waitMs = core.throttle.takeAll([[key, bucket]], ctx.now)
  return waitMs === 0 ? null : tooMany(ctx, waitMs)
}

export const tooMany = (ctx: RequestContext, waitMs: number): Refused => ({
  status: 429,
  body: throttledProblem(ctx, waitMs),
  retryAfterS: Math.ceil(waitMs / 1000),
})

/** One change of profile, photo or settings; throttled so that the log stays small. */
export const throttleChange = (core: Core, ctx: RequestContext): Refused | null =>
  throttled(core, ctx, `change ${personOf(ctx).account}`, changeBucket) ??
  throttled(core, ctx, `changes of a day ${personOf(ctx).account}`, changeDayBucket)

/** Texts of so many bytes that are about to be added to the log; throttled, however they are spread over requests. */
export const throttleVolume = (core: Core, ctx: RequestContext, bytes: number): Refused | null => {
  const key = `volume ${personOf(ctx).account}`
  const refusal = throttled(core, ctx, key, volumeBucket)
  if (refusal) return refusal
  for (let taken = volumeUnit; taken < bytes; taken += volumeUnit) core.throttle.take(key, volumeBucket, ctx.now)
  return null
}

/** One action of an admin on an account. */
export const throttleAdminAction = (core: Core, ctx: RequestContext): Refused | null =>
  throttled(core, ctx, `admin ${personOf(ctx).account}`, adminBucket)

/** One export; throttled. */
export const throttleExport = (core: Core, ctx: RequestContext): Refused | null =>
  throttled(core, ctx, `export ${personOf(ctx).account}`, exportBucket)
