// Why something was not done, as a call answers it and as a page says it.
import type { Problem } from '../../../api/problem'
import type { Core } from '../../core'
import type { Bucket } from '../../runtime/throttle'
import { adminBucket, changeBucket, changeDayBucket, exportBucket } from '../../runtime/throttle'
import type { RequestContext } from '../request/request-context'
import { personOf } from '../request/route-context'
import { json, problem, throttledProblem } from './responses'

export type Refused = { readonly status: number; readonly body: Problem; readonly retryAfterS?: number }

export const refusedJson = ({ status, body, retryAfterS }: Refused): Response =>
  json(body, status, retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) })

export const busy = (ctx: RequestContext): Refused => ({ status: 503, body: problem(ctx, 'busy'), retryAfterS: 2 })

/** Why a command reached no decision: later it may, unless the account holds all it can. */
export const unhandled = (ctx: RequestContext, code: string): Refused =>
  code === 'full' ? { status: 409, body: problem(ctx, 'account-full') } : busy(ctx)

/** Takes a token of a bucket; refused when there is none left. */
export const taken = (core: Core, ctx: RequestContext, key: string, bucket: Bucket): Refused | null => {
  const waitMs = core.throttle.wait(key, bucket, ctx.now)
  if (waitMs > 0) return { status: 429, body: throttledProblem(ctx, waitMs), retryAfterS: Math.ceil(waitMs / 1000) }
  core.throttle.take(key, bucket, ctx.now)
  return null
}

/** One change of profile, photo or settings; refused when there were too many of late, so that the log stays small. */
export const oneChange = (core: Core, ctx: RequestContext): Refused | null =>
  taken(core, ctx, `change ${personOf(ctx).account}`, changeBucket) ??
  taken(core, ctx, `changes of a day ${personOf(ctx).account}`, changeDayBucket)

/** One action of an admin on somebody's account. */
export const oneAdminAction = (core: Core, ctx: RequestContext): Refused | null =>
  taken(core, ctx, `admin ${personOf(ctx).account}`, adminBucket)

/** One export; refused when there were too many of late. */
export const oneExport = (core: Core, ctx: RequestContext): Refused | null =>
  taken(core, ctx, `export ${personOf(ctx).account}`, exportBucket)
