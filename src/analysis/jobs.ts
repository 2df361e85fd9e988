import { readDocument } from './documents'
import type { Document, Refusal } from './documents/document'
import { analyseResume } from './resume'
import type { OptimisedFiles } from './resume/optimise'
import type { ResumeResult } from './resume/result'

/** Takes one file and answers with plain data, which crosses back to the server. May be killed at any point. */
export type Job = (bytes: Uint8Array) => Promise<unknown>
export type JobTable = { readonly [name: string]: Job }

export type ResumeRead =
  | { readonly ok: true; readonly result: ResumeResult }
  | { readonly ok: false; readonly refusal: Refusal }

/** The optimised file's libraries are loaded with the first résumé. */
const optimised = async (document: Document, score: number | null): Promise<OptimisedFiles | null> => {
  if (score === null) return null
  const { optimise } = await import('./resume/optimise')
  return optimise(document, score)
}

/** An analysis never fails for want of the optimised file: should making it go wrong, the page has a button less. */
const resume = async (bytes: Uint8Array): Promise<ResumeRead> => {
  const reading = await readDocument(bytes)
  if (!reading.ok) return reading
  const result = analyseResume(reading.document)
  const made = await optimised(reading.document, result.score).catch(() => null)
  return { ok: true, result: made ? { ...result, optimised: made.facts } : result }
}

/** Null where no optimised file is offered. */
const optimise = async (bytes: Uint8Array): Promise<OptimisedFiles | null> => {
  const reading = await readDocument(bytes)
  return reading.ok ? optimised(reading.document, analyseResume(reading.document).score) : null
}

/** What the reader process can be asked to do. */
export const jobs = { read: (bytes: Uint8Array) => readDocument(bytes), resume, optimise } satisfies JobTable

export type Jobs = typeof jobs
export type JobResult<Table extends JobTable, Name extends keyof Table> = Awaited<ReturnType<Table[Name]>>
