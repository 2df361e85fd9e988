// A slot of the pool says what the start of its process took, so that no task is charged for it.
import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { readerLimits } from './limits'
import { createSlot } from './slot'

const command = [process.execPath, join(import.meta.dir, '../../../tests/reader/child.ts')]

test('a task that finds its process alive waited for no start', async () => {
  const slot = createSlot(command, readerLimits, () => {})
  await slot.run('read', new TextEncoder().encode('hello'))
  expect(slot.startMs()).toBeGreaterThan(0)
  await slot.run('read', new TextEncoder().encode('hello'))
  expect(slot.startMs()).toBe(0)
  await slot.close()
}, 30_000)
