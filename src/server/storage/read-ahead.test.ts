import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readAhead } from './read-ahead'

test('a long log is read to its end in slices, and others are answered meanwhile', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'read-ahead-'))
  const path = join(folder, 'events.db')
  const size = 10 * 1024 * 1024 + 1
  writeFileSync(path, new Uint8Array(size))
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  const seen: (readonly [number, number])[] = []
  await readAhead(path, (done, of) => void seen.push([done, of]))
  clearInterval(timer)
  expect([seen[0], seen.at(-1), seen.length]).toEqual([[0, size], [size, size], 4])
  expect(turns).toBeGreaterThan(0)
  rmSync(folder, { recursive: true })
})
