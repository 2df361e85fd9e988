// Every route × role × owner's id: who is not the owner reads nothing of theirs and changes nothing of theirs, whichever
// of their ids they send, under every name a route knows. And the headers of every answer on the way.
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { accountStream } from '../../../src/events/schema/events'
import { policies } from '../../../src/server/http/request/policies'
import { type Client, origin } from '../../helpers/app'
import { wrongHeaders } from './headers'
import { requestsFor, rows } from './requests'
import { canaries, type MatrixWorld, matrixWorld, type Role, roles } from './world'

setDefaultTimeout(30 * 60_000)

let world: MatrixWorld
beforeAll(async () => {
  world = await matrixWorld()
})
afterAll(() => world.close())

const requestsOf = (method: string, path: string) => requestsFor(world.ids, method, path)

/** What the owner read of their own: shows that the words looked for are where others might find them. */
const own = new Set<string>()
const tally = new Map<string, number>()
/** Faults of an answer: the owner's words in it, an error of ours, a missing header. */
const faultsOf = async (answer: Response, role: Role, isOpen: boolean, isAdmins: boolean): Promise<string[]> => {
  // Streams never end.
  const isStream = answer.headers.get('content-type') === 'text/event-stream'
  if (isStream) await answer.body?.cancel()
  const text = isStream ? '' : await answer.text()
  if (role === 'owner') for (const one of canaries) if (text.includes(one)) own.add(one)
  const mayRead = role === 'owner' || (role === 'admin' && isAdmins)
  return [
    ...(mayRead ? [] : canaries.filter((one) => text.includes(one))),
    ...(answer.status >= 500 ? [`status ${answer.status}`] : []),
    ...wrongHeaders(answer, isOpen),
  ]
}

const isIn = async (client: Client) => (await client.ask('/api/user')).status === 200

/** Everything a role can ask with the owner's ids; throws where an answer is wrong. */
const ask = async (role: Role): Promise<void> => {
  const wrong = new Set<string>()
  let client = await world.asking(role)
  let count = 0
  for (const { row, method, path, access } of rows) {
    // What the owner does to what is theirs is not looked at here, only what they are answered.
    if (role === 'owner' && method !== 'GET') continue
    const before = world.lengths()
    for (const { path: at, init } of requestsOf(method, path)) {
      const answer = await client.ask(at, init)
      count += 1
      const seen = `${row} ${answer.status}`
      tally.set(seen, (tally.get(seen) ?? 0) + 1)
      for (const fault of await faultsOf(answer, role, access === 'public' || access === 'visitor', access === 'admin'))
        wrong.add(`${row} ${answer.status}: ${fault}`)
    }
    const mayChange = role === 'owner' || (role === 'admin' && access === 'admin')
    if (!mayChange && world.lengths() !== before) wrong.add(`${row}: changed something of the owner's`)
    // Some rows sign out, or erase who asks.
    if (role !== 'visitor' && role !== 'owner' && method !== 'GET' && !(await isIn(client)))
      client = await world.asking(role)
  }
  console.log(`${role}: ${count} requests`)
  expect([...wrong]).toEqual([])
}

test.each(roles.filter((role) => role !== 'admin'))('%s', ask)

test('what was looked for is there: the owner reads it all, and what they change is seen', async () => {
  expect([...own].sort()).toEqual([...canaries].sort())
  const before = world.lengths()
  const owner = await world.asking('owner')
  expect((await owner.ask(`/api/vacancies/${world.ids.vacancy}`, { method: 'DELETE' })).status).toBe(200)
  expect(world.lengths()).not.toBe(before)
})

// Last, because an admin may erase the owner, with a reason, and does so here.
test('admin', async () => {
  await ask('admin')
  const last = world.app.core.events.read(accountStream(world.owner)).at(-1)
  expect(last?.type).toBe('AccountErased')
})

test('every route answers what is malformed, too large, foreign or of another method, with all headers and no error of ours', async () => {
  const wrong = new Set<string>()
  const client = await world.asking('other')
  const host = new URL(origin).host
  for (const { row, method, path, access } of rows) {
    const at = path.replace(':id', world.owner)
    const json = { 'content-type': 'application/json' }
    const tries: readonly (readonly [string, RequestInit])[] = [
      ['HEAD', { method: 'HEAD' }],
      ['OPTIONS', { method: 'OPTIONS' }],
      ['TRACE-like', { method: 'PATCH', body: 'x' }],
      ['foreign host', { method, headers: { host: 'mau.example' } }],
      ['foreign origin', { method, headers: { origin: 'https://mau.example' } }],
      ...(method === 'GET'
        ? []
        : ([
            ['broken', { method, headers: json, body: '{"a":' }],
            ['a list', { method, headers: json, body: '[]' }],
            ['null', { method, headers: json, body: 'null' }],
            ['deep', { method, headers: json, body: `${'['.repeat(5_000)}${']'.repeat(5_000)}` }],
            ['no type', { method, headers: { 'content-type': 'application/x-nothing' }, body: 'x' }],
            [
              'half a form',
              { method, headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x\r\n' },
            ],
            ['too large', { method, headers: json, body: `"${'x'.repeat((policies[row]?.body ?? 0) + 1)}"` }],
          ] as const)),
    ]
    for (const [name, init] of tries) {
      const answer = await client.ask(at, { ...init, headers: { host, ...init.headers } })
      const seen = `${row} ${answer.status}`
      tally.set(seen, (tally.get(seen) ?? 0) + 1)
      for (const fault of await faultsOf(answer, 'other', access === 'public' || access === 'visitor', false))
        wrong.add(`${row} ${name} ${answer.status}: ${fault}`)
    }
  }
  const statuses = new Map<string, number>()
  for (const key of tally.keys()) {
    const status = key.slice(-3)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  console.log(`${tally.size} pairs of route and status; routes by status:`, Object.fromEntries([...statuses].sort()))
  expect([...wrong]).toEqual([])
})
