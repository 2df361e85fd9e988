import { loadCatalogue } from '../server/catalogue'
import { apiVersion, stripeClient } from '../server/stripe/client'
import { deliveredTypes } from '../server/stripe/delivery'
import type { Reconciled } from '../server/stripe/reconcile'
import { setUpStripe } from '../server/stripe/setup'
import type { Command, Exit, Input } from './command'
import { send } from './send'

const setup = async ({ config, options, out }: Input): Promise<Exit> => {
  if (!config.stripe) return 2
  const done = await setUpStripe(await stripeClient(config.stripe), loadCatalogue(config.folder))
  const endpoint = {
    url: `${config.publicUrl ?? 'https://<your address>'}/api/stripe/webhook`,
    version: apiVersion,
    events: deliveredTypes,
  }
  if (options.json) out(JSON.stringify({ done, endpoint }))
  else {
    for (const { what, id, did } of done) out(`${did.padEnd(7)}  ${what.padEnd(40)}  ${id}`)
    out(`\nWebhook endpoint to make at Stripe, once: ${endpoint.url}`)
    out(`API version ${endpoint.version}; events: ${endpoint.events.join(', ')}`)
    out('Its signing secret is STRIPE_WEBHOOK_SECRET.')
  }
  return 0
}

const reconcile = async ({ config, options, out, problem }: Input): Promise<Exit> => {
  const answer = await send(config, { kind: 'reconcile', dry: options['dry-run'] === true })
  if (!answer.startsWith('{')) {
    problem(answer)
    return 1
  }
  const found = JSON.parse(answer) as Reconciled & { readonly waiting: number }
  if (options.json) out(answer)
  else {
    for (const { subscription, account, state } of found.subscriptions)
      out(`${state.padEnd(7)}  ${subscription.padEnd(30)}  ${account ?? '-'}`)
    out(
      `${found.subscriptions.length} subscriptions, ${found.missed} words had not come, ${found.waiting} wait${found.cut ? '; there was more than one run looks at' : ''}`,
    )
  }
  return found.cut || found.subscriptions.some(({ state }) => state === 'failed') ? 1 : 0
}

const works: Readonly<Record<string, (input: Input) => Promise<Exit>>> = { setup, reconcile }

export const stripe: Command = {
  usage: 'stripe <setup|reconcile> [--dry-run] [--json]',
  summary: 'make plans and prices at Stripe by the catalogue, or bring the log up to what Stripe knows',
  options: { 'dry-run': { type: 'boolean' }, json: { type: 'boolean' } },
  words: [1, 1],
  run: async (input) => {
    const { words, config, problem } = input
    const work = works[words[0] ?? '']
    if (!work) problem('stripe knows setup and reconcile')
    else if (!config.stripe) problem('STRIPE_SECRET_KEY is not set')
    else return work(input)
    return 2
  },
}
