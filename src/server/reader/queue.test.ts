import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { QueueLimits } from './protocol'
import { createQueue, type Task } from './queue'

const limits: QueueLimits = {
  tasks: 100,
  bytes: 1_000,
  tasksOfOne: 40,
  bytesOfOne: 500,
  heavyMs: 2_000,
  windowMs: 60_000,
  agedMs: 10_000,
  restMs: 500,
}
type Named = Task & { readonly name: string }
const task = (name: string, given: Partial<Task> = {}): Named => ({
  name,
  account: name.charAt(0),
  priority: 'person',
  bytes: 1,
  since: 0,
  ...given,
})
/** All waiting tasks, each read for `ms` by a single reader. */
const served = (queue: ReturnType<typeof createQueue<Named>>, ms = 10): string[] => {
  const names: string[] = []
  for (let now = 0, next = queue.take(0); next; next = queue.take(now)) {
    names.push(next.name)
    now += ms
    queue.done(next, ms, now)
  }
  return names
}
const filled = (names: readonly string[], readers = 1, given: Partial<Task> = {}) => {
  const queue = createQueue<Named>(limits, readers)
  for (const name of names) expect(queue.add(task(name, given))).toEqual([])
  return queue
}

describe('the order of jobs', () => {
  test('given many documents of one account, another’s comes second', () => {
    expect(served(filled(['a1', 'a2', 'a3', 'a4', 'b1', 'c1']))).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4'])
  })

  test('given three accounts with several each, they alternate', () => {
    expect(served(filled(['a1', 'a2', 'b1', 'b2', 'c1', 'c2']))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
  })

  test('given free readers, one account uses only one of them', () => {
    const queue = filled(['a1', 'a2', 'a3'], 4)
    expect(queue.take(0)?.name).toBe('a1')
    expect(queue.take(0)).toBeNull()
    queue.done(task('a1'), 5, 5)
    expect(queue.take(5)?.name).toBe('a2')
  })

  test('what takes the place of another comes where that was, and counts once in its account’s share', () => {
    const queue = createQueue<Named>({ ...limits, tasksOfOne: 1 }, 1)
    const former = task('a1')
    for (const one of [former, task('b1'), task('c1')]) expect(queue.add(one)).toEqual([])
    expect(queue.add(task('a2'))).toBeNull()
    expect(queue.add(task('a2'), former)).toEqual([])
    expect(served(queue)).toEqual(['a2', 'b1', 'c1'])
  })

  test('background work comes last, and first after it has waited long enough', () => {
    const queue = createQueue<Named>(limits, 1)
    queue.add(task('a1', { priority: 'background' }))
    queue.add(task('b1', { since: 1 }))
    expect(queue.order(2).map(({ name }) => name)).toEqual(['b1', 'a1'])
    expect(queue.order(limits.agedMs).map(({ name }) => name)).toEqual(['a1', 'b1'])
  })
})

describe('idle work', () => {
  const later = (name: string, since = 0) => task(name, { since, priority: 'idle' })
  /** Two readers, both busy until 100, and a third person's document that had to wait for one of them. */
  const crowded = () => {
    const queue = createQueue<Named>(limits, 2)
    for (const name of ['a1', 'b1', 'c1']) queue.add(task(name))
    for (const name of ['a1', 'b1']) expect(queue.take(0)?.name).toBe(name)
    for (const name of ['a1', 'b1']) queue.done(task(name), 100, 100)
    expect(queue.take(100)?.name).toBe('c1')
    return queue
  }

  test('starts beside others where none of them had to wait', () => {
    const queue = createQueue<Named>(limits, 2)
    for (const one of [task('a1'), later('b1')]) queue.add(one)
    expect([queue.take(0)?.name, queue.take(0)?.name]).toEqual(['a1', 'b1'])
  })

  test('waits where another task had to wait, until for a moment none did', () => {
    const queue = crowded()
    queue.add(later('d1', 100))
    expect(queue.take(100)).toBeNull()
    queue.done(task('c1'), 100, 200)
    expect(queue.take(200)).toBeNull()
    // A free reader takes it at once, so that nobody waits.
    queue.add(task('e1', { since: 300 }))
    expect(queue.take(300)?.name).toBe('e1')
    expect([queue.take(599), queue.take(600)?.name]).toEqual([null, 'd1'])
  })

  test('that somebody waits for does not rest', () => {
    const queue = crowded()
    queue.add(task('d1', { since: 100, priority: 'background' }))
    expect(queue.take(100)?.name).toBe('d1')
  })

  test('never waits beyond the longest wait, and then leaves a reader to the others', () => {
    const queue = crowded()
    for (const one of [later('d1', 100), later('e1', 100)]) queue.add(one)
    const at = 100 + limits.agedMs
    queue.add(task('f1', { since: at - 1 }))
    queue.add(task('g1', { since: at - 1 }))
    expect(queue.take(at - 1)?.name).toBe('f1')
    queue.done(task('c1'), 1, at)
    expect(queue.take(at)?.name).toBe('d1')
    queue.done(task('f1'), 1, at)
    expect(queue.take(at)?.name).toBe('g1')
  })
})

describe('an account that used the readers much recently', () => {
  const heavy = (readers: number) => {
    const queue = createQueue<Named>(limits, readers)
    queue.add(task('a0'))
    const first = queue.take(0)!
    queue.done(first, limits.heavyMs + 1_000, 0)
    return queue
  }

  test('comes after the others', () => {
    const queue = heavy(1)
    for (const name of ['a1', 'b1', 'b2']) queue.add(task(name))
    expect(served(queue)).toEqual(['b1', 'b2', 'a1'])
  })

  test('counts as light again after some time', () => {
    const queue = heavy(1)
    const later = limits.windowMs
    for (const name of ['a1', 'b1']) queue.add(task(name, { since: later }))
    expect(queue.order(later).map(({ name }) => name)).toEqual(['a1', 'b1'])
  })

  test('never occupies the last reader when all accounts are heavy: a new one finds one free', () => {
    const queue = createQueue<Named>(limits, 2)
    for (const name of ['a0', 'b0']) {
      queue.add(task(name))
      queue.done(queue.take(0)!, limits.heavyMs + 1_000, 0)
    }
    for (const name of ['a1', 'b1']) queue.add(task(name))
    expect(queue.take(0)?.name).toBe('a1')
    expect(queue.take(0)).toBeNull()
    queue.add(task('c1'))
    expect(queue.take(0)?.name).toBe('c1')
  })
})

describe('bounds', () => {
  test('of one account, in jobs and bytes, leave space for others', () => {
    const queue = createQueue<Named>(limits, 1)
    for (let at = 0; at < limits.tasksOfOne; at++) expect(queue.add(task(`a${at}`))).toEqual([])
    expect(queue.add(task('a'))).toBeNull()
    expect(queue.add(task('b', { bytes: limits.bytesOfOne }))).toEqual([])
    expect(queue.add(task('b', { bytes: 1 }))).toBeNull()
    expect(queue.add(task('c'))).toEqual([])
  })

  const names = (tasks: readonly Named[] | null) => tasks?.map(({ name }) => name)
  const full = (...tasks: Named[]) => {
    const queue = createQueue<Named>({ ...limits, tasks: tasks.length }, 1)
    for (const one of tasks) expect(queue.add(one)).toEqual([])
    return queue
  }

  test('of all together: the account with most in a full queue gives way to a new one', () => {
    const queue = full(task('a1'), task('b1'), task('a2'), task('b2'), task('a3'))
    expect(names(queue.add(task('c1')))).toEqual(['a3'])
    expect(names(queue.add(task('d1')))).toEqual(['a2'])
    expect(queue.order(0)).toHaveLength(5)
  })

  test('background work gives way first', () => {
    const queue = full(task('a1'), task('a2'), task('b1', { priority: 'background' }))
    expect(names(queue.add(task('c1')))).toEqual(['b1'])
  })

  test('the account with most gives way itself when it adds more', () => {
    const queue = full(task('a1'), task('a2'), task('b1'))
    expect(names(queue.add(task('a3')))).toEqual(['a3'])
  })

  test('apply in bytes too', () => {
    const queue = createQueue<Named>(limits, 1)
    for (const name of ['a1', 'b1']) queue.add(task(name, { bytes: limits.bytesOfOne }))
    expect(names(queue.add(task('c1', { bytes: 10 })))).toEqual(['a1'])
  })
})

test('given any arrivals, all run once, at most one of an account at a time and at most one a reader', () => {
  const arrival = fc.record({
    account: fc.constantFrom('a', 'b', 'c', 'd'),
    background: fc.boolean(),
    ms: fc.nat(4_000),
  })
  fc.assert(
    fc.property(fc.array(arrival, { maxLength: 30 }), fc.integer({ min: 1, max: 4 }), (arrivals, readers) => {
      const queue = createQueue<Task & { ms: number; at: number }>(limits, readers)
      for (const [at, { account, background, ms }] of arrivals.entries())
        queue.add({ account, priority: background ? 'idle' : 'person', ms, at, bytes: 1, since: 0 })
      const out: number[] = []
      let going: { task: Task & { ms: number; at: number }; until: number }[] = []
      for (let now = 0, steps = 0; out.length < arrivals.length && steps < 200; steps++) {
        for (let next = queue.take(now); next; next = queue.take(now)) going.push({ task: next, until: now + next.ms })
        expect(going.length).toBeLessThanOrEqual(readers)
        expect(new Set(going.map(({ task }) => task.account)).size).toBe(going.length)
        const first = going.toSorted((a, b) => a.until - b.until)[0]
        now = first?.until ?? now + limits.restMs
        if (!first) continue
        going = going.filter((one) => one !== first)
        queue.done(first.task, first.task.ms, now)
        out.push(first.task.at)
      }
      expect(out.toSorted((a, b) => a - b)).toEqual(arrivals.map((_, at) => at))
    }),
  )
})
