// Given jobs that arrive together, when they are committed, then in bounded batches, in order, and none is lost.
import { describe, expect, test } from 'bun:test'
import { type Durability, groupCommit } from './group-commit'
import type { AppendOutcome } from './waiting-jobs'

const limits = { queuedAppends: 10, queuedBytes: 100, batchAppends: 3, batchBytes: 20 }

function queue(fail: (job: string) => boolean = () => false, durability?: Durability) {
  const batches: string[][] = []
  const group = groupCommit<string, string, string>({
    limits,
    durability,
    answers: (outcomes) => outcomes,
    bytes: (job) => job.length,
    commit(jobs) {
      batches.push([...jobs])
      if (jobs.includes('disk full')) throw new Error('disk full')
      return jobs.map(
        (job): AppendOutcome<string> => (fail(job) ? { ok: false, error: new Error(job) } : { ok: true, answer: job }),
      )
    },
  })
  return { ...group, batches }
}

const results = (promises: Promise<string>[]) =>
  Promise.all(promises.map((promise) => promise.catch((error) => `${error.code ?? error.message}!`)))

describe('group commit', () => {
  test('batches hold a bounded number of jobs and preserve their order', async () => {
    const { submit, batches } = queue()
    expect(await results(['1', '2', '3', '4', '5', '6', '7'].map(submit))).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(batches).toEqual([['1', '2', '3'], ['4', '5', '6'], ['7']])
  })

  test('batches hold a bounded number of bytes, and a larger job goes alone', async () => {
    const { submit, batches } = queue()
    const [half, huge] = ['x'.repeat(15), 'y'.repeat(30)]
    await results([half, half, 'z', huge, 'z'].map(submit))
    expect(batches).toEqual([[half], [half, 'z'], [huge], ['z']])
  })

  test('a queue that is full by number or by bytes refuses, and accepts jobs again when it has emptied', async () => {
    const { submit } = queue()
    const many = await results(Array.from({ length: 12 }, (_, n) => submit(`${n}`)))
    expect(many.filter((result) => result === 'busy!')).toHaveLength(2)
    expect(await results(['x'.repeat(60), 'x'.repeat(60), 'ok'].map(submit))).toEqual(['x'.repeat(60), 'busy!', 'ok'])
    expect(await submit('again')).toBe('again')
  })

  test('a failed job affects no other; a failed batch rejects only its own jobs', async () => {
    const { submit } = queue((job) => job === 'bad')
    expect(await results(['a', 'bad', 'b', 'c', 'disk full', 'd', 'e'].map(submit))).toEqual([
      'a',
      'bad!',
      'b',
      ...['disk full!', 'disk full!', 'disk full!'],
      'e',
    ])
  })

  test('close commits what waits and refuses what comes after', async () => {
    const { submit, close, batches } = queue()
    const waiting = results(['1', '2', '3', '4'].map(submit))
    close()
    expect(batches.flat()).toEqual(['1', '2', '3', '4'])
    expect(await waiting).toEqual(['1', '2', '3', '4'])
    expect(await results([submit('late')])).toEqual(['closed!'])
  })

  describe('of commits that become durable later', () => {
    /** Durable when the test says so. */
    const late = () => {
      const syncs: PromiseWithResolvers<void>[] = []
      const now: true[] = []
      const soon = () => {
        const sync = Promise.withResolvers<void>()
        syncs.push(sync)
        return sync.promise
      }
      return { syncs, durability: { soon, now: () => void now.push(true) }, synced: () => now.length }
    }
    const turns = async () => {
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
    }

    test('nobody is answered before, and what comes meanwhile shares the next commit', async () => {
      const { syncs, durability } = late()
      const { submit, batches } = queue(undefined, durability)
      const answered: string[] = []
      const note = (job: string) => void submit(job).then((answer) => answered.push(answer))
      note('1')
      await turns()
      note('2')
      await turns()
      note('3')
      await turns()
      expect([batches, answered]).toEqual([[['1']], []])
      syncs[0]?.resolve()
      await turns()
      expect([batches, answered]).toEqual([[['1'], ['2', '3']], ['1']])
      syncs[1]?.resolve()
      await turns()
      expect(answered).toEqual(['1', '2', '3'])
    })

    test('one that does not become durable fails its batch alone', async () => {
      const { syncs, durability } = late()
      const { submit } = queue(undefined, durability)
      const first = results([submit('1')])
      await turns()
      syncs[0]?.reject(new Error('no disk'))
      expect(await first).toEqual(['no disk!'])
      const second = results([submit('2')])
      await turns()
      syncs[1]?.resolve()
      expect(await second).toEqual(['2'])
    })

    test('a batch of which nothing is stored waits for no disk', async () => {
      const { syncs, durability } = late()
      const { submit } = queue(() => true, durability)
      expect(await results([submit('1')])).toEqual(['1!'])
      expect(syncs).toEqual([])
    })

    test('close waits for what is under way, makes durable what waits, and answers each once', async () => {
      const { syncs, durability, synced } = late()
      const { submit, close, batches } = queue(undefined, durability)
      const under = results([submit('1')])
      await turns()
      const waits = results([submit('2')])
      const closing = close()
      await turns()
      expect([batches, synced()]).toEqual([[['1']], 0])
      syncs[0]?.resolve()
      await closing
      expect([batches, synced()]).toEqual([[['1'], ['2']], 1])
      expect([await under, await waits]).toEqual([['1'], ['2']])
    })

    test('what could not be synced is refused also when the log is closed meanwhile', async () => {
      const { syncs, durability } = late()
      const { submit, close } = queue(undefined, durability)
      const under = results([submit('1')])
      await turns()
      // The system reports a failed write once: a second look at the same file would find nothing wrong.
      syncs[0]?.reject(new Error('no disk'))
      const closing = close()
      expect(await under).toEqual(['no disk!'])
      await closing
    })
  })
})
