// Guessing on the executable with its limits on: does the time of an answer say which addresses have accounts, and how far do
// 10 000 guesses from as many addresses get, at a password and at the code of somebody whose password is known?
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { codeAt, hidden } from '../../helpers/accounts/second-factor'
import { type Visitor, visitor } from '../../helpers/accounts/visitor'
import { type Server, startServer } from '../../helpers/server'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(600_000)

let server: Server
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' }, verified: false })
})
afterAll(() => server.stop())

const password = 'trampolim-teste-1'
const address = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

type Answer = { readonly status: number; readonly ms: number; readonly cookies: string }
const post = async (path: string, from: string, json: object, cookie = ''): Promise<Answer> => {
  const began = performance.now()
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(json),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
  })
  await answer.arrayBuffer()
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return { status: answer.status, ms: performance.now() - began, cookies: cookies.join('; ') }
}

/** Runs `count` of them, some at a time, and counts the answers by status. */
const count = async (times: number, ask: (n: number) => Promise<Answer>): Promise<ReadonlyMap<number, number>> => {
  const counts = new Map<number, number>()
  let next = 0
  const worker = async () => {
    for (let n = next++; n < times; n = next++) {
      const { status } = await ask(n)
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 20 }, worker))
  return counts
}

const form = (one: Visitor, path: string, fields: Record<string, string>) =>
  one.ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: server.url } })

/** How likely it is that a time of the one list is longer than one of the other; 0.5 when they are alike. */
const longer = (one: readonly number[], other: readonly number[]): number => {
  const wins = one.reduce((sum, a) => sum + other.filter((b) => a > b).length, 0)
  return wins / (one.length * other.length)
}

test('400 sign-ins take as long for an address that has an account as for one that has none', async () => {
  const people = Array.from({ length: 4 }, (_, n) => `conhecida${n}@exemplo.com`)
  for (const email of people) await visitor(server.url).register(email)
  const known: number[] = []
  const unknown: number[] = []
  for (let n = 0; n < 400; n++) {
    const isKnown = n % 2 === 0
    const which = (n >> 1) % people.length
    // Fifty tries at each address, half of what any address has before it has to wait.
    const email = isKnown ? people[which] : `ninguem${which}@exemplo.com`
    const { status, ms } = await post('/api/login', address(n), { email, senha: 'errada-errada' })
    expect(status).toBe(401)
    ;(isKnown ? known : unknown).push(ms)
  }
  // Two lists of 200 alike differ from 0.5 by 0.029 (one standard deviation); four of them would show a difference.
  const share = longer(known, unknown)
  console.log(`known is slower in ${(100 * share).toFixed(1)} % of 200 × 200 pairs`)
  expect(Math.abs(share - 0.5)).toBeLessThan(0.116)
})

test('of 10 000 guesses at a password from as many addresses some hundred are looked at; the owner still comes in', async () => {
  const owner = visitor(server.url)
  await owner.register('alvo@exemplo.com')
  const answers = await count(10_000, (n) =>
    post('/api/login', address(1_000 + n), { email: 'alvo@exemplo.com', senha: `tentativa-${n}` }),
  )
  console.log('guesses at a password', Object.fromEntries(answers))
  expect(answers.get(401) ?? 0).toBeLessThan(130)
  expect((answers.get(401) ?? 0) + (answers.get(429) ?? 0) + (answers.get(503) ?? 0)).toBe(10_000)
  // From the browser that has signed in before.
  expect((await owner.login('alvo@exemplo.com')).status).toBe(200)
})

test('of 10 000 guesses at a code ten or so are looked at; the owner still comes in', async () => {
  const owner = visitor(server.url)
  const email = 'codigo@exemplo.com'
  await owner.register(email)
  const page = await (await owner.ask('/conta/seguranca/aplicativo')).text()
  const configuracao = hidden(page, 'configuracao')
  const secret = configuracao.split('.')[0] ?? ''
  // The code of the step before: the present one is for signing in.
  const codigo = codeAt(secret, Date.now() - 30_000)
  const enabled = await form(owner, '/conta/seguranca/aplicativo', { configuracao, codigo, senha: password })
  expect(enabled.status).toBe(200)

  const first = await post('/api/login', address(50_000), { email, senha: password })
  expect(first.status).toBe(401)
  const answers = await count(10_000, (n) =>
    post(
      '/api/login/second-factor',
      address(60_000 + n),
      // Every code but those that are right about now.
      { codigo: String((Number(codeAt(secret, Date.now())) + 1_000 + n) % 1_000_000).padStart(6, '0') },
      first.cookies,
    ),
  )
  console.log('guesses at a code', Object.fromEntries(answers))
  expect(answers.get(200) ?? 0).toBe(0)
  expect(answers.get(401) ?? 0).toBeLessThan(20)
  expect(answers.get(429) ?? 0).toBeGreaterThan(9_900)
  expect((await owner.login(email)).status).toBe(401)
  const entered = await owner.post('/api/login/second-factor', { codigo: codeAt(secret, Date.now()) })
  expect(entered.status).toBe(200)
})

test('guesses from all the networks one customer has of IPv6 are counted together', async () => {
  const guess = (n: number) =>
    post('/api/login', `2001:db8:77:${n.toString(16)}::1`, { email: `ninguem${n}@exemplo.com`, senha: 'errada' })
  const counts = await count(160, guess)
  // Some come back while the others are made.
  expect(counts.get(401)).toBeGreaterThanOrEqual(100)
  expect(counts.get(401)).toBeLessThan(115)
  expect([...counts.keys()].toSorted()).toEqual([401, 429])
})
