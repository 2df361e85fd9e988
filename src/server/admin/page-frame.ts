// The props that every page of the panel receives.
import type { AdminContext } from '../../pages/admin/frame'
import { refundsDue } from '../../projections/billing/refund'
import { waitingMessages } from '../../projections/support/support'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { pageContext } from '../http/response/page-context'
import { toastOf } from '../http/response/toasts'

export const adminContext = (core: Core, ctx: RequestContext): AdminContext => ({
  page: pageContext(core, ctx),
  toast: toastOf(core, ctx),
  waiting: waitingMessages(core.views.db),
  refunds: refundsDue(core.views.db),
})
