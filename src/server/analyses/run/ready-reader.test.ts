import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { testApp } from '../../../../tests/helpers/app'
import { readerTasks } from '../../../analysis/reader-tasks'
import type { Reader, Work } from '../../reader/protocol'
import { readyAfterMs, readyReader } from './ready-reader'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(60_000)

type Ran = { readonly job: string; readonly bytes: Uint8Array; readonly work: Work }
/** A pool that only notes its tasks; `begins` says what a process has begun already. */
const pool = (begins: readonly string[] = [], fails = false) => {
  const ran: Ran[] = []
  const run = async (job: string, bytes: Uint8Array, work: Work) => {
    ran.push({ job, bytes, work })
    if (fails) throw new Error('the reader process did not start')
    return { ok: true, value: null }
  }
  const hasBegun = (job: string) => begins.includes(job) || ran.some((one) => one.job === job)
  return {
    ran,
    needs: {
      reader: { run, hasBegun } as unknown as Reader,
      clock: () => Date.UTC(2026, 10, 24),
      caches: { readying: new Set<string>() },
    },
  }
}
const later = () => Bun.sleep(readyAfterMs + 200)

describe('a page of an upload', () => {
  test('readies one reader for it, a moment later, in that person’s turn and after whatever is waited for', async () => {
    const { ran, needs } = pool()
    for (const account of ['a', 'b', 'c']) readyReader(needs, account, 'resume')
    readyReader(needs, 'd', 'photo')
    await Bun.sleep(readyAfterMs / 2)
    expect(ran).toEqual([])
    await later()
    const expected = [
      { job: 'resume', work: { account: 'a', priority: 'idle' as const } },
      { job: 'people', work: { account: 'd', priority: 'idle' as const } },
    ]
    expect(ran.map(({ job, work }) => ({ job, work })).toSorted((a, b) => b.job.localeCompare(a.job))).toEqual(expected)
    readyReader(needs, 'e', 'resume')
    await later()
    expect(ran).toHaveLength(2)
  })

  test('does nothing where a reader has run such a job, also where it began meanwhile', async () => {
    const begun: string[] = ['people']
    const { ran, needs } = pool(begun)
    readyReader(needs, 'a', 'photo')
    readyReader(needs, 'a', 'resume')
    begun.push('resume')
    await later()
    expect(ran).toEqual([])
  })

  test('is not disturbed by a reader that cannot be started, and the next page tries again', async () => {
    const failing = pool([], true)
    readyReader({ ...failing.needs, reader: { ...failing.needs.reader, hasBegun: () => false } }, 'a', 'resume')
    await later()
    readyReader({ ...failing.needs, reader: { ...failing.needs.reader, hasBegun: () => false } }, 'a', 'resume')
    await later()
    expect(failing.ran).toHaveLength(2)
  })
})

test('the example is a résumé and the grey picture a picture, so that both go through all that a file does', async () => {
  const { ran, needs } = pool()
  readyReader(needs, 'a', 'resume')
  readyReader(needs, 'a', 'photo')
  await later()
  const bytesOf = (job: string) => ran.find((one) => one.job === job)?.bytes ?? new Uint8Array()
  expect(await readerTasks.resume(bytesOf('resume'))).toMatchObject({ ok: true, result: { score: expect.any(Number) } })
  expect(await readerTasks.people(bytesOf('people'))).toEqual({ ok: false, refusal: 'no-face' })
})

test('asked for by somebody signed in, readies a reader; by a visitor not', async () => {
  const app = await testApp()
  // The pool belongs to all files of tests, so it is only watched.
  const { reader } = app.core
  const { run, hasBegun } = reader
  const ran: string[] = []
  reader.hasBegun = () => false
  reader.run = async (job) => {
    ran.push(job)
    return { ok: false, refusal: 'busy' }
  }
  try {
    await app.client().ask('/curriculo', { headers: { accept: 'text/html' } })
    await later()
    expect(ran).toEqual([])
    const person = app.client()
    await person.register('maria@example.com')
    expect((await person.ask('/curriculo', { headers: { accept: 'text/html' } })).status).toBe(200)
    await later()
    expect(ran).toEqual(['resume'])
  } finally {
    Object.assign(reader, { run, hasBegun })
    await app.close()
  }
})
