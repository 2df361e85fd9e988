// Bounds how often one account's files may fail: nobody pays for a failure, so nothing else does.
import type { Failure } from '../../../events/schema/vocabulary'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'
import type { Refused } from '../../http/response/refusals'
import { problem } from '../../http/response/responses'
import { failureBucket, faultBucket } from '../../security/buckets'
import type { KeyedBucket } from '../../security/throttle'

/** What a failure counts against; null where it is neither the file's nor our code's doing. */
const bucketOf = (failed: Failure, account: string): KeyedBucket | null => {
  if (failed === 'busy' || failed === 'interrupted') return null
  return failed === 'internal' ? [`fault ${account}`, faultBucket] : [`failed ${account}`, failureBucket]
}

/** Why nothing more is tried for this account now; null while it may. */
export const tooManyFailures = ({ throttle }: Core, ctx: RequestContext): Refused | null => {
  const { account } = personOf(ctx)
  const waitMs = Math.max(
    throttle.wait(`failed ${account}`, failureBucket, ctx.now),
    throttle.wait(`fault ${account}`, faultBucket, ctx.now),
  )
  return waitMs > 0 ? { status: 429, body: problem(ctx, 'failures-many'), retryAfterS: Math.ceil(waitMs / 1000) } : null
}

export const countFailure = ({ throttle }: Core, ctx: RequestContext, failed: Failure): void => {
  const counted = bucketOf(failed, personOf(ctx).account)
  if (counted) throttle.take(...counted, ctx.now)
}
