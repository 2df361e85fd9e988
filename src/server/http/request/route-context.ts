// Gives a route its request context, which was read once before any route ran.
import { Elysia } from 'elysia'
import type { EventMetadata } from '../../../events/store/log'
import type { Person, RequestContext } from './request-context'

export const requestContexts = new WeakMap<Request, RequestContext>()

export const requestContextPlugin = new Elysia({ name: 'request-context' }).derive({ as: 'global' }, ({ request }) => {
  const ctx = requestContexts.get(request)
  if (!ctx) throw new Error('a request reached its route without a request context')
  return { ctx }
})

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

/** Event metadata for what this request does. */
export const eventMetadata = (ctx: RequestContext): EventMetadata => ({
  at: ctx.now,
  actor: personOf(ctx).account,
  correlation: ctx.correlation,
  causation: null,
})
