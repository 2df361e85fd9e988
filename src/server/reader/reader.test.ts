import { afterEach, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { TestJobs } from '../../../tests/reader/child'
import { selfCommand } from '../runtime/executable'
import type { Reader } from './protocol'
import { createReader, READER_LIMITS } from './reader'

const COMMAND = [process.execPath, join(import.meta.dir, '../../../tests/reader/child.ts')]
const NOT_A_DOCUMENT = new TextEncoder().encode('hello')
let reader: Reader<TestJobs> | null = null

function start(limits: Partial<typeof READER_LIMITS> = {}): Reader<TestJobs> {
  reader = createReader<TestJobs>({ ...READER_LIMITS, ...limits }, COMMAND)
  return reader
}

afterEach(() => reader?.close())

describe('the reader process', () => {
  test('starts at the first job, answers it, and is kept for the next', async () => {
    const reader = start()
    expect(reader.pid()).toBeNull()
    expect(await reader.run('read', NOT_A_DOCUMENT)).toEqual({
      ok: true,
      value: { ok: false, refusal: 'unknown-type' },
    })
    const pid = reader.pid()
    expect(pid).not.toBeNull()
    await reader.run('read', NOT_A_DOCUMENT)
    expect(reader.pid()).toBe(pid)
  })

  test('sees nothing of the server’s environment and stands in the root folder', async () => {
    process.env.READER_TEST_SECRET = 'secret'
    const outcome = await start().run('environment', NOT_A_DOCUMENT)
    delete process.env.READER_TEST_SECRET
    expect(outcome.ok).toBe(true)
    if (!outcome.ok) return
    expect(outcome.value.names.filter((name) => !/^(NODE_CHANNEL|BUN_)/.test(name))).toEqual([])
    expect(outcome.value.folder).toBe('/')
  })

  test('is killed when a document takes too long; the one waiting behind it is still read', async () => {
    const reader = start({ wall: 300 })
    await reader.run('read', NOT_A_DOCUMENT)
    const first = reader.pid()
    const [slow, next] = await Promise.all([reader.run('hang', NOT_A_DOCUMENT), reader.run('read', NOT_A_DOCUMENT)])
    expect(slow).toEqual({ ok: false, refusal: 'too-slow' })
    expect(next).toEqual({ ok: true, value: { ok: false, refusal: 'unknown-type' } })
    expect(reader.pid()).not.toBe(first)
  })

  test.if(process.platform === 'linux')('is killed when a document takes too much memory', async () => {
    const reader = start({ memory: 250 * 1024 * 1024 })
    expect(await reader.run('hog', NOT_A_DOCUMENT)).toEqual({ ok: false, refusal: 'too-much-memory' })
    expect((await reader.run('read', NOT_A_DOCUMENT)).ok).toBe(true)
  })

  test('dying or throwing fails only the document it was at', async () => {
    const reader = start()
    const outcomes = await Promise.all([
      reader.run('die', NOT_A_DOCUMENT),
      reader.run('read', NOT_A_DOCUMENT),
      reader.run('fail', NOT_A_DOCUMENT),
      reader.run('read', NOT_A_DOCUMENT),
    ])
    expect(outcomes.map((outcome) => outcome.ok)).toEqual([false, true, false, true])
    expect(outcomes[0]).toEqual({ ok: false, refusal: 'damaged' })
    expect(outcomes[2]).toEqual({ ok: false, refusal: 'damaged' })
  })

  test('is let go when idle and started again when needed', async () => {
    const reader = start({ idle: 50 })
    await reader.run('read', NOT_A_DOCUMENT)
    for (let tries = 0; reader.pid() !== null && tries < 100; tries++) await Bun.sleep(20)
    expect(reader.pid()).toBeNull()
    expect((await reader.run('read', NOT_A_DOCUMENT)).ok).toBe(true)
  })
})

describe('the queue', () => {
  test('refuses what exceeds it at once and serves the rest in order', async () => {
    const reader = start({ queue: 3 })
    const order: number[] = []
    const outcomes = await Promise.all(
      [0, 1, 2, 3, 4].map(async (at) => {
        const outcome = await reader.run('read', NOT_A_DOCUMENT)
        order.push(at)
        return outcome.ok ? 'read' : outcome.refusal
      }),
    )
    expect(outcomes).toEqual(['read', 'read', 'read', 'busy', 'busy'])
    expect(order).toEqual([3, 4, 0, 1, 2])
    expect((await reader.run('read', NOT_A_DOCUMENT)).ok).toBe(true)
  })

  test('is answered busy when the reader is closed', async () => {
    const reader = start()
    const running = reader.run('hang', NOT_A_DOCUMENT)
    const waiting = reader.run('read', NOT_A_DOCUMENT)
    for (let tries = 0; reader.pid() === null && tries < 200; tries++) await Bun.sleep(20)
    await reader.close()
    expect(await running).toMatchObject({ ok: false })
    expect(await waiting).toEqual({ ok: false, refusal: 'busy' })
    expect(await reader.run('read', NOT_A_DOCUMENT)).toEqual({ ok: false, refusal: 'busy' })
    expect(reader.pid()).toBeNull()
  })

  test('a command that cannot become a reader is an error of the server, not of the document', async () => {
    reader = createReader<TestJobs>({ ...READER_LIMITS, start: 5_000 }, [process.execPath, '-e', 'process.exit(0)'])
    await expect(reader.run('read', NOT_A_DOCUMENT)).rejects.toThrow('did not start')
  })
})

test('in development the command is Bun, the entry file and the subcommand', () => {
  expect(selfCommand('reader')).toEqual([process.execPath, Bun.main, 'reader'])
})
