import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRuntimeDb } from '../storage/runtime-db/open'
import { createSecurityCounts } from './security-counts'

test('refusals are counted per hour, across restarts, and logged in one line per kind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'))
  let now = 1_000 * 3_600_000
  const lines: unknown[] = []
  const started = () => {
    const db = openRuntimeDb(folder)
    const counts = createSecurityCounts(db, {
      clock: () => now,
      write: (at, details) => void lines.push([at, details]),
    })
    return {
      counts,
      stop: () => {
        counts.close()
        db.close()
      },
    }
  }
  const first = started()
  for (let n = 0; n < 3; n++) first.counts.count('sign-in-failed')
  first.counts.count('webhook-forged')
  first.stop()
  expect(lines).toEqual([
    ['security.refusals', { kind: 'sign-in-failed', count: 3 }],
    ['security.refusals', { kind: 'webhook-forged', count: 1 }],
  ])
  now += 5 * 3_600_000
  const second = started()
  second.counts.count('sign-in-failed')
  expect(second.counts.within(1)).toMatchObject({ 'sign-in-failed': 1, 'webhook-forged': 0, 'cross-site': 0 })
  expect(second.counts.within(24)).toMatchObject({ 'sign-in-failed': 4, 'webhook-forged': 1 })
  second.stop()
  now += 91 * 24 * 3_600_000
  const third = started()
  expect(third.counts.within(100 * 24)).toMatchObject({ 'sign-in-failed': 0 })
  third.stop()
  rmSync(folder, { recursive: true })
})
