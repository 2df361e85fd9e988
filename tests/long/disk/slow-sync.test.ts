// A disk whose syncs take a third of a second, and one whose syncs fail from some moment on, by faults that strace injects: who was
// answered has what they wrote, after `kill -9` in the middle of a sync too, and others are answered meanwhile. Linux with strace.
import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Visitor, visitor } from '../../helpers/accounts/visitor'
import { executable, type Server, startServer } from '../../helpers/server'

setDefaultTimeout(180_000)

const folder = mkdtempSync(join(tmpdir(), 'slow-sync-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const here = Bun.which('strace') !== null && Bun.spawnSync(['strace', '-qq', '-o', '/dev/null', 'true']).exitCode === 0
const testTraced = test.skipIf(!here)

const traced = (fault: string) => {
  const filter = ['-e', 'trace=fdatasync', '-e', `inject=fdatasync:${fault}`]
  const command = ['strace', '-f', '-qq', '--seccomp-bpf', ...filter, '-o', '/dev/null', executable, 'serve']
  return startServer({ folder, command, env: { LOG_FORMAT: 'json' }, verified: false })
}
const plain = () => startServer({ folder, verified: false })
/** strace passes no SIGKILL on. */
const pidOf = async (server: Server): Promise<number> => {
  for (;;) {
    const [, pid] = /"pid":(\d+)/.exec(server.log()) ?? []
    if (pid) return Number(pid)
    await Bun.sleep(20)
  }
}

/** `sent`: names without an acknowledgement since the last that had one; any may have been written. */
type Person = { readonly email: string; known: string; sent: string[] }
const people: Person[] = Array.from({ length: 6 }, (_, n) => {
  return { email: `lento${n}@exemplo.com.br`, known: 'Joana Prado', sent: [] }
})
let names = 0
const letters = (n: number) => [...`${n}`].map((digit) => 'abcdefghij'[Number(digit)]).join('')
/** Sends one name after another until the server is gone or refuses; counts those that were acknowledged. */
const work = async (one: Visitor, person: Person): Promise<number> => {
  for (let done = 0; ; done++) {
    const name = `Joana ${letters(++names)}`
    person.sent.push(name)
    const body = JSON.stringify({ nome: name, email: person.email })
    const headers = { 'content-type': 'application/json' }
    const answer = await one.ask('/api/user/profile', { method: 'PUT', headers, body }).catch(() => null)
    if (!answer?.ok) return done
    person.known = name
    person.sent = []
  }
}
const signedIn = (server: Server) =>
  Promise.all(
    people.map(async ({ email }) => {
      const one = visitor(server.url)
      expect((await one.login(email)).status).toBe(200)
      return one
    }),
  )
const compare = async (server: Server) => {
  for (const [at, one] of (await signedIn(server)).entries()) {
    const { nome } = (await (await one.ask('/api/user')).json()) as { nome: string }
    const person = people[at]!
    expect([person.known, ...person.sent]).toContain(nome)
    person.known = nome
    person.sent = []
  }
}

testTraced('kill -9 in the middle of a sync of 300 ms loses nothing that was answered', async () => {
  const first = await plain()
  for (const { email } of people) expect((await visitor(first.url).register(email)).status).toBe(201)
  await first.stop()
  let acknowledged = 0
  const waits: number[] = []
  for (let round = 0; round < 8; round++) {
    const server = await traced('delay_enter=300000')
    const visitors = await signedIn(server)
    const working = visitors.map((one, at) => work(one, people[at]!))
    const until = performance.now() + 700 + Math.random() * 600
    while (performance.now() < until) {
      const began = performance.now()
      await fetch(`${server.url}/healthz`)
      waits.push(performance.now() - began)
      await Bun.sleep(20)
    }
    process.kill(await pidOf(server), 'SIGKILL')
    for (const count of await Promise.all(working)) acknowledged += count
    await server.stop('SIGKILL')
    const next = await plain()
    await compare(next)
    await next.stop()
  }
  console.log(acknowledged, 'acknowledged; healthz at most', Math.round(Math.max(...waits)), 'ms')
  expect(acknowledged).toBeGreaterThan(20)
  expect(Math.max(...waits)).toBeLessThan(300)
})

testTraced(
  'once a sync has failed nothing more is acknowledged, reading goes on, and a restart serves on',
  async () => {
    const server = await traced('error=EIO:when=40+')
    const visitors = await signedIn(server)
    const counts = await Promise.all(visitors.map((one, at) => work(one, people[at]!)))
    const [one] = visitors
    const [person] = people
    expect(await work(one!, person!)).toBe(0)
    expect((await one!.ask('/painel')).status).toBe(200)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    console.log(counts.join(' '), 'acknowledged before the first failure')
    // Asked to stop while others go on trying.
    const trying = visitors.map((visitor, at) => work(visitor, people[at]!))
    process.kill(await pidOf(server), 'SIGTERM')
    expect((await Promise.all(trying)).every((done) => done === 0)).toBe(true)
    await server.stop('SIGKILL')
    const next = await plain()
    await compare(next)
    expect(await next.stop()).toBe(0)
  },
)
