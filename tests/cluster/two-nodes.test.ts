// Two whole servers on one PostgreSQL, without sockets: what a person does on one holds on the other.
import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { clusterChecks } from '../../src/cli/checks/cluster'
import { clusterPast } from '../../src/cli/checks/cluster-past'
import { sayEnglish } from '../../src/cli/say'
import { accountStream } from '../../src/events/schema/events'
import { eraseByOperator } from '../../src/server/admin/operator/operator'
import { readUpload } from '../../src/server/storage/uploads'
import { body, type Client, type TestApp, testApp } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { eventually } from '../helpers/eventually'
import { context, happened } from '../helpers/log'
import { startPostgres, type TestServer } from '../helpers/network/postgres'

let server: TestServer
/** Where `one` and `two` have their log. */
let shared: string
let one: TestApp
let two: TestApp
const email = 'joana@exemplo.com.br'
const settings = (url: string) => ({ EVENTS_URL: url, SECRET_KEY: 'the same secret on every node, always' })

beforeAll(async () => {
  server = await startPostgres()
  shared = server.address()
  one = await testApp(settings(shared))
  two = await testApp(settings(shared))
}, 30_000)
afterAll(async () => {
  await one.close()
  await two.close()
  await server.stop()
})

/** The same browser, sent to the other node by the balancer. */
function movedTo(app: TestApp, client: Client): Client {
  const moved = app.client({ accept: 'text/html' })
  for (const [name, value] of client.cookies) moved.cookies.set(name, value)
  return moved
}

const accountOf = (app: TestApp): string => accountIn(app) ?? ''
const accountIn = (app: TestApp) =>
  app.core.events.claimed('email', app.core.secrets.emailClaim(email))?.replace('account/', '')

describe('a person', () => {
  const client = () => browser
  let browser: Client

  test('signs up on one node, and the next page, from the other, is theirs', async () => {
    browser = one.client()
    expect((await browser.register(email)).status).toBe(201)
    const page = await movedTo(two, client()).ask('/painel')
    expect([page.status, two.core.cluster?.missedWaits()]).toEqual([200, 0])
    expect(await page.text()).toContain('Marina')
  })

  test('is the only one with that address on any node', async () => {
    const refused = await two.client().register(email, 'Outra')
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(two.core.events.position()).toBe(one.core.events.position())
  })

  test('uploads a résumé on one node; the other shows the result and has the file', async () => {
    const resume = await pdfResume()
    const answer = await client().upload('/api/resume/analyze', 'cv.pdf', resume)
    expect(answer.status).toBe(200)
    const account = accountOf(one)
    const [analysis] = one.core.events
      .read(accountStream(account))
      .filter(({ type }) => type === 'AnalysisCompleted')
      .map(({ data }) => String(data.analysis))
    const page = await movedTo(two, client()).ask(`/curriculo?analise=${analysis}`)
    expect([page.status, analysis === undefined]).toEqual([200, false])
    const file = await readUpload(two.core, account, analysis ?? '')
    expect(Buffer.from(file ?? [])).toEqual(Buffer.from(resume))
  })

  test('is erased on one node, and nothing of them can be read on the other', async () => {
    const account = accountOf(one)
    expect(await eraseByOperator(two.core, email)).toBe('erased')
    await eventually(() => one.core.events.read(accountStream(account))[0]?.personal() === null)
    const shared = one.core.cluster?.files
    if (!shared) throw new Error('no files are shared')
    expect(await Array.fromAsync(shared.names())).toEqual([])
    expect(await shared.lacking([`${account}/a.sealed`])).toEqual([`${account}/a.sealed`])
    expect((await movedTo(one, client()).ask('/painel')).status).not.toBe(200)
  })
})

describe('the first admin', () => {
  const form = (app: TestApp, email: string) =>
    app.client().form('/primeiro-acesso', {
      codigo: app.setup.token(app.core.clock()) ?? '',
      nome: 'Chefe',
      email,
      senha: 'segredo1',
    })
  const admins = ({ core }: TestApp) =>
    core.events.readAll(0, 100).filter(({ type, data }) => type === 'AccountRegistered' && data.role === 'admin')

  test('is one person, also when each node printed a link and both are used at once', async () => {
    const url = server.address()
    const nodes = [await testApp(settings(url)), await testApp(settings(url))] as const
    const answers = await Promise.all(nodes.map((node, index) => form(node, `chefe${index}@exemplo.com`)))
    const [made, refused] = answers.sort((a, b) => a.status - b.status)
    expect([made?.status, refused?.status]).toEqual([303, 410])
    expect(await refused?.text()).toContain('já foi usado ou venceu')
    for (const node of nodes) expect(admins(node)).toHaveLength(1)
    for (const node of nodes) await node.close()
  }, 30_000)

  test('can be made again at a start after the only one was erased', async () => {
    const url = server.address()
    const [first, second] = [await testApp(settings(url)), await testApp(settings(url))]
    expect((await form(first, 'chefe@exemplo.com')).status).toBe(303)
    const [admin] = admins(first)
    const stream = admin?.stream ?? ''
    await first.core.events.append(
      [{ stream, expected: first.core.events.read(stream).length, events: [happened('AccountErased')] }],
      context,
    )
    await first.core.events.forget(stream)
    const third = await testApp(settings(url))
    expect((await form(third, 'outra@exemplo.com')).status).toBe(303)
    expect(admins(third)).toHaveLength(2)
    for (const node of [first, second, third]) await node.close()
  }, 30_000)
})

describe('work for one', () => {
  test('is done by one node, and by the other when that one ends', async () => {
    const url = server.address()
    const [first, second] = [await testApp(settings(url)), await testApp(settings(url))]
    const nodes = [first, second]
    const elected = () => nodes.filter(({ core }) => core.cluster?.isElected())
    await eventually(() => elected().length === 1)
    await Bun.sleep(1_100)
    const [holder] = elected()
    expect(elected()).toHaveLength(1)
    if (!holder) throw new Error('nobody was elected')
    await holder.close()
    const other = holder === first ? second : first
    await eventually(() => other.core.cluster?.isElected() === true)
    await other.close()
  }, 30_000)
})

describe('doctor', () => {
  test('says where the log is, how far this node has come, and what is not safe', async () => {
    const checks = await clusterChecks(server.address(), null, sayEnglish)
    expect(checks.map(({ state }) => state)).toEqual(['ok', 'fail', 'warn'])
    expect(checks.map(({ message }) => message).join('\n')).toMatch(
      /PostgreSQL 1[4-9].*no log yet.*fsync is off.*no standby/s,
    )
    const url = server.address().replace(`:${server.port}`, ':1')
    expect((await clusterChecks(url, null, sayEnglish))[0]).toMatchObject({ state: 'fail' })
    expect(await clusterChecks(null, null, sayEnglish)).toEqual([])
  })
})

describe('verify --cluster', () => {
  test('says whether the past of a node is PostgreSQL’s', async () => {
    const { folder } = two.config
    const position = two.core.events.position()
    expect(await clusterPast(shared, folder)).toEqual({ position, past: 'same' })
    expect(await clusterPast(shared.replace(`:${server.port}`, ':1'), folder)).toMatchObject({
      past: 'unknown',
    })
    const third = await testApp(settings(server.address()))
    expect((await third.client().register('rui@exemplo.com.br')).status).toBe(201)
    expect(await clusterPast(shared, third.config.folder)).toMatchObject({ past: 'another' })
    await third.close()
  })
})

describe('without PostgreSQL', () => {
  test('pages are read and say why nothing is saved; writing is refused in words; it recovers by itself', async () => {
    const url = server.address()
    const app = await testApp(settings(url))
    const client = app.client()
    await client.register('bia@exemplo.com.br')
    await server.pause()
    try {
      await eventually(() => app.core.cluster?.state() === 'away')
      for (const [language, words] of [
        ['pt-BR', 'banco de dados deste site não responde'],
        ['en-US', 'database of this site does not answer'],
      ] as const) {
        const headers = { 'accept-language': language }
        const page = await app.client({ accept: 'text/html', ...headers }).ask('/')
        expect([page.status, (await page.text()).includes(words)]).toEqual([200, true])
        const refused = await app.client(headers).register('caio@exemplo.com.br')
        expect([refused.status, (await body<{ code: string }>(refused)).code]).toEqual([503, 'database-away'])
      }
      // A balancer that took all nodes away would end reading too.
      expect((await client.ask('/readyz')).status).toBe(200)
    } finally {
      await server.restart()
    }
    await eventually(async () => (await app.client().register('caio@exemplo.com.br')).status === 201)
    await app.close()
  }, 30_000)
})

describe('an event of a newer release', () => {
  test('stops the node that does not know it, which says so', async () => {
    const url = server.address()
    const [newer, older] = [await testApp(settings(url)), await testApp(settings(url))]
    await newer.core.events.append([{ stream: 'account/x', expected: 0, events: [happened('FromTheFuture')] }], context)
    await eventually(() => older.core.cluster?.state() === 'stopped')
    expect((await older.client().ask('/readyz')).status).toBe(503)
    const page = await older.client({ accept: 'text/html' }).ask('/')
    expect([page.status, (await page.text()).includes('sendo atualizado')]).toEqual([503, true])
    expect((await older.client().register('eva@exemplo.com.br')).status).toBe(503)
    await newer.close()
    await older.close()
  }, 30_000)
})
