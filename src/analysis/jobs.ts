import { readDocument } from './documents'
import type { Refusal } from './documents/document'
import { analyseResume } from './resume'
import type { OptimisedFiles } from './resume/optimise'
import type { ResumeResult } from './resume/result'

/** Takes one file and answers with plain data, which crosses back to the server. May be killed at any point. */
export type Job = (bytes: Uint8Array) => Promise<unknown>
export type JobTable = { readonly [name: string]: Job }

export type ResumeRead =
  | { readonly ok: true; readonly result: ResumeResult }
  | { readonly ok: false; readonly refusal: Refusal }

const resume = async (bytes: Uint8Array): Promise<ResumeRead> => {
  const reading = await readDocument(bytes)
  return reading.ok ? { ok: true, result: analyseResume(reading.document) } : reading
}

/** Its libraries are loaded with the first file that asks for them. */
const optimise = async (bytes: Uint8Array): Promise<OptimisedFiles | null> => {
  const reading = await readDocument(bytes)
  if (!reading.ok) return null
  const { optimise: make } = await import('./resume/optimise')
  return make(reading.document)
}

/** What the reader process can be asked to do. */
export const jobs = { read: (bytes: Uint8Array) => readDocument(bytes), resume, optimise } satisfies JobTable

export type Jobs = typeof jobs
export type JobResult<Table extends JobTable, Name extends keyof Table> = Awaited<ReturnType<Table[Name]>>
