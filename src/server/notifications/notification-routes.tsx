import { Elysia } from 'elysia'
import { hrefOf, tabOf } from '../../api/notifications'
import { noticesRegion, regionHeader } from '../../api/regions'
import { NotificationPage, NotificationRegion } from '../../pages/notifications/notification'
import { inboxOf, noticesOf } from '../../projections/notifications/notification'
import { noticeView, type Reader } from '../../texts/notifications/view'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { personOf, visitContext } from '../http/request/route-context'
import { formBody, formText } from '../http/request/schemas'
import { leaveToast } from '../http/response/cookies'
import { html, refusedPage } from '../http/response/page'
import { contextOf } from '../http/response/page-context'
import { json, problem, seeOther, withCookies } from '../http/response/responses'
import { toastOf } from '../http/response/toasts'
import { countJson, noticeJson } from './notification-json'
import { clearAll, markAllRead, markRead } from './notifications'

/** To whom notifications are told. */
export const readerOf = (core: Core, visit: Visit): Reader => ({
  catalogue: core.catalogue,
  name: personOf(visit).name,
  language: visit.language,
  now: visit.now,
})

/** The page, or the region alone for a request that names it. */
const notificationPage = (core: Core, visit: Visit, region: string | null): Promise<Response> => {
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

const busy = (visit: Visit) => json(problem(visit, 'busy'), 503, { 'retry-after': '2' })

export const notificationRoutes = (core: Core) => {
  const count = (visit: Visit) => json(countJson(inboxOf(core.views.db, personOf(visit).account)))
  /** Pages fetched ahead show the count of before. */
  const changed = (visit: Visit) => withCookies(count(visit), [])
  const sorry = (visit: Visit, code: 'busy' | 'not-found') =>
    refusedPage(core, visit, problem(visit, code).message, code === 'busy' ? 503 : 404)

  /** The plain forms of the page: read one and go where it leads, read all, clear. */
  const act = async (visit: Visit, body: Record<string, unknown>): Promise<Response> => {
    const back = hrefOf(tabOf(formText(body, 'aba')))
    switch (formText(body, 'acao')) {
      case 'ler': {
        const marked = await markRead(core, visit, formText(body, 'id'))
        if (!marked.ok) return sorry(visit, marked.code === 'none' ? 'not-found' : 'busy')
        return seeOther(noticeView(marked.notice, readerOf(core, visit)).link ?? back)
      }
      case 'ler-todas':
        if (!(await markAllRead(core, visit))) return sorry(visit, 'busy')
        return seeOther(back, [leaveToast(core, 'notices-read')])
      case 'limpar':
        if (!(await clearAll(core, visit))) return sorry(visit, 'busy')
        return seeOther(back, [leaveToast(core, 'notices-cleared')])
      default:
        return seeOther(back)
    }
  }

  return new Elysia({ name: 'notification' })
    .use(visitContext)
    .get('/notificacoes', ({ visit, request }) => notificationPage(core, visit, request.headers.get(regionHeader)))
    .post('/notificacoes', ({ visit, body }) => act(visit, body), { body: formBody })
    .get('/api/notificacoes', ({ visit }) => {
      const reader = readerOf(core, visit)
      return json(noticesOf(core.views.db, personOf(visit).account).map((notice) => noticeJson(notice, reader)))
    })
    .get('/api/notificacoes/nao-lidas/contagem', ({ visit }) => count(visit))
    .get(
      '/api/notificacoes/ao-vivo',
      ({ visit, request }) => core.live.open(personOf(visit), request.signal) ?? busy(visit),
    )
    .post('/api/notificacoes/:id/marcar-como-lida', async ({ visit, params }) => {
      const marked = await markRead(core, visit, params.id)
      if (marked.ok) return changed(visit)
      return marked.code === 'none' ? json(problem(visit, 'no-notification'), 404) : busy(visit)
    })
    .post('/api/notificacoes/marcar-todas-como-lidas', async ({ visit }) =>
      (await markAllRead(core, visit)) ? changed(visit) : busy(visit),
    )
    .delete('/api/notificacoes/limpar', async ({ visit }) =>
      (await clearAll(core, visit)) ? changed(visit) : busy(visit),
    )
}
