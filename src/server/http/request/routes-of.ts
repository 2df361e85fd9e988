// Begins the routes of a feature with their request context; apart, because it loads Elysia.
import { Elysia } from 'elysia'
import { requestContexts } from './request-context'

const requestContext = new Elysia({ name: 'request-context' }).derive({ as: 'global' }, ({ request }) => {
  const ctx = requestContexts.get(request)
  if (!ctx) throw new Error('a request reached its route without a request context')
  return { ctx }
})

/** Routes with `ctx`; `name` is the feature's own. */
export const routesOf = (name: string) => new Elysia({ name }).use(requestContext)
