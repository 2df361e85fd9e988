// A disk that is full from one moment to the next, under people at work: below the room that signing in needs, where writes
// themselves fail. Nothing acknowledged is lost, and all goes on when there is room. Linux, as root, who alone may mount.
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDiskFull, reserveBounds, reservedIn } from '../../../src/server/runtime/disk-space'
import { type Visitor, visitor } from '../../helpers/accounts/visitor'
import { docxResume } from '../../helpers/documents'
import { executable, type Server, startServer } from '../../helpers/server'

setDefaultTimeout(120_000)

const MB = 1024 * 1024
const disk = mkdtempSync(join(tmpdir(), 'small-disk-'))
const folder = join(disk, 'data')
const ballast = join(disk, 'ballast')
const mounted = Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk]).exitCode === 0
const testMounted = test.skipIf(!mounted)

let server: Server
beforeAll(async () => {
  if (!mounted) return
  mkdirSync(folder)
  server = await startServer({ folder, env: { LC_ALL: 'C' }, verified: false })
})
afterAll(async () => {
  await server?.stop()
  if (mounted) Bun.spawnSync(['umount', '-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

const freeBytes = () => {
  const { bavail, bsize } = statfsSync(disk)
  return bavail * bsize
}
/** Takes all room but so many bytes. */
const fill = (left: number) => {
  try {
    while (freeBytes() > left) appendFileSync(ballast, new Uint8Array(Math.min(MB, freeBytes() - left)))
  } catch (error) {
    // The server took the rest meanwhile.
    if (!isDiskFull(error)) throw error
  }
}
/** A program that takes whatever becomes free. It ends with the mounted folder: nothing may fill the disk below it. */
const taker = () =>
  Bun.spawn(
    ['sh', '-c', `while [ -e ${folder}/events.db ]; do head -c 4000000 /dev/zero >> ${ballast}; sleep 0.005; done`],
    { stderr: 'ignore' },
  )
const command = (...words: string[]) => {
  const { stdout, stderr, exitCode } = Bun.spawnSync([executable, ...words], {
    env: { ...process.env, DATA_DIR: folder, LC_ALL: 'C' },
  })
  return { exitCode, text: `${stdout}${stderr}` }
}

type Person = { readonly one: Visitor; readonly email: string; name: string; uploads: number }
const people: Person[] = []
const resume = docxResume()
const failures = new Map<number, number>()
const note = ({ status }: Response) => void failures.set(status, (failures.get(status) ?? 0) + 1)

const begin = async (n: number): Promise<void> => {
  const one = visitor(server.url)
  const email = `disco${n}@exemplo.com.br`
  const answer = await one.register(email)
  if (answer.status === 201) people.push({ one, email, name: 'Joana Prado', uploads: 0 })
  else note(answer)
}
const change = async (person: Person, name: string): Promise<void> => {
  const body = JSON.stringify({ nome: name, email: person.email })
  const answer = await person.one.ask('/api/user/profile', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body,
  })
  if (answer.ok) person.name = name
  else note(answer)
}
const upload = async (person: Person): Promise<void> => {
  const answer = await person.one.upload('curriculo.docx', await resume)
  if (answer.ok) person.uploads += 1
  else note(answer)
}
/** What somebody sees of what was acknowledged. */
const lost = async (): Promise<string[]> => {
  const found: string[] = []
  for (const { email, name, uploads } of people) {
    const one = visitor(server.url)
    const signedIn = await one.login(email)
    if (!signedIn.ok) found.push(`${email}: ${signedIn.status}`)
    const user = (await (await one.ask('/api/user')).json()) as { nome?: string }
    if (user.nome !== name) found.push(`${email}: is called ${user.nome}, not ${name}`)
    if (uploads > 0 && !(await one.ask('/api/resume/latest')).ok) found.push(`${email}: no upload`)
  }
  return found
}

testMounted('filled in one moment under people at work, nothing acknowledged is lost', async () => {
  await Promise.all([0, 1, 2, 3, 4, 5].map(begin))
  for (const left of [0, 64 * 1024, 300 * 1024, 2 * MB]) {
    let going = true
    const work = people.map(async (person, at) => {
      for (let turn = 0; going; turn++) {
        await change(person, `Pessoa ${at} ${left} ${turn}`)
        if (turn % 3 === 0) await upload(person)
      }
    })
    await Bun.sleep(700)
    fill(left)
    await Bun.sleep(1_500)
    await begin(100 + left)
    const page = await people[0]?.one.ask('/painel')
    expect(page?.status).toBe(200)
    going = false
    await Promise.all(work)
    rmSync(ballast)
    await Bun.sleep(1_200)
    // It goes on by itself.
    for (const person of people) await change(person, `${person.name} de novo`)
    for (const person of people) expect(person.name).toEndWith('de novo')
    expect(await lost()).toEqual([])
  }
  console.log(people.length, 'people, refused by status', JSON.stringify([...failures]))
  // 403: the analyses of the month are used up.
  expect([...failures.keys()].filter((status) => ![507, 503, 429, 403].includes(status))).toEqual([])
  await server.stop()
  // That a disk of this size has little room is a problem, too.
  expect(command('check', '--deep').text).toMatch(/^\d+ events.*\n1 problems\nonly \d+ MB are free\n$/)
  expect(command('verify').text).toContain(' 0 differences, 0 parked')
  server = await startServer({ folder, verified: false })
  expect(await lost()).toEqual([])
})

testMounted('at the last byte people sign in, read and sign out, again and again; the room comes back', async () => {
  const reserved = () => reservedIn(folder) ?? 0
  // The reserve is taken once the server answers.
  for (let tries = 0; tries < 100 && reserved() < reserveBounds.bytes; tries++) await Bun.sleep(20)
  expect(reserved()).toBe(reserveBounds.bytes)
  const email = people[0]?.email ?? ''
  const comeAndGo = async (turn: number) => {
    const one = visitor(server.url)
    expect([turn, (await one.login(email)).status]).toEqual([turn, 200])
    expect([turn, (await one.ask('/painel')).status]).toEqual([turn, 200])
    expect([turn, (await one.ask('/api/user')).status]).toEqual([turn, 200])
    expect([turn, (await one.ask('/api/logout', { method: 'POST' })).ok]).toEqual([turn, true])
    expect([turn, (await one.ask('/api/user')).status]).toEqual([turn, 401])
  }
  fill(0)
  for (let turn = 0; turn < 100; turn++) await comeAndGo(turn)
  const after = reserved() / MB
  const filler = taker()
  await Bun.sleep(500)
  for (let turn = 0; turn < 5; turn++) await comeAndGo(turn)
  filler.kill()
  await filler.exited
  console.log('reserve after 100', after, 'MB, after 5 more beside a program that takes it', reserved() / MB, 'MB')
  rmSync(ballast)
  for (let tries = 0; tries < 100 && reserved() < reserveBounds.bytes; tries++) {
    await visitor(server.url).ask('/planos')
    await Bun.sleep(50)
  }
  expect(reserved()).toBe(reserveBounds.bytes)
  expect(await lost()).toEqual([])
})

testMounted(
  'three accounts that sign in as often as they can leave room for others, beside a program that takes all',
  async () => {
    await server.stop()
    server = await startServer({ folder, verified: false, env: { RATE_LIMIT: 'on' } })
    for (let tries = 0; tries < 100 && (reservedIn(folder) ?? 0) < reserveBounds.bytes; tries++) await Bun.sleep(20)
    fill(0)
    const filler = taker()
    await Bun.sleep(500)
    const statuses = new Map<number, number>()
    for (let turn = 0; turn < 40; turn++)
      for (const { email } of people.slice(0, 3)) {
        const { status } = await visitor(server.url).login(email)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    const left = (reservedIn(folder) ?? 0) / MB
    console.log('120 tries of three accounts', JSON.stringify([...statuses]), 'reserve', left, 'MB')
    // Their tries used up what their own network may begin in a minute, on any disk.
    await Bun.sleep(5_000)
    const { status } = await visitor(server.url).login(people[3]?.email ?? '')
    filler.kill()
    await filler.exited
    const signedIn = statuses.get(200) ?? 0
    // Four each; on a busy machine one or two come before the server has noticed that the disk is full.
    expect(signedIn).toBeWithin(12, 15)
    expect([statuses.get(429), status]).toEqual([120 - signedIn, 200])
    expect(left).toBeGreaterThan(12)
    rmSync(ballast)
    await server.stop()
    server = await startServer({ folder, verified: false })
  },
)

testMounted('a server that is started on a full disk says why it does not, and starts when there is room', async () => {
  await server.stop()
  fill(0)
  const refused = command('serve')
  expect(refused).toMatchObject({ exitCode: 1, text: expect.stringMatching(/^There is no room on the disk: .*\n$/) })
  rmSync(ballast)
  server = await startServer({ folder, verified: false })
  expect(await lost()).toEqual([])
})

testMounted('an erasure on the full disk is made out of the reserve', async () => {
  fill(0)
  const email = people.at(-1)?.email ?? ''
  expect(command('account', 'erase', email, '--sure')).toMatchObject({ exitCode: 0 })
  rmSync(ballast)
  people.pop()
  expect((await visitor(server.url).login(email)).status).toBe(401)
  expect(await lost()).toEqual([])
})

testMounted('a backup without room says so and leaves nothing', async () => {
  fill(200 * 1024)
  const copy = join(disk, 'copy')
  const { exitCode, text } = command('backup', copy, '--with-secret')
  expect(exitCode).toBe(1)
  expect(text).toMatch(/room|space|full/i)
  expect(readdirSync(disk).toSorted()).toEqual(['ballast', 'data'])
  rmSync(ballast)
  expect(command('backup', copy, '--with-secret').exitCode).toBe(0)
  rmSync(copy, { recursive: true })
})

testMounted('an upgrade without room says so, changes nothing, and is made when there is room', async () => {
  await server.stop()
  writeFileSync(join(folder, 'release.json'), '{"release":"0.0.1"}')
  fill(200 * 1024)
  const refused = command('serve')
  expect(refused.exitCode).not.toBe(0)
  expect(refused.text).toMatch(/room|space|full/i)
  expect(refused.text).not.toMatch(/\n\s+at /)
  rmSync(ballast)
  server = await startServer({ folder, verified: false })
  expect(await lost()).toEqual([])
  expect(existsSync(join(folder, 'release.json'))).toBe(true)
})
