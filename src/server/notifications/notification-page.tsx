import { tabOf } from '../../api/notifications'
import { noticesRegion } from '../../api/regions'
import { NotificationPage, NotificationRegion } from '../../pages/notifications/notification'
import { inboxOf, noticesOf } from '../../projections/notifications/notification'
import { noticeView, type Reader } from '../../texts/notifications/view'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { contextOf, html } from '../http/response/page'
import { toastOf } from '../http/response/toasts'

/** To whom notifications are told. */
export const readerOf = (core: Core, visit: Visit): Reader => ({
  catalogue: core.catalogue,
  name: personOf(visit).name,
  language: visit.language,
  now: visit.now,
})

/** The page, or the region alone for a request that names it. */
export const notificationPage = (core: Core, visit: Visit, region: string | null): Promise<Response> => {
  const { db } = core.views
  const { account } = personOf(visit)
  const { searchParams } = visit.url
  const reader = readerOf(core, visit)
  const props = {
    page: contextOf(core, visit),
    tab: tabOf(searchParams.get('aba')),
    notices: noticesOf(db, account).map((notice) => noticeView(notice, reader)),
    inbox: inboxOf(db, account),
    asks: searchParams.has('limpar'),
    toast: toastOf(core, visit),
  }
  return region === noticesRegion
    ? html(core, visit, <NotificationRegion {...props} />, {}, noticesRegion)
    : html(core, visit, <NotificationPage {...props} />)
}
