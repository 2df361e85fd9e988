import { afterEach, describe, expect, setDefaultTimeout, spyOn, test } from 'bun:test'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import type { TestJobs } from '../../../tests/reader/child'
import { selfCommand } from '../runtime/executable'
import { readerLimits, readersFor } from './limits'
import type { Reader, ReaderLimits, Work } from './protocol'
import { createReader } from './reader'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(60_000)

const command = [process.execPath, join(import.meta.dir, '../../../tests/reader/child.ts')]
const notADocument = new TextEncoder().encode('hello')
const readTask = { ok: true, value: { ok: false, refusal: 'unknown-type' } } as const
let reader: Reader<TestJobs> | null = null

/** One reader by default. */
function start(limits: Partial<ReaderLimits> = {}): Reader<TestJobs> {
  reader = createReader<TestJobs>({ ...readerLimits, readers: 1, ...limits }, command)
  return reader
}
const by = (account: string, given: Partial<Work> = {}): Work => ({ account, ...given })
const one = by('one')
/** Work of a number of ms, in tens. */
const ms = (count: number) => new Uint8Array([count / 10])

const until = async (holds: () => boolean) => {
  for (let tries = 0; !holds() && tries < 400; tries++) await Bun.sleep(20)
  expect(holds()).toBe(true)
}

afterEach(() => reader?.close())

describe('a reader process', () => {
  test('starts at the first job, answers it, and is reused for the next', async () => {
    const reader = start()
    expect(reader.pids()).toEqual([])
    expect(await reader.run('read', notADocument, one)).toEqual(readTask)
    const pids = reader.pids()
    expect(pids).toHaveLength(1)
    await reader.run('read', notADocument, one)
    expect(reader.pids()).toEqual(pids)
  })

  test('yields to the server', async () => {
    const reader = start()
    await reader.run('read', notADocument, one)
    expect(reader.pids().map(getPriority)).toEqual([Math.min(19, getPriority() + 5)])
  })

  test('says which jobs it has begun, from its start on and until it ends', async () => {
    const reader = start({ idle: 100 })
    const begun = () => [reader.hasBegun('read'), reader.hasBegun('work')]
    expect(begun()).toEqual([false, false])
    const first = reader.run('read', notADocument, one)
    expect([begun(), reader.pids()]).toEqual([[true, false], []])
    await first
    await reader.run('work', ms(10), one)
    expect(begun()).toEqual([true, true])
    await until(() => reader.pids().length === 0)
    expect(begun()).toEqual([false, false])
    await reader.run('work', ms(10), one)
    expect(begun()).toEqual([false, true])
    await reader.run('die', notADocument, one)
    expect(begun()).toEqual([false, false])
  })

  test('sees nothing of the server’s environment and runs in the root folder', async () => {
    process.env.READER_TEST_SECRET = 'secret'
    const outcome = await start().run('environment', notADocument, one)
    delete process.env.READER_TEST_SECRET
    expect(outcome.ok).toBe(true)
    if (!outcome.ok) return
    expect(outcome.value.names.filter((name) => !/^(NODE_CHANNEL|BUN_)/.test(name))).toEqual([])
    expect(outcome.value.folder).toBe('/')
  })

  test('that is alive is taken before one that must be started', async () => {
    const reader = start({ readers: 2, taskMs: 400 })
    await Promise.all([reader.run('work', ms(50), one), reader.run('work', ms(50), by('two'))])
    await reader.run('hang', notADocument, by('three'))
    const alive = reader.pids()
    expect(alive).toHaveLength(1)
    await reader.run('read', notADocument, by('four'))
    expect(reader.pids()).toEqual(alive)
  })

  test('is killed when a document takes too long; the next one in the queue is still read', async () => {
    const reader = start({ taskMs: 300 })
    await reader.run('read', notADocument, one)
    const first = reader.pids()
    const [slow, next] = await Promise.all([
      reader.run('hang', notADocument, one),
      reader.run('read', notADocument, one),
    ])
    expect(slow).toEqual({ ok: false, refusal: 'too-slow' })
    expect(next).toEqual(readTask)
    expect(reader.pids()).not.toEqual(first)
  })

  test('has a shorter limit for fast jobs', async () => {
    // The limit of all other jobs would be longer than this test.
    const reader = start({ taskMs: 120_000, taskMsByJob: { hang: 200 } })
    expect(await reader.run('hang', notADocument, one)).toEqual({ ok: false, refusal: 'too-slow' })
  })

  test.if(process.platform === 'linux')('is killed when a document takes too much memory', async () => {
    const reader = start({ memory: 250 * 1024 * 1024 })
    expect(await reader.run('hog', notADocument, one)).toEqual({ ok: false, refusal: 'too-much-memory' })
    expect((await reader.run('read', notADocument, one)).ok).toBe(true)
  })

  test('fails only its current document when it dies or throws', async () => {
    const reader = start()
    const outcomes = await Promise.all([
      reader.run('die', notADocument, one),
      reader.run('read', notADocument, one),
      reader.run('fail', notADocument, one),
      reader.run('read', notADocument, one),
    ])
    expect(outcomes).toEqual([
      { ok: false, refusal: 'damaged' },
      readTask,
      { ok: false, refusal: 'internal' },
      readTask,
    ])
  })

  test.each([
    ['ends at once', [process.execPath, '-e', 'process.exit(3)']],
    ['is not ready in time', [process.execPath, '-e', 'setTimeout(() => {}, 60_000)']],
    ['is no program', ['/nowhere/trampolim', 'reader']],
  ])('that %s is busy to who waits, and the next one is tried', async (_, broken) => {
    using logged = spyOn(console, 'error').mockImplementation(() => {})
    const limits = { ...readerLimits, readers: 1, start: 500 }
    const failing = createReader<TestJobs>(limits, broken)
    reader = failing
    const outcomes = await Promise.all([
      failing.run('read', notADocument, one),
      failing.run('read', notADocument, by('two')),
    ])
    expect(outcomes).toEqual([
      { ok: false, refusal: 'busy' },
      { ok: false, refusal: 'busy' },
    ])
    expect(logged.mock.calls.filter(([line]) => `${line}`.includes('reader.not_started'))).toHaveLength(2)
  })

  test('is stopped when idle and started again when needed', async () => {
    const reader = start({ idle: 50 })
    await reader.run('read', notADocument, one)
    await until(() => reader.pids().length === 0)
    expect((await reader.run('read', notADocument, one)).ok).toBe(true)
  })
})

describe('several readers', () => {
  test('work in parallel for different people, and one at a time for one', async () => {
    const reader = start({ readers: 2 })
    const [a, b] = [reader.run('work', ms(400), by('a')), reader.run('work', ms(400), by('b'))]
    await until(() => reader.pids().length === 2)
    await Promise.all([a, b])
    await reader.close()
    const alone = start({ readers: 2 })
    await Promise.all([alone.run('work', ms(50), one), alone.run('work', ms(50), one)])
    expect(alone.pids()).toHaveLength(1)
  })

  test('are as many as cores, fewer where memory is short, at least one', () => {
    const GB = 1024 ** 3
    expect([readersFor(2, 8 * GB), readersFor(8, 4 * GB), readersFor(1, GB / 2), readersFor(96, 500 * GB)]).toEqual([
      2, 4, 1, 16,
    ])
  })
})

describe('the queue', () => {
  test('given 36 long jobs of one account, another person’s next job waits for one of them', async () => {
    const reader = start()
    await reader.run('read', notADocument, one)
    let done = 0
    const flood = Array.from({ length: 36 }, () => reader.run('work', ms(40), by('greedy')).then(() => done++))
    expect(await reader.run('read', notADocument, by('next'))).toEqual(readTask)
    expect(done).toBeLessThanOrEqual(2)
    await reader.close()
    await Promise.all(flood)
  })

  test('of the waiting jobs of one name only the one asked for last is read, in the place of the first', async () => {
    const reader = start()
    await reader.run('read', notADocument, one)
    const ended: string[] = []
    const run = (name: string, work: Work) =>
      reader.run('work', ms(10), work).then((outcome) => ended.push(`${name} ${outcome.ok ? 'read' : outcome.refusal}`))
    const latest = (name: string, asked: number): Partial<Work> => ({ latestOf: { name, asked } })
    const running = run('a1', by('a', latest('draft', 1)))
    const all = [
      running,
      run('a2', by('a', latest('draft', 2))),
      run('other window', by('a', latest('other', 1))),
      run('b1', by('b', latest('draft', 1))),
      run('a4', by('a', latest('draft', 4))),
      // Asked for before it, and held up on the way here.
      run('a3', by('a', latest('draft', 3))),
    ]
    await Promise.all(all)
    expect(ended.toSorted()).toEqual(['a1 read', 'a2 busy', 'a3 busy', 'a4 read', 'b1 read', 'other window read'])
    expect(ended.indexOf('a4 read')).toBeLessThan(ended.indexOf('other window read'))
  })

  test('refuses jobs beyond one account’s share, and nobody else’s', async () => {
    const reader = start({ queue: { ...readerLimits.queue, tasksOfOne: 2 } })
    const outcomes = await Promise.all(
      ['a', 'a', 'a', 'a', 'b'].map((account) => reader.run('read', notADocument, by(account))),
    )
    expect(outcomes.map((outcome) => outcome.ok)).toEqual([true, true, true, false, true])
  })

  test('reports to those who wait how many are before them, and that their turn has come', async () => {
    const reader = start()
    const [a, b, c]: [number[], number[], number[]] = [[], [], []]
    await reader.run('read', notADocument, one)
    const all = [
      reader.run('work', ms(900), by('a', { onWait: (ahead) => a.push(ahead) })),
      reader.run('work', ms(600), by('b', { onWait: (ahead) => b.push(ahead) })),
      reader.run('work', ms(10), by('c', { onWait: (ahead) => c.push(ahead) })),
    ]
    expect([reader.ahead('a'), reader.ahead('b'), reader.ahead('c')]).toEqual([null, 1, 2])
    expect(reader.load()).toEqual({ running: 1, waiting: 2 })
    await Promise.all(all)
    expect([a, b, c]).toEqual([[], [1, 0], [2, 1, 0]])
    expect(reader.ahead('c')).toBeNull()
  })

  test('answers busy when a job’s turn does not come in time', async () => {
    const reader = start({ wait: 200 })
    await reader.run('read', notADocument, one)
    const long = reader.run('work', ms(600), by('a'))
    expect(await reader.run('read', notADocument, by('b'))).toEqual({ ok: false, refusal: 'busy' })
    expect((await long).ok).toBe(true)
  })

  test('lets a page wait for a free reader, and hardly while others are read', async () => {
    const reader = start()
    const running = reader.run('work', ms(40), one)
    const beside = reader.pageWait()
    await running
    await until(() => reader.pageWait() !== beside)
    expect([beside, reader.pageWait()]).toEqual([readerLimits.pageWait.crowded, readerLimits.pageWait.free])
  })

  test('starts background work by itself a moment after somebody had to wait', async () => {
    const reader = start({ queue: { ...readerLimits.queue, restMs: 300 } })
    await reader.run('read', notADocument, one)
    const before = [reader.run('work', ms(50), by('a')), reader.run('work', ms(50), by('b'))]
    const background = reader.run('read', notADocument, by('c', { priority: 'idle' })).then(() => performance.now())
    await Promise.all(before)
    const read = performance.now()
    expect(reader.load()).toEqual({ running: 0, waiting: 1 })
    expect((await background) - read).toBeGreaterThan(150)
  })

  test('answers busy at the moment a caller named, whether the task waits or runs, and reads on', async () => {
    const reader = start()
    await reader.run('read', notADocument, one)
    const until = performance.now() + 100
    const running = reader.run('work', ms(600), by('a', { until }))
    const waiting = reader.run('work', ms(600), by('b', { until }))
    let isFree = false
    const next = reader.run('read', notADocument, one).finally(() => {
      isFree = true
    })
    expect(await Promise.all([running, waiting])).toEqual([
      { ok: false, refusal: 'busy' },
      { ok: false, refusal: 'busy' },
    ])
    expect(reader.ahead('b')).toBeNull()
    // Answered while the first one is still read.
    expect(isFree).toBe(false)
    expect((await next).ok).toBe(true)
    expect(reader.pids()).toHaveLength(1)
  })

  test('is answered busy when the reader is closed', async () => {
    const reader = start()
    const running = reader.run('hang', notADocument, one)
    const waiting = reader.run('read', notADocument, one)
    await until(() => reader.pids().length > 0)
    await reader.close()
    expect(await running).toMatchObject({ ok: false })
    expect(await waiting).toEqual({ ok: false, refusal: 'busy' })
    expect(await reader.run('read', notADocument, one)).toEqual({ ok: false, refusal: 'busy' })
    expect(reader.pids()).toEqual([])
  })
})

test('in development the command is Bun, the entry file and the subcommand', () => {
  expect(selfCommand('reader')).toEqual([process.execPath, join(import.meta.dir, '../../main.ts'), 'reader'])
})
