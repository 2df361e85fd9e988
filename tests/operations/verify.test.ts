// `verify` of the built executable on a log long enough to be folded by several processes at once.
import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountStream, domainEvents } from '../../src/events/schema/events'
import { openLog } from '../../src/events/store/sqlite/sqlite-log'
import { projections } from '../../src/projections/all'
import { openViews } from '../../src/projections/engine/views'
import { secretsFrom } from '../../src/server/security/secrets'
import { life, lifeAt } from '../helpers/events/life'
import { executable } from '../helpers/server'

setDefaultTimeout(60_000)

const secret = 'a secret for testing, known to all'
const accounts = 1_100
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verify-'))
  writeFileSync(join(folder, 'secret.key'), secret)
  const log = openLog({ folder, masterKey: secretsFrom(secret).master })
  const context = { at: lifeAt, actor: null, correlation: 'test', causation: null }
  await Promise.all(
    Array.from({ length: accounts }, () =>
      log.append([{ stream: accountStream(Bun.randomUUIDv7()), expected: 0, events: life() }], context),
    ),
  )
  const views = await openViews({ folder, log, projections, catalog: domainEvents })
  views.close()
  await log.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const verify = (...words: string[]) => {
  const { exitCode, stdout, stderr } = Bun.spawnSync([executable, 'verify', ...words], { env: { DATA_DIR: folder } })
  return { exitCode, out: stdout.toString(), problems: stderr.toString() }
}

test('an intact folder has no differences, however many processes fold it', () => {
  const { exitCode, out } = verify()
  expect([exitCode, out]).toEqual([
    0,
    expect.stringMatching(/^11000 events, \d+ rows compared, 0 differences, 0 parked$/m),
  ])
  const rows = Number(out.match(/(\d+) rows/)?.[1])
  const one = JSON.parse(verify('--only', 'quota', '--json').out)
  const rest = projections.filter(({ name }) => name !== 'quota').map(({ name }) => name)
  const others = JSON.parse(verify('--only', rest.join(), '--json').out)
  expect(one).toMatchObject({ position: 11_000, differences: [], parked: [] })
  expect(one.rows + others.rows).toBe(rows)
})

test('differences of every share are reported together, with parked events', () => {
  const name = readdirSync(folder).find((each) => /^views-.*\.db$/.test(each)) ?? ''
  const db = new Database(join(folder, name))
  db.run('UPDATE used_units SET resume = 7 WHERE account = (SELECT min(account) FROM used_units)')
  db.run('DELETE FROM accounts WHERE id = (SELECT min(id) FROM accounts)')
  db.run("INSERT INTO inboxes VALUES ('nobody', 1, 1, 1)")
  db.run("INSERT INTO engine_parked VALUES (3, 'session', 'SessionEnded', 1, 'Error')")
  db.close()
  const { exitCode, out, problems } = verify()
  expect(exitCode).toBe(1)
  expect(out).toContain('4 differences, 1 parked')
  for (const line of [
    /^used_units \{"account":"[^"]+".*\}: differs$/m,
    /^accounts \{"id":"[^"]+"\}: missing$/m,
    /^inboxes \{"account":"nobody"\}: too much$/m,
    /^engine_parked \{"position":3,"projection":"session"\}: too much$/m,
    /^parked: event 3 for session$/m,
  ])
    expect(problems).toMatch(line)
  expect(JSON.parse(verify('--only', 'settings', '--json').out)).toMatchObject({ differences: [], parked: [] })
})

test('an unknown projection is a wrong call', () => expect(verify('--only', 'quota_units').exitCode).toBe(2))

// The last one, because nothing removes an event again.
test('events that this release cannot read are reported once, by none of the processes', () => {
  const db = new Database(join(folder, 'events.db'))
  db.run(`INSERT INTO events SELECT 11001, 'of-a-later-release', 'later/1', 1, 'OfALaterRelease', 1, at, actor,
    correlation, causation, data, NULL FROM events WHERE position = 1`)
  db.close()
  expect(verify().problems.match(/OfALaterRelease/g)).toHaveLength(1)
  expect(verify('--only', 'settings')).toMatchObject({
    exitCode: 1,
    problems: expect.stringContaining('OfALaterRelease'),
  })
  expect(verify('--only', 'settings', '--part')).toMatchObject({ exitCode: 0, problems: '' })
})
