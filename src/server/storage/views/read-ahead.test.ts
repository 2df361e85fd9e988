import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readAhead } from './read-ahead'

test('a long log is read to its end in slices, and others are answered meanwhile', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'read-ahead-'))
  const path = join(folder, 'events.db')
  // Long enough that no disk or cache answers all of its reads at once.
  const slices = 64
  const size = (slices - 1) * 4 * 1024 * 1024 + 1
  writeFileSync(path, '')
  truncateSync(path, size)
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  const seen: (readonly [number, number])[] = []
  await readAhead(path, (done, of) => void seen.push([done, of]))
  clearInterval(timer)
  expect([seen[0], seen.at(-1), seen.length]).toEqual([[0, size], [size, size], slices + 1])
  expect(turns).toBeGreaterThan(0)
  rmSync(folder, { recursive: true })
})
