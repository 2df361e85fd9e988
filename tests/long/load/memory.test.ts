// A reader that lives long: a thousand résumés through one process, and its memory stays where it was.
import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { packResume } from '../../../src/analysis/resume/reader-input'
import { readerLimits } from '../../../src/server/reader/limits'
import { createReader } from '../../../src/server/reader/reader'
import { docxResume, pdfResume } from '../../helpers/documents'
import type { TestJobs } from '../../reader/child'

const ANALYSES = 1_000
/** Megabytes of the whole process, and by how much the second half may pass the first. */
const MOST = 400
const GROWTH = 60

const reader = createReader<TestJobs>(readerLimits, [process.execPath, join(import.meta.dir, '../../reader/child.ts')])

afterAll(() => reader.close())

const resident = async (pid: number): Promise<number> => {
  const status = await Bun.file(`/proc/${pid}/status`).text()
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

test.if(process.platform === 'linux')(
  `memory stays bounded over ${ANALYSES} analyses in one process`,
  async () => {
    const input = { now: { year: 2026, month: 11 }, corrections: [] }
    const files = [await pdfResume(), await docxResume()].map((file) => packResume(input, file))
    const seen: number[] = []
    const pids = new Set<number>()
    for (let run = 0; run < ANALYSES; run++) {
      const outcome = await reader.run('resume', files[run % files.length]!, { account: 'a' })
      expect(outcome.ok && outcome.value.ok).toBe(true)
      const [pid = null] = reader.pids()
      if (pid === null) throw new Error('the reader is gone')
      pids.add(pid)
      if (run % 20 === 19) seen.push(await resident(pid))
    }
    const half = seen.length / 2
    const [first, second] = [Math.max(...seen.slice(0, half)), Math.max(...seen.slice(half))]
    console.log(`resident: first half at most ${Math.round(first)} MB, second half ${Math.round(second)} MB`)
    expect(pids.size).toBe(1)
    expect(second).toBeLessThan(MOST)
    expect(second - first).toBeLessThan(GROWTH)
  },
  300_000,
)
