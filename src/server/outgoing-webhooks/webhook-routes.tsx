// Routes with which a person adds, tries and removes their outgoing webhooks and looks at what was sent.
import type { WebhookMadeJson } from '../../api/outgoing-webhooks'
import { ShownOnce } from '../../pages/accounts/shown-once'
import { type WebhooksError, WebhooksPage } from '../../pages/accounts/webhooks/webhooks'
import type { Core } from '../core/core'
import { newWebhookBody } from '../http/request/body/call-bodies'
import { fieldOf, formBody, formText } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { leaveToast } from '../http/response/cookies'
import { html, type PageAnswer, refusalPage } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { refusedJson } from '../http/response/refusals'
import { json, problem, seeOther } from '../http/response/responses'
import { toastOf } from '../http/response/toasts'
import { messagesJson, webhooksData, webhooksJson } from './data'
import { addWebhook, changeWebhook, type TypedWebhook } from './manage'

/** A checked box alone is a text, several are a list, as in the list of a call. */
const typedOf = (body: unknown): TypedWebhook => {
  const [url, topics, password] = [fieldOf(body, 'url'), fieldOf(body, 'eventos'), fieldOf(body, 'senha')]
  return {
    url: typeof url === 'string' ? url : '',
    password: typeof password === 'string' ? password : '',
    topics: (Array.isArray(topics) ? topics : [topics]).filter((one) => typeof one === 'string'),
  }
}

const acts = { testar: 'test', religar: 'resume', remover: 'remove' } as const
const toasts = { test: 'webhook-tested', resume: 'webhook-resumed', remove: 'webhook-removed' } as const

export const outgoingWebhookRoutes = (core: Core) => {
  const page = (ctx: RequestContext, error?: WebhooksError, answer: PageAnswer = {}) => {
    const data = webhooksData(core, ctx)
    const props = { page: pageContext(core, ctx), toast: toastOf(core, ctx), data, error }
    return html(core, ctx, <WebhooksPage {...props} />, answer)
  }
  const afterChange = async (ctx: RequestContext, kind: (typeof acts)[keyof typeof acts], id: string) => {
    const refused = await changeWebhook(core, ctx, kind, id)
    return refused ? refusedJson(refused) : json({ message: 'ok' })
  }

  return routesOf('outgoing-webhooks')
    .get('/conta/webhooks', ({ ctx }) => page(ctx))
    .post(
      '/conta/webhooks',
      async ({ ctx, body }) => {
        const act = formText(body, 'acao')
        if (Object.hasOwn(acts, act)) {
          const kind = acts[act as keyof typeof acts]
          const refused = await changeWebhook(core, ctx, kind, formText(body, 'webhook'))
          if (refused) return refusalPage(core, ctx, refused)
          return seeOther('/conta/webhooks', [leaveToast(core, toasts[kind])])
        }
        const typed = typedOf(body)
        const created = await addWebhook(core, ctx, typed)
        if ('status' in created) {
          const { message, fields } = created.body
          return page(ctx, { message, fields: fields ?? {}, typed }, { status: created.status })
        }
        return html(core, ctx, <ShownOnce page={pageContext(core, ctx)} of="webhooks" value={created.secret} />)
      },
      { body: formBody },
    )
    .get('/api/user/webhooks', ({ ctx }) => json(webhooksJson(core, personOf(ctx).account)))
    .post(
      '/api/user/webhooks',
      async ({ ctx, body }) => {
        const created = await addWebhook(core, ctx, typedOf(body))
        if ('status' in created) return refusedJson(created)
        const listed = webhooksJson(core, personOf(ctx).account).find(({ id }) => id === created.id)
        return listed
          ? json({ ...listed, segredo: created.secret } satisfies WebhookMadeJson, 201)
          : json(problem(ctx, 'webhook-missing'), 404)
      },
      { body: formBody, ...newWebhookBody },
    )
    .get('/api/user/webhooks/:id/messages', ({ ctx, params }) => {
      const messages = messagesJson(core, personOf(ctx).account, params.id)
      return messages ? json(messages) : json(problem(ctx, 'webhook-missing'), 404)
    })
    .post('/api/user/webhooks/:id/test', ({ ctx, params }) => afterChange(ctx, 'test', params.id))
    .post('/api/user/webhooks/:id/resume', ({ ctx, params }) => afterChange(ctx, 'resume', params.id))
    .delete('/api/user/webhooks/:id', ({ ctx, params }) => afterChange(ctx, 'remove', params.id))
}
