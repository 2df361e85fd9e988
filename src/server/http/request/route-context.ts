// Reads from a request's context what routes need.
import type { EventMetadata } from '../../../events/store/log'
import type { Config } from '../../config/config'
import type { Person, RequestContext } from './request-context'

/** The signed-in person of a route whose policy requires one; the policy was enforced, so null would be a bug. */
export const personOf = (ctx: RequestContext): Person => {
  if (!ctx.person) throw new Error(`${ctx.url.pathname} has no policy that requires a person`)
  return ctx.person
}

/** Thrown where an admin handler was reached by somebody its policy should have refused. */
export class NotAdmin extends Error {
  override readonly name = 'NotAdmin'
}

/** Every admin handler begins with this, so that a mistake in the policies alone opens none of them. */
export const adminOf = (ctx: RequestContext): Person => {
  if (ctx.person?.role !== 'admin' || ctx.person.needsSecondFactor) throw new NotAdmin()
  return ctx.person
}

/** Where a browser finds this server, for addresses that others are given. */
export const siteUrl = ({ config }: { readonly config: Pick<Config, 'publicUrl'> }, ctx: RequestContext): string =>
  config.publicUrl ?? ctx.url.origin

/** Event metadata for what this request does. */
export const eventMetadata = (ctx: RequestContext): EventMetadata => ({
  at: ctx.now,
  actor: personOf(ctx).account,
  correlation: ctx.correlation,
  causation: null,
})
