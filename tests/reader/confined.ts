// A reader as the executable runs it, from source: everything that is loaded when first needed is loaded before.
import { type JobTable, jobs } from '../../src/analysis/jobs'
import { packResume } from '../../src/analysis/resume/reader-input'
import { confine, unconfined } from '../../src/server/reader/confine'
import { runReader } from '../../src/server/reader/process'
import { docxResume, pdfResume } from '../helpers/documents'
import { portrait } from '../helpers/pictures'
import { attempts, harmful, tried } from './attempts'

const givenIn = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes))

export const confinedJobs = {
  resume: jobs.resume,
  optimise: jobs.optimise,
  compress: jobs.compress,
  avatar: jobs.avatar,
  try: (bytes: Uint8Array) => tried(attempts, givenIn(bytes)),
  tryHarmful: (bytes: Uint8Array) => tried(harmful, givenIn(bytes)),
} satisfies JobTable

export type ConfinedJobs = typeof confinedJobs

if (import.meta.main) {
  const picture = await portrait()
  const input = { now: { year: 2026, month: 11 }, corrections: [] }
  for (const file of [await pdfResume(), await docxResume()]) await jobs.optimise(packResume(input, file))
  for (const job of [jobs.compress, jobs.avatar]) await job(picture)
  runReader(confinedJobs, process.argv.includes('free') ? unconfined : confine())
}
