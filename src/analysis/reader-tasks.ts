// The tasks that a reader process can run.
import { makeAvatar } from './avatar'
import { readDocument } from './documents'
import type { Document, Refusal } from './documents/document'
import { practiceOf } from './interview'
import type { Practice } from './interview/result'
import { asksNothing, isComparable, lacksOf, matchJob, readAdvert } from './job'
import type { Lack } from './job/comparable'
import { type DraftInput, type DraftMatch, matchDraft } from './job/draft-match'
import { unpackJob } from './job/reader-input'
import type { JobResult as Scanned } from './job/result'
import { analyseLinkedin } from './linkedin'
import type { ProfileText } from './linkedin/profile'
import type { LinkedinResult } from './linkedin/result'
import type { Brief } from './models/brief'
import type { PeopleCount, PhotoRead } from './photo'
import type { Compressed } from './photo/picture'
import { analyseResume, scoreRead } from './resume'
import type { DraftPages } from './resume/draft/files'
import type { Imported } from './resume/draft/import/from-document'
import { type DraftMeasure, measureRead, readDraft } from './resume/draft/measure'
import type { DraftPart } from './resume/draft/parts'
import type { OptimisedFiles } from './resume/optimise'
import type { LookName } from './resume/optimise/files/looks'
import type { Picture } from './resume/picture/picture'
import { unpackResume } from './resume/reader-input'
import { readResume } from './resume/reading'
import type { Optimised, ResumeResult } from './resume/result'

/** Reads one file into plain data that can be sent to the server. The process may be killed at any point. */
type ReaderTask = (bytes: Uint8Array) => Promise<unknown>
export type ReaderTaskTable = { readonly [name: string]: ReaderTask }

type ResumeRead =
  | { readonly ok: true; readonly result: ResumeResult }
  | { readonly ok: false; readonly refusal: Refusal }
type JobRead =
  | { readonly ok: true; readonly result: Scanned }
  | { readonly ok: false; readonly refusal: Refusal | 'not-an-advert' | 'thin-advert' }

/** The pages as they were read; null for a file that does not open. */
const picture = async (bytes: Uint8Array): Promise<Picture | null> => {
  const [{ drawPicture }, reading] = await Promise.all([import('./resume/picture/draw'), readDocument(bytes)])
  return reading.ok ? drawPicture(reading.document, reading.places) : null
}

/** Scanned files have no text to optimise. */
const withPending = ({ scanned }: Document, result: ResumeResult): ResumeResult =>
  result.score !== null && !scanned ? { ...result, optimised: 'pending' } : result

/** Leaves out the optimised files, which take three times as long and are made after the result is shown. */
const resume = async (bytes: Uint8Array): Promise<ResumeRead> => {
  const { now, file } = unpackResume(bytes)
  const reading = await readDocument(file)
  if (!reading.ok) return reading
  return { ok: true, result: withPending(reading.document, analyseResume(reading.document, [], now)) }
}

/** The same file measured with the person's corrections of how it was read. */
const corrected = async (bytes: Uint8Array): Promise<ResumeRead> => {
  const { corrections, now, file } = unpackResume(bytes)
  const reading = await readDocument(file)
  if (!reading.ok) return reading
  return { ok: true, result: withPending(reading.document, analyseResume(reading.document, corrections, now)) }
}

/** Null where no optimised file is offered; loads their libraries with the first résumé. */
const optimise = async (bytes: Uint8Array): Promise<OptimisedFiles | null> => {
  const { corrections, now, file } = unpackResume(bytes)
  const reading = await readDocument(file)
  if (!reading.ok) return null
  const source = readResume(reading.document, corrections, now)
  const score = scoreRead(source)
  return score === null ? null : (await import('./resume/optimise')).optimise(source, score, corrections)
}

/** The notes about the optimised files, without the files; null where none is offered. */
const optimisedFacts = async (bytes: Uint8Array): Promise<Optimised | null> => (await optimise(bytes))?.facts ?? null

/** The bytes are the profile as JSON, written by the server from validated fields. */
const linkedin = async (bytes: Uint8Array): Promise<LinkedinResult> =>
  analyseLinkedin(JSON.parse(new TextDecoder().decode(bytes)) as ProfileText)

/** Loads the face nets (3 MB, 0.2 s) only in a process that analyses a photo. */
const photo = async (bytes: Uint8Array): Promise<PhotoRead> => (await import('./photo')).analysePhoto(bytes)
const people = async (bytes: Uint8Array): Promise<PeopleCount> => (await import('./photo')).countPeople(bytes)
const compress = async (bytes: Uint8Array): Promise<Compressed> =>
  (await import('./photo/picture')).compressPicture(bytes)

/** Compares an advert with a résumé's file, packed by job/reader-input.ts. */
const job = async (bytes: Uint8Array): Promise<JobRead> => {
  const { description, corrections, now, file } = unpackJob(bytes)
  const advert = readAdvert(description)
  if (asksNothing(advert)) return { ok: false, refusal: 'not-an-advert' }
  if (!isComparable(advert)) return { ok: false, refusal: 'thin-advert' }
  const reading = await readDocument(file)
  if (!reading.ok) return reading
  const { document } = reading
  return { ok: true, result: matchJob(advert, document, now, readResume(document, corrections)) }
}

/** What an advert that was refused as thin lacks; the bytes are its text. */
const advertLacks = async (bytes: Uint8Array): Promise<Lack[]> => lacksOf(readAdvert(new TextDecoder().decode(bytes)))

type PracticeRead =
  | { readonly ok: true; readonly practice: Practice }
  | { readonly ok: false; readonly refusal: Refusal }

/** Six interview questions on a résumé's file and an advert, '' for none. */
const practice = async (bytes: Uint8Array): Promise<PracticeRead> => {
  const { description, corrections, now, file } = unpackJob(bytes)
  const reading = await readDocument(file)
  return reading.ok ? { ok: true, practice: practiceOf(reading.document, description, now, corrections) } : reading
}

/** The brief of a résumé's file for a language model; null for an unreadable file. */
const resumeBrief = async (bytes: Uint8Array): Promise<Brief | null> => {
  const [{ resumeBrief: brief }, reading] = await Promise.all([import('./models/brief'), readDocument(bytes)])
  return reading.ok ? brief(reading.document) : null
}
const linkedinBrief = async (bytes: Uint8Array): Promise<Brief> =>
  (await import('./models/brief')).linkedinBrief(JSON.parse(new TextDecoder().decode(bytes)) as ProfileText)
const jobBrief = async (bytes: Uint8Array): Promise<Brief | null> => {
  const { description, file } = unpackJob(bytes)
  const [{ jobBrief: brief }, reading] = await Promise.all([import('./models/brief'), readDocument(file)])
  return reading.ok ? brief(description, reading.document) : null
}

/** The parts of a draft; null for a file that does not open, is a scan, or is too long for a draft. */
const draft = async (bytes: Uint8Array): Promise<Imported | null> => {
  const { corrections, file } = unpackResume(bytes)
  const [{ draftFromDocument }, reading] = await Promise.all([
    import('./resume/draft/import/from-document'),
    readDocument(file),
  ])
  return reading.ok ? draftFromDocument(reading.document, corrections) : null
}
/** A draft by the rubric and, where one stands beside it, against an advert: null for one that says too little. */
export type DraftMeasured = DraftMeasure & {
  readonly match: DraftMatch | null
}
const draftMeasure = async (bytes: Uint8Array): Promise<DraftMeasured> => {
  const {
    parts,
    now,
    advert,
    shown: shownAdvert = null,
    gains,
  } = JSON.parse(new TextDecoder().decode(bytes)) as DraftInput
  const read = readDraft(parts, now)
  const measure = measureRead(read, parts, shownAdvert, gains)
  const match = advert === null ? null : matchDraft(advert, read, now)
  return { ...measure, match }
}
/** The bytes are a draft's parts and its layout as JSON, written by the server from a checked content. */
const draftFileOf = async (bytes: Uint8Array, kind: 'docx' | 'pdf') => {
  const { parts, layout } = JSON.parse(new TextDecoder().decode(bytes)) as { parts: DraftPart[]; layout: LookName }
  return (await import('./resume/draft/files')).draftFile(parts, kind, layout)
}
/** How many pages the PDF of a draft's parts has; a task of its own, because the library for it takes a while to load. */
const draftPages = async (bytes: Uint8Array): Promise<DraftPages> => {
  const { parts } = JSON.parse(new TextDecoder().decode(bytes)) as { parts: DraftPart[] }
  return (await import('./resume/draft/files')).draftPages(parts)
}
const draftDocx = (bytes: Uint8Array) => draftFileOf(bytes, 'docx')
const draftPdf = (bytes: Uint8Array) => draftFileOf(bytes, 'pdf')

/** The tasks of a reader process. */
export const readerTasks = {
  read: (bytes: Uint8Array) => readDocument(bytes),
  resume,
  corrected,
  picture,
  avatar: makeAvatar,
  linkedin,
  photo,
  people,
  compress,
  job,
  advertLacks,
  optimise,
  optimisedFacts,
  resumeBrief,
  linkedinBrief,
  jobBrief,
  draft,
  draftMeasure,
  draftPages,
  draftDocx,
  draftPdf,
  practice,
} satisfies ReaderTaskTable

export type ReaderTasks = typeof readerTasks
export type ReaderTaskResult<Table extends ReaderTaskTable, Name extends keyof Table> = Awaited<ReturnType<Table[Name]>>
