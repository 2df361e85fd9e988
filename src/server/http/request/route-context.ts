// Where a route finds its request's visit, read once before any route ran.
import { Elysia } from 'elysia'
import type { Context } from '../../../events/store/log'
import type { Person, Visit } from './request-context'

export const visits = new WeakMap<Request, Visit>()

export const visitContext = new Elysia({ name: 'visit' }).derive({ as: 'global' }, ({ request }) => {
  const visit = visits.get(request)
  if (!visit) throw new Error('a request reached its route unread')
  return { visit }
})

/** The person of a route whose policy asks for one; the policy has been enforced, so that none is a fault of ours. */
export const personOf = (visit: Visit): Person => {
  if (!visit.person) throw new Error(`${visit.url.pathname} has no policy that asks for a person`)
  return visit.person
}

/** Thrown where a handler for admins was reached by somebody else, whom its policy should have refused. */
export class NotAdmin extends Error {
  override readonly name = 'NotAdmin'
}

/** Every handler for admins begins with this: a mistake in how requests are let through opens none of them. */
export const adminOf = (visit: Visit): Person => {
  if (visit.person?.role !== 'admin') throw new NotAdmin()
  return visit.person
}

/** The context of what this request makes happen. */
export const contextOf = (visit: Visit): Context => ({
  at: visit.now,
  actor: personOf(visit).account,
  correlation: visit.correlation,
  causation: null,
})
