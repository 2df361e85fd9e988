// One address signs in as fast as it can to accounts of its own; somebody elsewhere signs in meanwhile.
import { expect, test } from 'bun:test'
import { startServer } from '../../helpers/server'

const connections = 90
const accounts = 5
/** Strangers take turns: thirty sign-ins at once are all that one account has, flood or none. */
const strangers = 8
const floodMs = 8_000
const password = 'uma-senha-de-teste'

test('90 connections with right passwords of five accounts leave a stranger’s sign-in within a second', async () => {
  const server = await startServer({ env: { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' }, verified: false })
  const post = async (path: string, from: string, json: object, cookie = '') => {
    const began = performance.now()
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      body: JSON.stringify(json),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    })
    await answer.arrayBuffer()
    const devices = answer.headers.getSetCookie().find((one) => one.startsWith('devices='))
    return { status: answer.status, ms: performance.now() - began, devices: devices?.split(';')[0] ?? '' }
  }
  const register = (email: string, from: string) =>
    post('/api/register', from, { nome: 'Ana Lima', email, senha: password, aceitarTermos: true })
  const signIn = (email: string, from: string, cookie = '') =>
    post('/api/login', from, { email, senha: password }, cookie)
  try {
    const own = await Promise.all(
      Array.from({ length: accounts }, (_, i) => register(`a${i}@exemplo.com`, '203.0.113.9')),
    )
    for (let i = 0; i < strangers; i++)
      expect((await register(`vera${i}@exemplo.com`, '198.51.100.1')).status).toBe(201)

    let over = false
    const answers = new Map<number, number>()
    const flood = Array.from({ length: connections }, async (_, index) => {
      while (!over) {
        const account = index % accounts
        const { status } = await signIn(`a${account}@exemplo.com`, '203.0.113.9', own[account]?.devices)
        answers.set(status, (answers.get(status) ?? 0) + 1)
      }
    })
    const until = performance.now() + floodMs
    const victim = []
    // From a new address each time: nothing is known of this browser.
    for (let i = 0; performance.now() < until; i++) {
      victim.push(await signIn(`vera${i % strangers}@exemplo.com`, `198.51.100.${2 + i}`))
      await Bun.sleep(100)
    }
    over = true
    await Promise.all(flood)

    console.log(
      'stranger',
      victim.map(({ status, ms }) => `${status} ${Math.round(ms)}`).join(', '),
      'flood',
      Object.fromEntries(answers),
    )
    const good = victim.filter(({ status, ms }) => status === 200 && ms < 1_000)
    expect(victim.length).toBeGreaterThan(5)
    expect(good.length / victim.length).toBeGreaterThanOrEqual(0.95)
    // The flood was one: it had its share of successes, and the rest was held back.
    expect(answers.get(200)).toBeGreaterThan(20)
    expect((answers.get(429) ?? 0) + (answers.get(503) ?? 0)).toBeGreaterThan(20)
  } finally {
    await server.stop()
  }
}, 120_000)
