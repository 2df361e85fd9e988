import { dayOf } from '../../domain/day'
import { AdminPage, AdminUsersRegion, overviewDays, usersRegion } from '../../pages/admin'
import type { AdminContext } from '../../pages/admin/frame'
import type { Overview } from '../../pages/admin/overview'
import { accountPage } from '../../projections/account'
import { waitingMessages } from '../../projections/support'
import { personOf } from '../context'
import type { Core } from '../core'
import { overviewAt } from '../statistics'
import { toastOf } from '../toasts'
import type { Visit } from '../visit'
import { contextOf, html } from './html'

export const adminContext = (core: Core, visit: Visit): AdminContext => ({
  page: contextOf(core, visit),
  toast: toastOf(core, visit),
  waiting: waitingMessages(core.views.db),
})

/** The panel helps with people also while the statistics cannot be read; the fault is logged under the visit's code. */
const overview = (core: Core, visit: Visit): Overview | null => {
  try {
    return overviewAt(core, dayOf(visit.now), overviewDays)
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error
    console.error(JSON.stringify({ at: 'statistics', code: visit.correlation, error: kind }))
    return null
  }
}

/** The panel, or its list of people alone for a request that names it. */
export const adminPage = (core: Core, visit: Visit, region: string | null): Promise<Response> => {
  const { searchParams } = visit.url
  const search = (searchParams.get('busca') ?? '').slice(0, 200).trim()
  const users = { ...accountPage(core.views.db, search, Number(searchParams.get('pagina') ?? 1)), search }
  const props = { users, own: personOf(visit).account }
  return region === usersRegion
    ? html(core, visit, <AdminUsersRegion {...adminContext(core, visit)} {...props} />, {}, usersRegion)
    : html(core, visit, <AdminPage {...adminContext(core, visit)} {...props} overview={overview(core, visit)} />)
}
