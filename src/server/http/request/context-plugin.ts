// The Elysia plugin with which a route reads its request context. Apart from route-context.ts, so that what only asks who
// the person is does not load Elysia.
import { Elysia } from 'elysia'
import { requestContexts } from './request-context'

export const requestContextPlugin = new Elysia({ name: 'request-context' }).derive({ as: 'global' }, ({ request }) => {
  const ctx = requestContexts.get(request)
  if (!ctx) throw new Error('a request reached its route without a request context')
  return { ctx }
})
