// The first page of the admin panel.
import { Elysia } from 'elysia'
import { regionHeader } from '../../api/regions'
import type { Core } from '../core/core'
import { requestContextPlugin } from '../http/request/context-plugin'
import { adminOf } from '../http/request/route-context'
import { adminPage } from './admin-pages'

export const adminRoutes = (core: Core) =>
  new Elysia({ name: 'admin' }).use(requestContextPlugin).get('/admin', ({ ctx, request }) => {
    adminOf(ctx)
    return adminPage(core, ctx, request.headers.get(regionHeader))
  })
