// How often a message was tried is remembered only while it waits.
import { afterEach, expect, test } from 'bun:test'
import type { WebhookMadeJson } from '../../src/api/outgoing-webhooks'
import { body, type Client, type TestApp, testApp } from '../helpers/app'
import { sendWebhooks } from '../helpers/events/send-webhooks'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const receiver = (answer: () => Response | Promise<Response>): string => {
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: answer })
  closing.push(() => server.stop(true))
  return `http://127.0.0.1:${server.port}/avisos`
}
const opened = async () => {
  const app = await testApp({ WEBHOOK_PRIVATE_ADDRESSES: 'allow' })
  closing.push(() => app.close())
  return app
}
/** Somebody with a webhook and a message that waits. */
const owner = async (app: TestApp, address: string, url: string) => {
  const client = app.client()
  await client.register(address)
  const added = await client.post('/api/user/webhooks', { url, eventos: ['analises'], senha: 'segredo1' })
  const { id } = await body<WebhookMadeJson>(added)
  expect((await client.ask(`/api/user/webhooks/${id}/test`, { method: 'POST' })).status).toBeLessThan(300)
  return { client, id }
}
const send = (app: TestApp) => sendWebhooks(app, 2_000)
const remembered = ({ core }: TestApp): string[] =>
  core.runtimeDb
    .prepare<{ message: string }, []>('SELECT message FROM webhook_tries')
    .all()
    .map(({ message }) => message.split('.')[1] ?? '')

const removals = {
  'the webhook is removed': (client: Client, id: string) =>
    client.ask(`/api/user/webhooks/${id}`, { method: 'DELETE' }),
  'the account is erased': (client: Client) => client.form('/conta/apagar', { senha: 'segredo1' }),
} as const

for (const [what, remove] of Object.entries(removals)) {
  test(`tries are forgotten when ${what}, those of others are not`, async () => {
    const app = await opened()
    const url = receiver(() => new Response(null, { status: 503 }))
    const { client, id } = await owner(app, 'ana@exemplo.com', url)
    const other = await owner(app, 'rui@exemplo.com', url)
    await send(app)
    expect(remembered(app).sort()).toEqual([id, other.id].sort())
    expect((await remove(client, id)).status).toBeLessThan(400)
    expect(remembered(app)).toEqual([other.id])
  })

  test(`a try under way when ${what} is not recorded`, async () => {
    const app = await opened()
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<Response>()
    const url = receiver(() => {
      asked.resolve()
      return answer.promise
    })
    const { client, id } = await owner(app, 'ana@exemplo.com', url)
    const sending = send(app)
    await asked.promise
    expect((await remove(client, id)).status).toBeLessThan(400)
    answer.resolve(new Response(null, { status: 503 }))
    await sending
    expect(remembered(app)).toEqual([])
  })
}
