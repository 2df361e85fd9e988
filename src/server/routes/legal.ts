import { Elysia } from 'elysia'
import { visitContext } from '../context'
import type { Core } from '../core'
import { legalPage } from '../render/legal'

export const legalRoutes = (core: Core) =>
  new Elysia({ name: 'legal' })
    .use(visitContext)
    .get('/termos', ({ visit }) => legalPage(core, visit, 'terms'))
    .get('/privacidade', ({ visit }) => legalPage(core, visit, 'privacy'))
