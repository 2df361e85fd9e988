/** What is under way of processing Stripe's webhook events in this process. */
export type WebhookWork = {
  running: Promise<void> | null
  again: boolean
  stopped: boolean
  /** Events tried in vain: how often, and when next (ms). Lost at a restart, which tries them all. */
  readonly tried: Map<string, { readonly times: number; readonly next: number }>
}

export const newWebhookWork = (): WebhookWork => ({ running: null, again: false, stopped: false, tried: new Map() })
