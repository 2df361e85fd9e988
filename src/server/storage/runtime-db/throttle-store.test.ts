import { Database } from 'bun:sqlite'
import { afterEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secretsFrom } from '../../security/secrets'
import { createThrottle } from '../../security/throttle'
import { openRuntimeDb } from './open'
import { runtimeFile } from './runtime-db'
import { throttleStore } from './throttle-store'

const bucket = { capacity: 3, refillMs: 1000 }
const { throttleKey } = secretsFrom('a secret of thirty-two characters at least')
const folder = mkdtempSync(join(tmpdir(), 'throttle-'))
afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
})

/** A throttle of a server that runs until it is closed. */
const started = (now: number) => {
  const db = openRuntimeDb(folder)
  return { throttle: createThrottle(true, throttleStore(db, throttleKey, now)), close: () => db.close() }
}

describe('throttles', () => {
  test('are as full after a restart as before it, and refill meanwhile', () => {
    const first = started(0)
    for (let i = 0; i < 3; i++) first.throttle.take('pair 203.0.113.9 x', bucket, 0)
    // Not closed: a killed server leaves the same state.
    const second = started(400)
    expect(second.throttle.wait('pair 203.0.113.9 x', bucket, 400)).toBe(600)
    expect(second.throttle.wait('pair 203.0.113.10 x', bucket, 400)).toBe(0)
    second.close()
    const third = started(3_000)
    expect(third.throttle.wait('pair 203.0.113.9 x', bucket, 3_000)).toBe(0)
    third.close()
    first.close()
  })

  test('store no address on the disk, and their file is readable only by its owner', () => {
    const { throttle, close } = started(0)
    throttle.take('pair 203.0.113.9 x', bucket, 0)
    close()
    const rows = new Database(join(folder, runtimeFile)).query('SELECT * FROM throttle').all()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
    expect(statSync(join(folder, runtimeFile)).mode & 0o777).toBe(0o600)
  })

  test('are reset when the file is damaged, which is put aside', () => {
    writeFileSync(join(folder, runtimeFile), 'this is no database, whatever its name says'.repeat(200))
    const { throttle, close } = started(0)
    throttle.take('k', bucket, 0)
    close()
    expect(readdirSync(folder)).toContain(`${runtimeFile}.damaged`)
  })

  test('from a clock that was ahead block nobody', () => {
    const first = started(9_000_000)
    for (let i = 0; i < 3; i++) first.throttle.take('k', bucket, 9_000_000)
    first.close()
    const second = started(0)
    expect(second.throttle.wait('k', bucket, 0)).toBe(0)
    second.close()
  })
})

test('continue in memory when the disk accepts no writes', () => {
  const db = openRuntimeDb(folder)
  db.db.run('PRAGMA query_only = ON')
  const throttle = createThrottle(true, throttleStore(db, throttleKey, 0))
  for (let i = 0; i < 3; i++) throttle.take('k', bucket, 0)
  expect(throttle.wait('k', bucket, 0)).toBe(1000)
  db.close()
})
