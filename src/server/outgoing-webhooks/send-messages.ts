// Sends the messages that wait, of each webhook one at a time and in order. The queue is a read model and its outcomes are
// events, so a crash loses nothing: what was sent and not recorded is sent again under the same id.
import {
  type OutgoingWebhookRefusal,
  outgoingWebhooks,
} from '../../domain/accounts/outgoing-webhooks/outgoing-webhooks'
import { accountStream } from '../../events/schema/events'
import { type NextMessage, type WebhookMessage, webhookMessageById } from '../../projections/accounts/outgoing-webhook'
import { hourMs, minuteMs } from '../../time/units'
import { accountState } from '../accounts/account-state'
import type { Core } from '../core/core'
import { systemMetadata } from '../runtime/event-metadata'
import { errorDetails, logger } from '../runtime/logger'
import type { Post } from './post'
import { signed } from './signature'

/** Waits between tries (ms): with them a message is tried for about nine hours. */
export const retryMs = [5_000, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs] as const
/** Wait before one more try (ms), where the outcome of the last one could not be stored. */
const longestWaitMs = Math.max(...retryMs)
/** Messages under way at once, each of another account. */
const atOnce = 8

const bodyOf = ({ type, at, data, account }: WebhookMessage): string =>
  JSON.stringify({ type, timestamp: new Date(at).toISOString(), data: { account, ...JSON.parse(data) } })

/** Refusals after which a message is not sent again. */
const ended: readonly string[] = [
  'account-missing',
  'webhook-missing',
  'webhook-off',
] satisfies OutgoingWebhookRefusal[]

const settle = async (core: Core, message: WebhookMessage, attempts: number, status: number | null): Promise<void> => {
  const { account, webhook, event } = message
  const delivered = status !== null && status >= 200 && status < 300
  const outcome = delivered ? 'delivered' : 'given-up'
  const command = {
    kind: 'settle',
    settled: { webhook, event, outcome, attempts, status },
    gone: status === 410,
  } as const
  const result = await core.handle(outgoingWebhooks, accountStream(account), command, systemMetadata(core))
  // Another refusal than these leaves it waiting: it is sent again under the same id, when its next try is due.
  if (result.ok || ended.includes(result.code)) core.webhookTries.remove(message.id)
}

const isDue = (core: Core, id: string): boolean => (core.webhookTries.of(id)?.next ?? 0) <= core.clock()

const attempt = async (core: Core, post: Post, id: string): Promise<void> => {
  // Asked again: it may have waited for a place behind its own try.
  const message = webhookMessageById(core.views.db, id)
  if (message?.state !== 'waiting' || !isDue(core, id)) return
  const target = accountState(core, message.account).webhooks.find((one) => one.id === message.webhook)
  if (!target || target.off !== null || target.url === '') return
  const attempts = (core.webhookTries.of(id)?.attempts ?? 0) + 1
  const wait = retryMs[attempts - 1]
  // Before it is sent, so that it waits for its next try also when the outcome cannot be stored.
  const record = () => core.webhookTries.record(id, { attempts, next: core.clock() + (wait ?? longestWaitMs) })
  record()
  const body = bodyOf(message)
  const seconds = Math.floor(core.clock() / 1000)
  const headers = signed(target.secret, { id: `msg_${message.event}`, seconds, body })
  const posted = await post({ url: target.url, headers, body })
  const status = 'status' in posted ? posted.status : null
  const over = status !== null && ((status >= 200 && status < 300) || status === 410)
  if (over || wait === undefined) return settle(core, message, attempts, status)
  // Again, so that the wait is counted from the end of the try.
  record()
}

export type Sending = {
  /** Sends the given messages that are due, as places become free; they replace those that still waited for a place. */
  readonly take: (next: readonly NextMessage[]) => void
  /** Resolves when nothing is under way. */
  readonly idle: () => Promise<void>
}

/** Sends a few messages at a time, each of a different account, so that slow receivers delay few others. */
export const createSending = (core: Core, post: Post, stopped: () => boolean): Sending => {
  const underWay = new Map<string, Promise<void>>()
  let queue: NextMessage[] = []

  const start = async ({ id, account }: NextMessage): Promise<void> => {
    try {
      await attempt(core, post, id)
    } catch (error) {
      logger.error('worker.failed', { worker: 'webhooks', ...errorDetails(error) })
    }
    underWay.delete(account)
    fill()
  }

  const fill = (): void => {
    while (underWay.size < atOnce && !stopped() && core.readOnly() === null) {
      const index = queue.findIndex(({ account }) => !underWay.has(account))
      const [next] = index < 0 ? [] : queue.splice(index, 1)
      if (!next) return
      // Only after it is noted as under way does it begin.
      underWay.set(next.account, Promise.resolve(next).then(start))
    }
  }

  return {
    take: (next) => {
      queue = next.filter(({ id }) => isDue(core, id))
      fill()
    },
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay.values())
    },
  }
}
