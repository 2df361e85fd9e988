// Sends the messages that wait, of each webhook one at a time and in order. The queue is a read model and its outcomes are
// events, so a crash loses nothing: what was sent and not recorded is sent again under the same id.
import { outgoingWebhooks } from '../../domain/accounts/outgoing-webhooks/outgoing-webhooks'
import { accountStream } from '../../events/schema/accounts/account'
import { messageById, nextMessages, type WebhookMessage } from '../../projections/accounts/outgoing-webhook'
import { accountState } from '../accounts/account-state'
import type { Core } from '../core'
import { systemMetadata } from '../runtime/event-metadata'
import type { Post } from './post'
import { signed } from './signature'

/** Waits between tries (ms): with them a message is tried for about nine hours. */
export const retryMs = [5_000, 60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 6 * 3_600_000] as const
/** Messages on their way at once. */
const atOnce = 8

const bodyOf = ({ type, at, data, account }: WebhookMessage): string =>
  JSON.stringify({ type, timestamp: new Date(at).toISOString(), data: { account, ...JSON.parse(data) } })

const settle = async (core: Core, message: WebhookMessage, attempts: number, status: number | null): Promise<void> => {
  const { account, webhook, event } = message
  const delivered = status !== null && status >= 200 && status < 300
  const outcome = delivered ? 'delivered' : 'given-up'
  const command = {
    kind: 'settle',
    settled: { webhook, event, outcome, attempts, status },
    gone: status === 410,
  } as const
  const done = await core.handle(outgoingWebhooks, accountStream(account), command, systemMetadata(core))
  // Another refusal than these two leaves it waiting: it is sent again under the same id.
  if (done.ok || done.code === 'webhook-missing' || done.code === 'webhook-off') core.webhookTries.remove(message.id)
}

const attempt = async (core: Core, post: Post, message: WebhookMessage): Promise<void> => {
  const target = accountState(core, message.account).webhooks.find(({ id }) => id === message.webhook)
  if (!target?.active || target.url === '') return
  const body = bodyOf(message)
  const seconds = Math.floor(core.clock() / 1000)
  const headers = signed(target.secret, { id: `msg_${message.event}`, seconds, body })
  const posted = await post({ url: target.url, headers, body })
  const status = 'status' in posted ? posted.status : null
  const attempts = (core.webhookTries.of(message.id)?.attempts ?? 0) + 1
  const wait = retryMs[attempts - 1]
  const over = status !== null && ((status >= 200 && status < 300) || status === 410)
  if (over || wait === undefined) return settle(core, message, attempts, status)
  core.webhookTries.record(message.id, { attempts, next: core.clock() + wait })
}

/** One round: the next message of each webhook that is due. */
export const sendMessages = async (core: Core, post: Post, stopped: () => boolean = () => false): Promise<void> => {
  const due = nextMessages(core.views.db).filter((id) => (core.webhookTries.of(id)?.next ?? 0) <= core.clock())
  for (let from = 0; from < due.length && !stopped(); from += atOnce)
    await Promise.all(
      due.slice(from, from + atOnce).map(async (id) => {
        const message = messageById(core.views.db, id)
        if (message?.state === 'waiting') await attempt(core, post, message)
      }),
    )
}
