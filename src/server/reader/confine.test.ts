// Tries what a hostile document would try from inside a reader: everything works unconfined and nothing confined, and
// reading still works.
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pdfResume } from '../../../tests/helpers/documents'
import { portrait } from '../../../tests/helpers/pages/pictures'
import { attempts, harmful } from '../../../tests/reader/attempts'
import type { ConfinedJobs } from '../../../tests/reader/confined'
import { packResume } from '../../analysis/resume/reader-input'
import { readerLimits } from './limits'
import { createReader } from './reader'

// Far above what any of these takes, for a busy machine: beside three other tests a slow one started no reader within 15 s.
setDefaultTimeout(120_000)
const slowLimits = { start: 60_000, wait: 60_000, taskMs: 20_000 }

const child = join(import.meta.dir, '../../../tests/reader/confined.ts')
const readerOf = (...words: string[]) =>
  createReader<ConfinedJobs>({ ...readerLimits, ...slowLimits, readers: 1 }, [process.execPath, child, ...words])
const work = { account: 'a' }

const folder = mkdtempSync(join(tmpdir(), 'confined-'))
const given = { file: join(folder, 'secret.key'), socket: join(folder, 'control.sock'), port: 0 }
const bytes = () => new TextEncoder().encode(JSON.stringify(given))
let [web, control]: (Server | ReturnType<typeof Bun.serve>)[] = []
const [free, confined] = [readerOf('free'), readerOf()]

beforeAll(() => {
  writeFileSync(given.file, 'secret')
  web = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('x') })
  given.port = web.port ?? 0
  control = createServer().listen(given.socket)
})
afterAll(async () => {
  await Promise.all([free.close(), confined.close()])
  if (web && 'stop' in web) await web.stop(true)
  if (control && 'close' in control) control.close()
  rmSync(folder, { recursive: true })
})

const answersOf = async (reader: typeof free, job: 'try' | 'tryHarmful'): Promise<Record<string, string>> => {
  const outcome = await reader.run(job, bytes(), work)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

describe.if(process.platform === 'linux')('a reader', () => {
  test('unconfined, can do all that is tried', async () => {
    const answers = await answersOf(free, 'try')
    expect(Object.entries(answers).filter(([, answer]) => answer !== 'done')).toEqual([])
    expect(Object.keys(answers)).toEqual(Object.keys(attempts))
  })

  test('confined, is refused all that is tried', async () => {
    const answers = { ...(await answersOf(confined, 'try')), ...(await answersOf(confined, 'tryHarmful')) }
    expect(Object.entries(answers).filter(([, answer]) => answer === 'done')).toEqual([])
    expect(Object.keys(answers)).toEqual([...Object.keys(attempts), ...Object.keys(harmful)])
  })

  test('reports its confinement, and the kernel reports the same for each of its threads', async () => {
    expect(confined.confinement()).toMatchObject({ seccomp: true, limits: true })
    const [pid] = confined.pids()
    const { stdout } = Bun.spawnSync(['sh', '-c', `cat /proc/${pid}/task/*/status`])
    const lines = stdout.toString().split('\n')
    const threads = lines.filter((line) => line.startsWith('Pid:')).length
    expect(threads).toBeGreaterThan(1)
    expect(lines.filter((line) => /^Seccomp:\s+2$/.test(line))).toHaveLength(threads)
    expect(lines.filter((line) => /^NoNewPrivs:\s+1$/.test(line))).toHaveLength(threads)
  })

  test('reads and measures the same as an unconfined one, after all attempts', async () => {
    const picture = await portrait()
    const resume = packResume({ now: { year: 2026, month: 11 }, corrections: [] }, await pdfResume())
    for (const [job, file] of [
      ['resume', resume],
      ['optimise', resume],
      ['compress', picture],
      ['avatar', picture],
    ] as const) {
      const [one, other] = await Promise.all([confined.run(job, file, work), free.run(job, file, work)])
      expect(one.ok, job).toBe(true)
      expect(Bun.hash(JSON.stringify(one)), job).toBe(Bun.hash(JSON.stringify(other)))
    }
  })
})
