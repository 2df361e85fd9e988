// Goal: acknowledged events survive `kill -9`. Method: a child appends under load and reports every acknowledged event
// through a pipe, which outlives it; it is killed at a random moment; this process then opens the folder and checks it.
// Ten rounds, fifty in the long tier, five to a folder, so that rounds also start from what a killed one left
// behind. Not tested: power loss, which needs a machine that can be switched off.
import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLog } from '../../../src/events/store/sqlite/sqlite-log'
import { verify } from '../../../src/projections/engine/verify'
import { openViews } from '../../../src/projections/engine/views'
import { ledger, masterKey, projections } from '../../helpers/events/ledger'

const folders = process.env.LONG ? 10 : 2
const roundsPerFolder = 5
const longestMilliseconds = 60

type Acknowledged = Map<number, string>

async function killOne(folder: string, acknowledged: Acknowledged): Promise<number> {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'appender.ts'), folder], {
    stdout: 'pipe',
    stderr: 'pipe',
  })
  let text = ''
  let ready = false
  const decoder = new TextDecoder()
  for await (const chunk of child.stdout) {
    text += decoder.decode(chunk, { stream: true })
    // From the first acknowledgement on, so that a slow machine has something to lose too.
    if (!ready && text.split('\n').length > 2) {
      ready = true
      setTimeout(() => child.kill('SIGKILL'), Math.random() * longestMilliseconds)
    }
  }
  await child.exited
  expect([child.signalCode, await new Response(child.stderr).text()]).toEqual(['SIGKILL', ''])
  // The last line may be cut; a whole one ends in a newline.
  const lines = text.split('\n').slice(1, -1)
  for (const line of lines) {
    const [position, id] = line.split(' ')
    acknowledged.set(Number(position), id ?? '')
  }
  return lines.length
}

async function inspect(folder: string, acknowledged: Acknowledged): Promise<void> {
  const log = openLog({ folder, masterKey }) // also proves that the dead process left no lock
  const views = await openViews({ folder, log, projections, catalog: ledger })
  const versions = new Map<string, number>()
  let position = 0
  for (let events = log.readAll(0, 10_000); events.length > 0; events = log.readAll(position, 10_000)) {
    for (const event of events) {
      position += 1
      expect(event.position).toBe(position)
      expect(event.version).toBe((versions.get(event.stream) ?? 0) + 1)
      versions.set(event.stream, event.version)
      if (event.type === 'Opened') {
        expect(event.personal()).toEqual({ name: `Ana ${event.stream.split('/')[1]}` })
        expect(log.claimed('email', event.stream.split('/')[1] ?? '')).toBe(event.stream)
      }
      const expected = acknowledged.get(position)
      if (expected !== undefined) expect(event.id).toBe(expected)
    }
  }
  expect(Math.max(0, ...acknowledged.keys())).toBeLessThanOrEqual(position)
  expect([views.position(), views.parked()]).toEqual([position, []])
  expect(verify({ log, projections, catalog: ledger, views }).differences).toEqual([])
  views.close()
  await log.close()
  for (const file of ['events.db', 'keys.db']) {
    const raw = new Database(join(folder, file), { readonly: true })
    expect(raw.query('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    raw.close()
  }
}

test('rounds of kill -9 under load lose nothing that was acknowledged', async () => {
  let acknowledgedInAll = 0
  for (let n = 0; n < folders; n += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'kill9-'))
    const acknowledged: Acknowledged = new Map()
    try {
      for (let round = 0; round < roundsPerFolder; round += 1) {
        acknowledgedInAll += await killOne(folder, acknowledged)
        await inspect(folder, acknowledged)
      }
      expect(acknowledged.size).toBeGreaterThan(0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  // Fewer would mean that the children died before there was any load.
  expect(acknowledgedInAll).toBeGreaterThan(100 * folders)
}, 120_000)

test('a second process is refused while the first lives, in words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'second-'))
  const log = openLog({ folder, masterKey })
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'appender.ts'), folder], {
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [code, output, error] = [
    await child.exited,
    await new Response(child.stdout).text(),
    await new Response(child.stderr).text(),
  ]
  await log.close()
  rmSync(folder, { recursive: true })
  expect([code, output]).toEqual([1, ''])
  expect(error).toContain('Another process is already using the data folder')
})
