import { makeAvatar } from './avatar'
import { readDocument } from './documents'
import type { Refusal } from './documents/document'
import { analyseLinkedin } from './linkedin'
import type { ProfileText } from './linkedin/profile'
import type { LinkedinResult } from './linkedin/result'
import type { PhotoRead } from './photo'
import type { Compressed } from './photo/picture'
import { analyseResume } from './resume'
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

/** The bytes are the profile as JSON, written by the server from checked fields. */
const linkedin = async (bytes: Uint8Array): Promise<LinkedinResult> =>
  analyseLinkedin(JSON.parse(new TextDecoder().decode(bytes)) as ProfileText)

/** The face nets are 3 MB of code and weights and take 0.2 s to start: only a process that sees a photo loads them. */
const photo = async (bytes: Uint8Array): Promise<PhotoRead> => (await import('./photo')).analysePhoto(bytes)
const compress = async (bytes: Uint8Array): Promise<Compressed> =>
  (await import('./photo/picture')).compressPicture(bytes)

/** What the reader process can be asked to do. */
export const jobs = {
  read: (bytes: Uint8Array) => readDocument(bytes),
  resume,
  avatar: makeAvatar,
  linkedin,
  photo,
  compress,
} satisfies JobTable

export type Jobs = typeof jobs
export type JobResult<Table extends JobTable, Name extends keyof Table> = Awaited<ReturnType<Table[Name]>>
