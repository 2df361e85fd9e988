// The built-in test checkout has no webhook, so its changes are polled.
import type { Core } from '../../core/core'
import { type Applied, refreshCheckout, refreshPayment, refreshSubscription } from '../apply'

/** Changes brought in in one go. */
const atOnce = 200

/** Brings what the test checkout did by itself or on its own pages into the log. */
export const syncTestCheckout = async (core: Core): Promise<void> => {
  const { testCheckout } = core
  if (!testCheckout) return
  const ask: Record<string, (core: Core, account: string, id: string) => Promise<Applied<unknown>>> = {
    checkout: refreshCheckout,
    subscription: refreshSubscription,
    payment: refreshPayment,
  }
  for (const news of testCheckout.news(atOnce)) {
    const outcome = await ask[news.kind]?.(core, news.account, news.id)
    // The changes of an erased account have no reader.
    if (outcome?.ok || outcome?.reason === 'account-missing') testCheckout.acknowledge(news)
  }
}
