import { Elysia } from 'elysia'
import type { Core } from '../core'
import { visitContext } from '../http/request/route-context'
import { legalPage } from './legal-page'

export const legalRoutes = (core: Core) =>
  new Elysia({ name: 'legal' })
    .use(visitContext)
    .get('/termos', ({ visit }) => legalPage(core, visit, 'terms'))
    .get('/privacidade', ({ visit }) => legalPage(core, visit, 'privacy'))
