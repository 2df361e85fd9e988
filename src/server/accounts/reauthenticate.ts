// What a signed-in person must show before what cannot be undone: their password, tried a bounded number of times.
import { type AccountState, account } from '../../domain/accounts/account'
import { fold } from '../../domain/decider'
import { accountEvents, accountStream } from '../../events/schema/account'
import type { Context } from '../../events/store/log'
import type { Refused } from '../analyses/submit'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { problem, throttledProblem } from '../http/response/responses'
import type { Bucket } from '../runtime/throttle'
import { adminBucket, changeBucket, exportBucket, passwordBucket } from '../runtime/throttle'

export const accountState = (core: Core, id: string): AccountState =>
  fold(account, accountEvents.history(core.log.read(accountStream(id))))

/** The context of what this request makes happen. */
export const contextOf = (visit: Visit): Context => ({
  at: visit.now,
  actor: personOf(visit).account,
  correlation: visit.correlation,
  causation: null,
})

export const busy = (visit: Visit): Refused => ({ status: 503, body: problem(visit, 'busy'), retryAfterS: 2 })

const taken = (core: Core, visit: Visit, key: string, bucket: Bucket): Refused | null => {
  const waitMs = core.throttle.wait(key, bucket, visit.now)
  if (waitMs > 0) return { status: 429, body: throttledProblem(visit, waitMs), retryAfterS: Math.ceil(waitMs / 1000) }
  core.throttle.take(key, bucket, visit.now)
  return null
}

/** One change of profile, photo or settings; refused when there were too many of late, so that the log stays small. */
export const oneChange = (core: Core, visit: Visit): Refused | null =>
  taken(core, visit, `change ${personOf(visit).account}`, changeBucket)

/** One action of an admin on somebody's account. */
export const oneAdminAction = (core: Core, visit: Visit): Refused | null =>
  taken(core, visit, `admin ${personOf(visit).account}`, adminBucket)

/** One export; refused when there were too many of late. */
export const oneExport = (core: Core, visit: Visit): Refused | null =>
  taken(core, visit, `export ${personOf(visit).account}`, exportBucket)

/** Whether this is the person's password; or why it could not be tried. */
export const passwordFits = async (core: Core, visit: Visit, password: string): Promise<Refused | boolean> => {
  const { account: id } = personOf(visit)
  const key = `password ${id}`
  const held = taken(core, visit, key, passwordBucket)
  if (held) return held
  const fits = await core.passwords.verify(password, accountState(core, id).password)
  if (fits === 'busy') return busy(visit)
  if (fits) core.throttle.give(key, passwordBucket, visit.now)
  return fits
}
