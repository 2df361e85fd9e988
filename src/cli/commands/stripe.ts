// `stripe`: sets up products, prices and the webhook at Stripe, and reconciles with it.
import { loadCatalogue } from '../../server/billing/catalogue'
import { apiVersion, stripeClient } from '../../server/billing/stripe/client'
import { endpointAddress, type SetUpEndpoint, setUpEndpoint, webhookPath } from '../../server/billing/stripe/endpoint'
import type { Reconciled } from '../../server/billing/stripe/reconcile'
import { type SetUp, setUpStripe } from '../../server/billing/stripe/setup'
import { deliveredTypes } from '../../server/billing/stripe/webhooks/delivery'
import type { Command, Exit, Input } from '../command'
import { send } from '../control-client'

type Endpoint = { readonly url: string } & SetUpEndpoint

/** What the operator must do about the webhook, whether we created it or they must. */
const endpointText = ({ url, done, secret }: Endpoint): string[] => {
  if (secret !== null)
    return [
      `\nStripe delivers to ${url} from now on. This is its signing secret, shown this once:`,
      `STRIPE_WEBHOOK_SECRET=${secret}`,
      'Put it into the settings (or into a file, as STRIPE_WEBHOOK_SECRET_FILE) and start the server anew.',
      ...spareText(done),
    ]
  if (done.length > 0)
    return [
      `\nStripe delivers to ${url} already; its secret stays, and Stripe's dashboard shows it.`,
      ...spareText(done),
    ]
  return [
    `\nWebhook endpoint to make at Stripe, once: ${url}`,
    `API version ${apiVersion}; events: ${deliveredTypes.join(', ')}`,
    'Its signing secret is STRIPE_WEBHOOK_SECRET. With --webhook <address> this command makes it.',
  ]
}

const spareText = (done: readonly SetUp[]): string[] =>
  done.some(({ did }) => did === 'spare')
    ? ['Delete the spare ones at Stripe once the new secret is in use: their deliveries are refused.']
    : []

const setup = async ({ config, options, out, say, usageError }: Input): Promise<Exit> => {
  if (!config.stripe) return 2
  const typed = options.webhook
  const url = typeof typed === 'string' ? endpointAddress(typed) : null
  if (typed !== undefined && url === null) {
    const values = { path: webhookPath }
    return usageError(
      say('--webhook takes the site’s public address, such as https://vagas.example, or that and {{path}}', values),
    )
  }
  const client = await stripeClient(config.stripe)
  const prices = await setUpStripe(client, loadCatalogue(config.folder))
  const setUp = url === null ? { done: [], secret: null } : await setUpEndpoint(client, url)
  const endpoint = { url: url ?? `${config.publicUrl ?? 'https://<your address>'}${webhookPath}`, ...setUp }
  if (options.json) {
    const { secret } = setUp
    const summary = { url: endpoint.url, version: apiVersion, events: deliveredTypes, secret }
    out(JSON.stringify({ done: [...prices, ...setUp.done], endpoint: summary }))
  } else {
    for (const { what, id, did } of [...prices, ...setUp.done]) out(`${did.padEnd(7)}  ${what.padEnd(40)}  ${id}`)
    for (const line of endpointText(endpoint)) out(line)
  }
  return 0
}

const reconcile = async ({ config, options, out, say, usageError, failure }: Input): Promise<Exit> => {
  if (options.webhook !== undefined) return usageError(say('--webhook goes with setup'))
  const answer = await send(config, { kind: 'reconcile', dry: options['dry-run'] === true })
  if (!answer.startsWith('{')) return failure(answer)
  const reconciled = JSON.parse(answer) as Reconciled & { readonly waiting: number }
  if (options.json) out(answer)
  else {
    for (const { subscription, account, state } of reconciled.subscriptions)
      out(`${state.padEnd(7)}  ${subscription.padEnd(30)}  ${account ?? '-'}`)
    const counts = { count: reconciled.subscriptions.length, missed: reconciled.missed, waiting: reconciled.waiting }
    out(
      say('{{count}} subscriptions; {{missed}} messages from Stripe had not arrived, {{waiting}} are waiting', counts),
    )
    if (reconciled.cut) out(say('There is more than one run looks at: run it again.'))
  }
  return reconciled.cut || reconciled.subscriptions.some(({ state }) => state === 'failed') ? 1 : 0
}

const works: Readonly<Record<string, (input: Input) => Promise<Exit>>> = { setup, reconcile }

export const stripe: Command = {
  usage: 'stripe <setup [--webhook <address>]|reconcile [--dry-run]> [--json]',
  summary: 'create plans and prices at Stripe from the catalogue, or bring the log up to what Stripe knows',
  examples: ['stripe setup'],
  options: { 'dry-run': { type: 'boolean' }, webhook: { type: 'string' }, json: { type: 'boolean' } },
  args: [1, 1],
  needsSite: ({ args: [what], options }) => what === 'reconcile' && options.webhook === undefined,
  run: async (input) => {
    const { args, config, problem, say } = input
    const work = works[args[0] ?? '']
    if (!work) problem(say('{{command}} knows {{words}}', { command: 'stripe', words: Object.keys(works).join(', ') }))
    else if (!config.stripe) problem(say('STRIPE_SECRET_KEY is not set'))
    else return work(input)
    return 2
  },
}
