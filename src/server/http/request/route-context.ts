// Where a route finds its request's visit, read once before any route ran.
import { Elysia } from 'elysia'
import type { EventMetadata } from '../../../events/store/log'
import type { Person, RequestContext } from './request-context'

export const requestContexts = new WeakMap<Request, RequestContext>()

export const requestContextPlugin = new Elysia({ name: 'request-context' }).derive({ as: 'global' }, ({ request }) => {
  const ctx = requestContexts.get(request)
  if (!ctx) throw new Error('a request reached its route unread')
  return { ctx }
})

/** The person of a route whose policy asks for one; the policy has been enforced, so that none is a fault of ours. */
export const personOf = (ctx: RequestContext): Person => {
  if (!ctx.person) throw new Error(`${ctx.url.pathname} has no policy that asks for a person`)
  return ctx.person
}

/** Thrown where a handler for admins was reached by somebody whom its policy should have refused. */
export class NotAdmin extends Error {
  override readonly name = 'NotAdmin'
}

/** Every handler for admins begins with this: a mistake in how requests are let through opens none of them. */
export const adminOf = (ctx: RequestContext): Person => {
  if (ctx.person?.role !== 'admin' || ctx.person.needsSecondFactor) throw new NotAdmin()
  return ctx.person
}

/** The context of what this request makes happen. */
export const eventMetadata = (ctx: RequestContext): EventMetadata => ({
  at: ctx.now,
  actor: personOf(ctx).account,
  correlation: ctx.correlation,
  causation: null,
})
