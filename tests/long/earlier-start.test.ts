// The first start of this release on a long log of one that had no notification events: it raises them with its port
// open, says how far it is, and then serves.
import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountStream } from '../../src/events/schema/events'
import { openLog } from '../../src/events/store/sqlite/sqlite-log'
import { longCatchUp } from '../../src/server/preparing'
import { secretsFrom } from '../../src/server/security/secrets'
import { life, lifeAt } from '../helpers/events/life'
import { type Server, servedByExecutable, startServer } from '../helpers/server'

const secret = 'a secret for a long log, known to all'
const folder = mkdtempSync(join(tmpdir(), 'earlier-'))
let server: Server | undefined
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Accounts of ten events each, as an older release left them: twice what a start does with its port closed. */
const fill = async () => {
  writeFileSync(join(folder, 'secret.key'), secret)
  const log = openLog({ folder, masterKey: secretsFrom(secret).master })
  const metadata = { at: lifeAt, actor: null, correlation: 'old', causation: null }
  for (let left = longCatchUp / 5; left > 0; left -= 100)
    await Promise.all(
      Array.from({ length: 100 }, () =>
        log.append([{ stream: accountStream(Bun.randomUUIDv7()), expected: 0, events: life() }], metadata),
      ),
    )
  await log.close()
  // The copy that is made before an upgrade is another matter, and these accounts hold no claims.
  servedByExecutable(folder)
}

test('a long log without notifications: the port is open while they are raised', async () => {
  await fill()
  server = await startServer({ folder, pollMs: 2, verified: false })
  expect(server.log()).not.toContain('notifications.earlier_raised')
  const seen: number[] = []
  let answer = await fetch(`${server.url}/readyz`)
  for (; answer.status === 503; answer = await fetch(`${server.url}/readyz`)) {
    const { status, percent } = await answer.json()
    expect(status).toBe('preparing')
    seen.push(percent)
    await Bun.sleep(20)
  }
  expect(answer.status).toBe(200)
  // Both halves were seen, and it never went back.
  expect(seen[0]).toBeLessThan(25)
  expect(seen.some((percent) => percent >= 50)).toBe(true)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect(server.log()).toContain('notifications.earlier_raised')
}, 120_000)
