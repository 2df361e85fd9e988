// Given jobs that arrive together, when they are committed, then in bounded batches, in order, and none is lost.
import { describe, expect, test } from 'bun:test'
import { groupCommit } from './group-commit'
import type { AppendOutcome } from './waiting-jobs'

const limits = { queuedAppends: 10, queuedBytes: 100, batchAppends: 3, batchBytes: 20 }

function queue(fail: (job: string) => boolean = () => false) {
  const batches: string[][] = []
  const group = groupCommit<string, string>({
    limits,
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
})
