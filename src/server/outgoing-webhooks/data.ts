// Describes an account's webhooks for its page and calls.
import type { WebhookJson, WebhookMessageJson } from '../../api/outgoing-webhooks'
import { messagesOf } from '../../projections/accounts/outgoing-webhook'
import type { WebhooksData } from '../../texts/accounts/outgoing-webhooks'
import { accountState } from '../accounts/account-state'
import { proofOf } from '../accounts/sign-in/reauthenticate'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { topicNames } from './manage'

export const webhooksData = (core: Core, ctx: RequestContext): WebhooksData => ({
  ...proofOf(core, ctx),
  webhooks: accountState(core, personOf(ctx).account).webhooks.map(({ id, url, topics, off }) => ({
    id,
    url,
    topics,
    off,
    messages: messagesOf(core.views.db, id),
  })),
})

export const webhooksJson = (core: Core, account: string): WebhookJson[] =>
  accountState(core, account).webhooks.map(({ id, url, topics, off }) => ({
    id,
    url,
    eventos: topics.map((topic) => topicNames[topic]),
    ativo: off === null,
  }))

const states = {
  waiting: 'esperando',
  delivered: 'entregue',
  'given-up': 'desistiu',
  dropped: 'descartado',
} as const

/** The messages of a webhook of this account; null for a webhook it does not have. */
export const messagesJson = (core: Core, account: string, webhook: string): WebhookMessageJson[] | null =>
  accountState(core, account).webhooks.some(({ id }) => id === webhook)
    ? messagesOf(core.views.db, webhook).map(({ event, type, at, state, attempts, status }) => ({
        id: `msg_${event}`,
        tipo: type,
        criado_em: new Date(at).toISOString(),
        situacao: states[state],
        tentativas: attempts,
        resposta: status,
      }))
    : null
