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

test('a process that the system kills is out of memory: the file is not called damaged', async () => {
  const slot = createSlot(command, readerLimits, () => {})
  await slot.run('read', new TextEncoder().encode('hello'))
  const outcome = slot.run('hang', new TextEncoder().encode('hello'))
  await Bun.sleep(50)
  process.kill(slot.pid() ?? 0, 'SIGKILL')
  expect(await outcome).toEqual({ ok: false, refusal: 'too-much-memory' })
  await slot.close()
}, 30_000)

test('a task sent to a process that had died before it took the task is read by a new one', async () => {
  const slot = createSlot(command, readerLimits, () => {})
  await slot.run('read', new TextEncoder().encode('hello'))
  process.kill(slot.pid() ?? 0, 'SIGKILL')
  expect((await slot.run('read', new TextEncoder().encode('hello'))).ok).toBe(true)
  expect(slot.startMs()).toBeGreaterThan(0)
  await slot.close()
}, 30_000)

const megabyte = 1024 * 1024

test.if(process.platform === 'linux')(
  'what earlier tasks left in memory is no fault of the next one, which a new process runs',
  async () => {
    const slot = createSlot(command, { ...readerLimits, memory: 420 * megabyte }, () => {})
    const leave = async () => ({ ...(await slot.run('leave', new Uint8Array())), pid: slot.pid() })
    const first = await leave()
    const [second, third] = [await leave(), await leave()]
    expect([first.ok, second.ok, third.ok]).toEqual([true, true, true])
    expect(new Set([first.pid, second.pid, third.pid]).size).toBeGreaterThan(1)
    await slot.close()
  },
  60_000,
)
