// What every page of the panel is handed.
import type { AdminContext } from '../../pages/admin/frame'
import { refundsOwed } from '../../projections/billing/refund'
import { waitingMessages } from '../../projections/support'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { contextOf } from '../http/response/page-context'
import { toastOf } from '../http/response/toasts'

export const adminContext = (core: Core, visit: Visit): AdminContext => ({
  page: contextOf(core, visit),
  toast: toastOf(core, visit),
  waiting: waitingMessages(core.views.db),
  refunds: refundsOwed(core.views.db),
})
