// Routes of the notifications: the page, the API and the live updates.
import { hrefOf, tabOf } from '../../api/account/notifications'
import { notificationsRegion, regionHeader } from '../../api/regions'
import { NotificationPage, NotificationRegion } from '../../pages/notifications/notification'
import { notificationsOf, unreadCountOf } from '../../projections/notifications/notification'
import { notificationView, type Recipient } from '../../texts/notifications/view'
import type { Core } from '../core/core'
import { formBody, formText } from '../http/request/body/schemas'
import { networkOf } from '../http/request/client/client-address'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { leaveToast } from '../http/response/cookies'
import { html, refusalPage } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { busy, refusedJson } from '../http/response/refusals'
import { json, problem, seeOther, withCookies } from '../http/response/responses'
import { toastOf } from '../http/response/toasts'
import { countJson, notificationJson } from './notification-json'
import { clearAll, markAllRead, markRead } from './notifications'

/** The account whose notifications are shown. */
const recipientOf = (core: Core, ctx: RequestContext): Recipient => ({
  catalogue: core.catalogue,
  name: personOf(ctx).name,
  language: ctx.language,
  now: ctx.now,
})

/** The page, or only the region for a request that names it. */
const notificationPage = (core: Core, ctx: RequestContext, region: string | null): Promise<Response> => {
  const { db } = core.views
  const { account } = personOf(ctx)
  const { searchParams } = ctx.url
  const reader = recipientOf(core, ctx)
  const props = {
    page: pageContext(core, ctx),
    tab: tabOf(searchParams.get('aba')),
    notifications: notificationsOf(db, account).map((notification) => notificationView(notification, reader)),
    inbox: unreadCountOf(db, account),
    asks: searchParams.has('limpar'),
    toast: toastOf(core, ctx),
  }
  return region === notificationsRegion
    ? html(core, ctx, <NotificationRegion {...props} />, {}, notificationsRegion)
    : html(core, ctx, <NotificationPage {...props} />)
}

export const notificationRoutes = (core: Core) => {
  const count = (ctx: RequestContext) => json(countJson(unreadCountOf(core.views.db, personOf(ctx).account)))
  /** Prefetched pages show the previous count. */
  const afterChange = (ctx: RequestContext) => withCookies(count(ctx), [])
  const sorry = (ctx: RequestContext, code: 'busy' | 'not-found') =>
    refusalPage(core, ctx, code === 'busy' ? busy(ctx) : { status: 404, body: problem(ctx, code) })

  /** The plain forms of the page: open one, mark all as read, clear. */
  const act = async (ctx: RequestContext, body: Record<string, unknown>): Promise<Response> => {
    const back = hrefOf(tabOf(formText(body, 'aba')))
    switch (formText(body, 'acao')) {
      case 'ler': {
        const marked = await markRead(core, ctx, formText(body, 'id'))
        if (!marked.ok) return sorry(ctx, marked.code === 'none' ? 'not-found' : 'busy')
        return seeOther(notificationView(marked.notification, recipientOf(core, ctx)).link ?? back)
      }
      case 'ler-todas':
        if (!(await markAllRead(core, ctx))) return sorry(ctx, 'busy')
        return seeOther(back, [leaveToast(core, 'notices-read')])
      case 'limpar':
        if (!(await clearAll(core, ctx))) return sorry(ctx, 'busy')
        return seeOther(back, [leaveToast(core, 'notices-cleared')])
      default:
        return seeOther(back)
    }
  }

  return routesOf('notification')
    .get('/notificacoes', ({ ctx, request }) =>
      core.pages.answer(ctx, request.headers, () => notificationPage(core, ctx, request.headers.get(regionHeader))),
    )
    .post('/notificacoes', ({ ctx, body }) => act(ctx, body), { body: formBody })
    .get('/api/notificacoes', ({ ctx }) => {
      const reader = recipientOf(core, ctx)
      return json(
        notificationsOf(core.views.db, personOf(ctx).account).map((notification) =>
          notificationJson(notification, reader),
        ),
      )
    })
    .get('/api/notificacoes/nao-lidas/contagem', ({ ctx }) => count(ctx))
    .get('/api/notificacoes/ao-vivo', ({ ctx, request }) => {
      const who = { ...personOf(ctx), network: networkOf(ctx.address) }
      return core.live.open(who, request.signal) ?? refusedJson(busy(ctx))
    })
    .post('/api/notificacoes/:id/marcar-como-lida', async ({ ctx, params }) => {
      const marked = await markRead(core, ctx, params.id)
      if (marked.ok) return afterChange(ctx)
      return marked.code === 'none' ? json(problem(ctx, 'no-notification'), 404) : refusedJson(busy(ctx))
    })
    .post('/api/notificacoes/marcar-todas-como-lidas', async ({ ctx }) =>
      (await markAllRead(core, ctx)) ? afterChange(ctx) : refusedJson(busy(ctx)),
    )
    .delete('/api/notificacoes/limpar', async ({ ctx }) =>
      (await clearAll(core, ctx)) ? afterChange(ctx) : refusedJson(busy(ctx)),
    )
}
