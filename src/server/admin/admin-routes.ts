// The first page of the admin panel.
import { regionHeader } from '../../api/regions'
import type { Core } from '../core/core'
import { adminOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { adminPage } from './admin-pages'

export const adminRoutes = (core: Core) =>
  routesOf('admin').get('/admin', ({ ctx, request }) => {
    adminOf(ctx)
    return adminPage(core, ctx, request.headers.get(regionHeader))
  })
