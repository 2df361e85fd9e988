// Caches of what was measured for one request and may be asked for again. All are bounded, and nothing is lost with them.
import type { DraftMeasured } from '../../analysis/reader-tasks'
import type { DraftPages } from '../../analysis/resume/draft/files'
import type { Picture } from '../../analysis/resume/picture/picture'
import type { Judgement, ResumeResult } from '../../analysis/resume/result'
import { type Recent, recent, type SizedCache, sizedCache } from '../../cache/bounded'
import { ownerOfStream } from '../../events/schema/drafts/drafts'
import { accountOf } from '../../events/schema/events'
import type { EventLog } from '../../events/store/log'
import type { DraftProgress } from '../../pages/results/tips'

/** The example that the site shows, measured: null where the readers had no time for it. */
export type Example = {
  readonly file: string
  readonly at: number
  readonly result: ResumeResult
  readonly picture: Picture
}

/** A check of optimised files that waits or runs. */
type OptimisedCheck = { readonly done: Promise<void>; start(): void }

/** What was made, and what is being made: nothing twice at once. */
type Once<Value> = {
  readonly done: SizedCache<Value | null>
  readonly underWay: Map<string, Promise<Value | null | 'busy'>>
}

export type Caches = {
  /** What a draft measured in the version it began with; some 20 kB each. */
  readonly beginnings: SizedCache<Judgement | null>
  /** What contents measured with all that answers would add, for a page that is loaded again; by draft and the bytes that were measured. */
  readonly draftMeasures: SizedCache<DraftMeasured>
  /** How many pages contents have, in the same way. */
  readonly draftPages: SizedCache<DraftPages>
  /** By draft and version; a few hundred bytes each. */
  readonly draftProgress: Once<DraftProgress>
  /** By language and month. */
  readonly examples: Recent<string, Promise<Example | null>>
  /** A result page's picture, by analysis. */
  readonly pictures: Once<Picture>
  /** Checks under way, by analysis. */
  readonly optimisedChecks: Map<string, OptimisedCheck>
  /** Tools for which a reader is about to be readied. */
  readonly readying: Set<string>
}

/** Bounds of pictures, as JSON bytes: of all together, and of one account beyond its newest. */
export const pictureBytes = { all: 8 * 1024 * 1024, ofOne: 2 * 1024 * 1024 } as const

/** The same of what drafts measure: some 25 measures of one account. */
const draftBytes = { all: 4 * 1024 * 1024, ofOne: 512 * 1024 } as const

/** What holds words of an account is dropped with its erasure, what a draft measured also with that of the draft. */
export const createCaches = (events: Pick<EventLog, 'onCommit'>): Caches => {
  const pictures = sizedCache<Picture | null>(pictureBytes.all, pictureBytes.ofOne)
  const draftProgress = sizedCache<DraftProgress | null>(draftBytes.all, draftBytes.ofOne)
  const beginnings = sizedCache<Judgement | null>(draftBytes.all, draftBytes.ofOne)
  const draftMeasures = sizedCache<DraftMeasured>(draftBytes.all, draftBytes.ofOne)
  const draftPages = sizedCache<DraftPages>(draftBytes.all, draftBytes.ofOne)
  events.onCommit('effects', (batch) => {
    for (const { type, stream } of batch) {
      if (type === 'AccountErased') pictures.forget(accountOf(stream) ?? '')
      if (type === 'AccountErased' || type === 'DraftErased')
        for (const cache of [beginnings, draftMeasures, draftPages, draftProgress])
          cache.forget(ownerOfStream(stream) ?? '')
    }
  })
  return {
    beginnings,
    draftMeasures,
    draftPages,
    draftProgress: { done: draftProgress, underWay: new Map() },
    examples: recent(4),
    pictures: { done: pictures, underWay: new Map() },
    optimisedChecks: new Map(),
    readying: new Set(),
  }
}
