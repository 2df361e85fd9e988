// What `trampolim stripe setup` makes at Stripe beside products and prices: the portal's pages and the webhook endpoint.
import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../src/cli/command'
import { stripe as command } from '../../src/cli/commands/stripe'
import { apiVersion } from '../../src/server/billing/stripe/client'
import { endpointAddress, setUpEndpoint } from '../../src/server/billing/stripe/endpoint'
import { setUpStripe } from '../../src/server/billing/stripe/setup'
import { deliveredTypes } from '../../src/server/billing/stripe/webhooks/delivery'
import { start, type TestApp, testApp } from '../helpers/app'
import { type FakeStripe, startFakeStripe } from './fake-stripe/server'

let fake: FakeStripe
let app: TestApp
const environment = () => ({ STRIPE_SECRET_KEY: 'sk_test_double', STRIPE_API_BASE: fake.url })
const client = () => {
  if (!app.core.stripe) throw new Error('Stripe is not in use')
  return app.core.stripe
}

beforeAll(async () => {
  fake = startFakeStripe(start / 1000)
  app = await testApp(environment())
  await setUpStripe(client(), app.core.catalogue)
})
afterAll(async () => {
  await app.close()
  fake.close()
})

describe('setting up the portal', () => {
  const didOf = async (catalogue = app.core.catalogue) =>
    (await setUpStripe(client(), catalogue)).find(({ what }) => what === 'portal')?.did

  test('says whether it was changed: by a price, by a plan no longer sold, by somebody’s hand, or not at all', async () => {
    const { catalogue } = app.core
    expect(await didOf()).toBe('kept')
    const calls = fake.calls.length
    expect(await didOf()).toBe('kept')
    expect(fake.calls.slice(calls).filter((call) => call.startsWith('POST'))).toEqual([])
    expect(await didOf({ ...catalogue, prices: { ...catalogue.prices, premium: 13_490 } })).toBe('changed')
    expect(await didOf()).toBe('changed')
    const { premium, professional } = catalogue.offers
    const none = { premium: { ...premium, active: false }, professional: { ...professional, active: false } }
    expect(await didOf({ ...catalogue, offers: { ...catalogue.offers, ...none } })).toBe('changed')
    expect(await didOf({ ...catalogue, offers: { ...catalogue.offers, ...none } })).toBe('kept')
    expect(await didOf()).toBe('changed')
    const [portal] = [...fake.world.portals.values()].filter(({ metadata }) => metadata?.trampolim === 'portal')
    if (!portal) throw new Error('no portal')
    portal.features.subscription_cancel.enabled = false
    expect([await didOf(), portal.features.subscription_cancel.enabled, await didOf()]).toEqual([
      'changed',
      true,
      'kept',
    ])
  })
})

describe('setting up the webhook', () => {
  const url = 'https://vagas.example/api/stripe/webhook'
  const made = () => [...fake.world.endpoints.values()].filter((one) => one.url === url)

  test('makes an endpoint for the events we handle, and shows its secret only this once', async () => {
    const first = await setUpEndpoint(client(), url)
    const [one] = made()
    expect(first).toEqual({
      done: [{ what: 'webhook', id: one?.id ?? '', did: 'made' }],
      secret: one?.secret ?? '',
    })
    expect(first.secret).toMatch(/^whsec_/)
    expect(made()).toMatchObject([{ enabled_events: [...deliveredTypes], api_version: apiVersion, status: 'enabled' }])
    const again = await setUpEndpoint(client(), url)
    expect([again.done.map(({ did }) => did), again.secret, made().length]).toEqual([['kept'], null, 1])
  })

  test('brings one that was disabled, or made for other events, back to what we handle', async () => {
    const [one] = made()
    if (!one) throw new Error('no endpoint')
    one.enabled_events = ['*']
    expect((await setUpEndpoint(client(), url)).done).toMatchObject([{ id: one.id, did: 'changed' }])
    one.status = 'disabled'
    expect((await setUpEndpoint(client(), url)).done).toMatchObject([{ id: one.id, did: 'changed' }])
    expect([one.status, one.enabled_events]).toEqual(['enabled', [...deliveredTypes]])
  })

  test('makes another beside one of an older API version, which cannot be changed, and names that as spare', async () => {
    const [old] = made()
    if (!old) throw new Error('no endpoint')
    old.api_version = '2025-09-30.clover'
    const { done, secret } = await setUpEndpoint(client(), url)
    expect(done.map(({ did }) => did)).toEqual(['made', 'spare'])
    expect([done[1]?.id, secret === old.secret, made().length]).toEqual([old.id, false, 2])
    expect((await setUpEndpoint(client(), url)).done.map(({ did }) => did)).toEqual(['kept', 'spare'])
  })

  test('leaves the endpoints of other programs alone', async () => {
    await client().webhookEndpoints.create({ url: 'https://loja.example/hook', enabled_events: ['*'] })
    await setUpEndpoint(client(), url)
    const others = [...fake.world.endpoints.values()].filter((one) => one.url !== url)
    expect(others.map(({ enabled_events: events }) => events)).toEqual([['*']])
  })

  test('takes an address with or without its path, and no other', () => {
    for (const typed of ['https://vagas.example', 'https://vagas.example/', url])
      expect(endpointAddress(typed)).toBe(url)
    for (const wrong of [
      'vagas.example',
      'http://vagas.example',
      'https://vagas.example/hook',
      'https://a:b@c.example',
      `${url}?a=b`,
      '',
    ])
      expect([wrong, endpointAddress(wrong)]).toEqual([wrong, null])
  })

  test('by the command prints the secret once, on its own line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stripe-cli-'))
    const lines: string[] = []
    const problems: string[] = []
    const run = async (...words: string[]) => {
      lines.splice(0)
      return runCommand(
        command,
        words,
        { DATA_DIR: folder, ...environment() },
        { out: (line) => lines.push(line), problem: (line) => problems.push(line) },
      )
    }
    const own = 'https://outra.example/api/stripe/webhook'
    expect(await run('setup', '--webhook', 'https://outra.example')).toBe(0)
    const endpoint = [...fake.world.endpoints.values()].find((one) => one.url === own)
    expect(lines.filter((line) => line === `STRIPE_WEBHOOK_SECRET=${endpoint?.secret}`)).toHaveLength(1)
    expect(await run('setup', '--webhook', own)).toBe(0)
    expect(lines.join('\n')).not.toContain('whsec_')
    expect(lines.join('\n')).toMatch(/kept +webhook/)
    expect(await run('setup', '--webhook', own, '--json')).toBe(0)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ endpoint: { url: own, secret: null } })
    expect(await run('setup', '--webhook', 'http://outra.example')).toBe(2)
    expect(await run('reconcile', '--webhook', own)).toBe(2)
    expect(problems.join('\n')).toContain('https')
  })
})
