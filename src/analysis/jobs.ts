import { readDocument } from './documents'

/** Takes one file and answers with plain data, which crosses back to the server. May be killed at any point. */
export type Job = (bytes: Uint8Array) => Promise<unknown>
export type JobTable = { readonly [name: string]: Job }

/** What the reader process can be asked to do. */
export const jobs = {
  read: (bytes: Uint8Array) => readDocument(bytes),
} satisfies JobTable

export type Jobs = typeof jobs
export type JobResult<Table extends JobTable, Name extends keyof Table> = Awaited<ReturnType<Table[Name]>>
