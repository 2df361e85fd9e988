// A reader as the executable runs it, from source: everything that is loaded when first needed is loaded before.
import { type ReaderTaskTable, readerTasks } from '../../src/analysis/reader-tasks'
import { packResume } from '../../src/analysis/resume/reader-input'
import { confine, unconfined } from '../../src/server/reader/confine'
import { runReader } from '../../src/server/reader/process'
import { docxResume, pdfResume } from '../helpers/documents'
import { portrait } from '../helpers/pages/pictures'
import { attempts, harmful, tried } from './attempts'

const givenIn = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes))

export const confinedJobs = {
  resume: readerTasks.resume,
  optimise: readerTasks.optimise,
  compress: readerTasks.compress,
  avatar: readerTasks.avatar,
  try: (bytes: Uint8Array) => tried(attempts, givenIn(bytes)),
  tryHarmful: (bytes: Uint8Array) => tried(harmful, givenIn(bytes)),
} satisfies ReaderTaskTable

export type ConfinedJobs = typeof confinedJobs

if (import.meta.main) {
  const picture = await portrait()
  const input = { now: { year: 2026, month: 11 }, corrections: [] }
  for (const file of [await pdfResume(), await docxResume()]) await readerTasks.optimise(packResume(input, file))
  for (const job of [readerTasks.compress, readerTasks.avatar]) await job(picture)
  runReader(confinedJobs, process.argv.includes('free') ? unconfined : confine())
}
