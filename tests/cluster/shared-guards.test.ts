// What stops a guesser holds on all nodes together: tries are counted by all, and what works once works on one.
import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adminsOf } from '../../src/projections/accounts/account'
import { sessionsOf } from '../../src/projections/accounts/session'
import { ensureAdmin, eraseByOperator } from '../../src/server/admin/operator/operator'
import { demoteByOperator, sessionsByOperator } from '../../src/server/admin/operator/operator-accounts'
import { createSharedTries } from '../../src/server/cluster/shared-tries'
import type { TakenTokens } from '../../src/server/security/throttle'
import { dayMs } from '../../src/time/units'
import { codeAt, enableApp, password } from '../helpers/accounts/second-factor'
import { body, type Client, type TestApp, testApp } from '../helpers/app'
import { eventually } from '../helpers/eventually'
import { startPostgres, type TestServer } from '../helpers/network/postgres'

let server: TestServer
let nodes: readonly TestApp[]
const at = (index: number): TestApp => {
  const node = nodes[index]
  if (!node) throw new Error(`no node ${index}`)
  return node
}

beforeAll(async () => {
  server = await startPostgres()
  const settings = {
    EVENTS_URL: server.address(),
    SECRET_KEY: 'the same secret on every node, always',
    RATE_LIMIT: 'on',
  }
  nodes = [await testApp(settings), await testApp(settings)]
}, 30_000)
afterAll(async () => {
  for (const node of nodes) await node.close()
  await server.stop()
})

const signIn = (client: Client, email: string, senha: string) => client.post('/api/login', { email, senha })

describe('tries', () => {
  test('at a password on one node are counted by the other', async () => {
    const email = 'ana@exemplo.com.br'
    await at(0).client().register(email)
    await eventually(() => at(1).core.events.position() === at(0).core.events.position())
    const guesser = at(0).client()
    const statuses: number[] = []
    for (let i = 0; i < 12; i++) statuses.push((await signIn(guesser, email, `errada ${i}`)).status)
    expect(statuses.at(-1)).toBe(429)
    await eventually(async () => (await signIn(at(1).client(), email, 'errada')).status === 429)
  }, 30_000)
})

describe('a code of an authenticator app', () => {
  test('shown to both nodes at once opens one session', async () => {
    const email = 'bia@exemplo.com.br'
    const owner = at(0).client()
    await owner.register(email)
    const { secret } = await enableApp(at(0), owner)
    at(1).turn(60_000)
    await eventually(() => at(1).core.events.position() === at(0).core.events.position())
    const pending = await Promise.all(
      nodes.map(async (node) => {
        const client = node.client()
        await signIn(client, email, password)
        expect(client.cookies.has('pending')).toBe(true)
        return client
      }),
    )
    const codigo = codeAt(secret, at(0).core.clock())
    const answers = await Promise.all(pending.map((client) => client.post('/api/login/second-factor', { codigo })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  }, 30_000)
})

const caughtUp = () => eventually(() => at(1).core.events.position() === at(0).core.events.position())

describe('what one process decided for itself', () => {
  test('two admins who deactivate one another at once: one stays', async () => {
    const emails = ['caio@vagas.example', 'dora@vagas.example'] as const
    for (const email of emails) await ensureAdmin(at(0).core, { email, password })
    await caughtUp()
    const admins = await Promise.all(
      emails.map(async (email, index) => {
        const client = at(index).client()
        const { id } = await body<{ id: string }>(await signIn(client, email, password))
        return { client, id }
      }),
    )
    await caughtUp()
    const answers = await Promise.all(
      admins.map(({ client }, index) => {
        const other = admins[1 - index]?.id ?? ''
        return client.post(`/api/admin/toggle-status/${other}`, { motivo: 'security', ativo: false })
      }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    await caughtUp()
    for (const node of nodes) expect(adminsOf(node.core.views.db).filter(({ active }) => active)).toHaveLength(1)
  }, 30_000)

  test('two demotions at once, on two nodes, leave one admin', async () => {
    const email = 'fabio@vagas.example'
    await ensureAdmin(at(0).core, { email, password })
    await caughtUp()
    const [one, two] = adminsOf(at(0).core.views.db).filter(({ active }) => active)
    const outcomes = await Promise.all([
      demoteByOperator(at(0).core, one?.email ?? ''),
      demoteByOperator(at(1).core, two?.email ?? ''),
    ])
    expect(outcomes.filter((each) => each === 'demoted')).toHaveLength(1)
    await caughtUp()
    for (const node of nodes) expect(adminsOf(node.core.views.db).filter(({ active }) => active)).toHaveLength(1)
  }, 30_000)

  test('a main draft begun on both nodes at once is one', async () => {
    const email = 'gil@exemplo.com.br'
    await at(0).client().register(email)
    await caughtUp()
    const clients = await Promise.all(
      nodes.map(async (node) => {
        const client = node.client()
        await signIn(client, email, password)
        return client
      }),
    )
    await Promise.all(clients.map((client) => client.form('/curriculo/oficina', { acao: 'comecar', de: 'vazio' })))
    await caughtUp()
    const started = at(0)
      .core.events.readOfTypes(['DraftStarted'], 0, at(0).core.events.position(), 10)
      .map(({ stream }) => stream)
    expect(started).toHaveLength(1)
  }, 30_000)
})

test('a session that one node thinks unused ends with the others when all are ended there', async () => {
  const email = 'helena@exemplo.com.br'
  const owner = at(1).client()
  await owner.register(email)
  await caughtUp()
  const { id } = await body<{ id: string }>(await owner.ask('/api/user'))
  const now = at(0).core.clock()
  const [session] = sessionsOf(at(0).core.views.db, id, now)
  at(0).core.sessionUses.begin(session?.id ?? '', id, { device: '', network: '', lastUsed: now - 15 * dayMs })
  expect(await sessionsByOperator(at(0).core, { email, end: true })).toMatchObject({ open: { length: 1 }, ended: true })
  await caughtUp()
  expect((await owner.ask('/api/user')).status).toBe(401)
}, 30_000)

/** Whether any file of a node's folder has these letters in clear. */
const isReadable = (node: TestApp, letters: string): boolean =>
  readdirSync(node.config.folder, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(letters),
  )

test('who is erased on one node is readable in no file of the other', async () => {
  const email = 'canario@exemplo.com.br'
  const owner = at(0).client()
  await owner.register(email, 'Canario Zebrudo')
  await caughtUp()
  expect(isReadable(at(1), 'Zebrudo')).toBe(true)
  expect(await eraseByOperator(at(0).core, email)).toBe('erased')
  await caughtUp()
  await eventually(() => !isReadable(at(1), 'Zebrudo'))
  expect(isReadable(at(0), 'Zebrudo')).toBe(false)
}, 30_000)

describe('what nodes report to each other', () => {
  const bucket = { capacity: 3, refillMs: 1_000 }
  const taken: TakenTokens = { name: 'n'.repeat(22), tokens: 1, bucket }
  /** One node that reports to another, and what both did. */
  const pair = () => {
    const [sent, received]: [string[], TakenTokens[]] = [[], []]
    const other = createSharedTries(async () => {})
    other.onTaken((one) => void received.push(one))
    const one = createSharedTries(async (message) => {
      sent.push(message)
      other.receive(message)
    })
    return { one, sent, received, stop: () => Promise.all([one.stop(), other.stop()]) }
  }

  test('is one message for many tries, and none for what was given back at once', async () => {
    const { one, sent, received, stop } = pair()
    for (let i = 0; i < 5; i++) one.report(taken)
    one.report({ ...taken, name: 'given back' })
    one.report({ ...taken, name: 'given back', tokens: -1 })
    await eventually(() => received.length > 0)
    await stop()
    expect([sent.length, received]).toEqual([1, [{ ...taken, tokens: 5 }]])
  })

  test('fits into a notification, and is bounded', async () => {
    const { one, sent, received, stop } = pair()
    for (let i = 0; i < 3_000; i++) one.report({ ...taken, name: `${i}`.padStart(22, '·x') })
    await eventually(() => received.length === 2_000)
    await stop()
    expect(Math.max(...sent.map((text) => Buffer.byteLength(text)))).toBeLessThan(7_900)
  })

  test('is ignored when it is something else', async () => {
    const { one, received, stop } = pair()
    for (const text of [
      '',
      '{}',
      '[["n",1,0,5]]',
      '[["n",1.5,3,5]]',
      `[["${'n'.repeat(23)}",1,3,5]]`,
      'x'.repeat(9_000),
    ])
      one.receive(text)
    await stop()
    expect(received).toEqual([])
  })
})
