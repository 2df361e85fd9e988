// Carries out what a person can do with their drafts: begin, save, go back, delete.

import { type DraftChangedJson, liveEvents } from '../../api/live'
import type { DraftCommand, DraftRefusal } from '../../domain/drafts/commands'
import { type DraftContent, differenceOf, emptyContent } from '../../domain/drafts/content'
import { draft } from '../../domain/drafts/draft'
import { type JoinedPlaces, joinedPlaces } from '../../domain/drafts/merge'
import { draftStream } from '../../events/schema/drafts/drafts'
import { draftOfReview } from '../../events/schema/drafts/reviews'
import { accountById } from '../../projections/accounts/account'
import { type DraftRow, draftById, draftsOf } from '../../projections/drafts/draft'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { eventMetadata, personOf } from '../http/request/route-context'
import { busy, type Refused, refusalsOf, throttled, throttleVolume } from '../http/response/refusals'
import { scrubViews } from '../runtime/scrub-views'
import { draftFileBucket, draftLookBucket, draftSaveBucket } from '../security/buckets'
import { contentAt } from './content-at'
import { draftStreamsOf, forgetDraft } from './forget'

/** Main drafts one person may have at a time, on every plan; copies for vacancies come on top (vacancy-copies/vacancy-copies.ts). */
const draftsMax = 1

type Start = Omit<Extract<DraftCommand, { kind: 'start' }>, 'kind' | 'draft'>
type Change = {
  readonly base: number
  readonly content: DraftContent
  readonly cause: 'typed' | 'undone' | 'restored' | 'corrected'
}

export const refusedWith = refusalsOf<DraftRefusal>({
  'draft-too-large': 422,
  'draft-full': 409,
  'draft-no-vacancy-copy': 409,
  'draft-exists': 409,
  'draft-missing': 404,
})

/** The person's draft with this id; with none the main one, else the newest. Undefined for somebody else's. */
export const draftNamed = (core: Core, ctx: RequestContext, id: string | null): DraftRow | undefined => {
  const { account } = personOf(ctx)
  if (id !== null) return draftById(core.views.db, account, id)
  const rows = draftsOf(core.views.db, account)
  return rows.find(({ of }) => of === null) ?? rows[0]
}

/** The id of the next main draft, the same on every node, so that the log begins one of two. */
const nextDraftId = (core: Core, account: string): string => {
  const before = draftStreamsOf(core, account).filter((stream) => draftOfReview(stream) === null)
  const digest = core.secrets.link(`main draft ${account} ${before.length}`)
  return uuidOf(Buffer.from(digest, 'base64url'))
}

/** Sixteen bytes as a UUID of version 8 (RFC 9562). */
const uuidOf = (bytes: Buffer): string => {
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Begins a draft, unless the person has as many as they may. One at a time for each account, so that two clicks make one. */
export const startDraft = (core: Core, ctx: RequestContext, start: Start): Promise<DraftRow | Refused> =>
  core.mutex(`drafts ${personOf(ctx).account}`, async () => {
    const { account } = personOf(ctx)
    const refusal = throttled(core, ctx, `draft file ${account}`, draftFileBucket)
    if (refusal) return refusal
    if (draftsOf(core.views.db, account).filter(({ of }) => of === null).length >= draftsMax)
      return refusedWith(ctx, 'draft-exists')
    const volume = volumeRefusal(core, ctx, emptyContent, start.content)
    if (volume) return volume
    const id = nextDraftId(core, account)
    const command: DraftCommand = { kind: 'start', draft: id, ...start }
    const outcome = await core.handle(draft, draftStream(account, id), command, eventMetadata(ctx))
    if (!outcome.ok) return refusedWith(ctx, outcome.code)
    return startedDraft(core, ctx, id)
  })

/** The draft that was just begun. If its account was erased meanwhile, which has looked for its drafts already, it is erased too. */
export const startedDraft = async (core: Core, ctx: RequestContext, id: string): Promise<DraftRow | Refused> => {
  const { account } = personOf(ctx)
  if (!accountById(core.views.db, account)) await eraseDraft(core, ctx, id)
  return draftById(core.views.db, account, id) ?? refusedWith(ctx, 'draft-missing')
}

/** Refuses what would pass the bound of what one account adds to the log, however often it begins a new draft. */
export const volumeRefusal = (core: Core, ctx: RequestContext, before: DraftContent, now: DraftContent) =>
  throttleVolume(core, ctx, Buffer.byteLength(JSON.stringify(differenceOf(before, now))))

/** Refuses looking at older versions too often, as one may take two hundred events. Every save and restore asks once. */
export const lookRefusal = (core: Core, ctx: RequestContext): Refused | null =>
  throttled(core, ctx, `draft look ${personOf(ctx).account}`, draftLookBucket)

/** `joined`: the places another window wrote to since the version saved from, null without any; of a field that both wrote the last save counts. */
type ChangedDraft = DraftRow & { readonly joined: JoinedPlaces | null }

/** Saves what was written from version `base`. Answers with the draft as it says now, which may hold another window's words. */
export const changeDraft = async (
  core: Core,
  ctx: RequestContext,
  id: string,
  change: Change,
): Promise<ChangedDraft | Refused> => {
  const row = draftById(core.views.db, personOf(ctx).account, id)
  if (!row) return refusedWith(ctx, 'draft-missing')
  return lookRefusal(core, ctx) ?? saveChange(core, ctx, row, change)
}

const saveChange = async (
  core: Core,
  ctx: RequestContext,
  row: DraftRow,
  { base, content, cause }: Change,
): Promise<ChangedDraft | Refused> => {
  const { account, id } = row
  const { version: latest, state } = core.states.of(draft, draftStream(account, id))
  // Also of the latest version: another window's save may come in between this look and the decision.
  const baseContent = base >= latest ? state.content : await contentAt(core, account, id, base)
  if (!baseContent) return busy(ctx)
  // A window that only asks what another one wrote sends its text unchanged: nothing of that is written.
  const refusal =
    differenceOf(baseContent, content) === null
      ? null
      : (throttled(core, ctx, `draft save ${account}`, draftSaveBucket) ??
        volumeRefusal(core, ctx, row.content, content))
  if (refusal) return refusal
  const current = state.content
  // A save that is sent a second time finds its own words, which nobody else wrote.
  const joined = differenceOf(baseContent, current) !== null && differenceOf(content, current) !== null
  const command: DraftCommand = { kind: 'change', draft: id, cause, base: baseContent, content }
  const outcome = await core.handle(draft, draftStream(account, id), command, eventMetadata(ctx))
  if (!outcome.ok) return refusedWith(ctx, outcome.code)
  const saved = draftById(core.views.db, account, id)
  if (!saved) return refusedWith(ctx, 'draft-missing')
  if (saved.version > row.version) announce(core, saved)
  // This save is one event at most: beyond it, another window's came in between.
  const places = joined ? joinedPlaces(baseContent, content, current) : null
  return {
    ...saved,
    joined: places ?? (saved.version > latest + 1 ? joinedPlaces(content, content, saved.content) : null),
  }
}

/** Announced to each of the person's open windows; one that shows an older version takes this one over. */
const announce = (core: Core, { account, id, version }: DraftRow): void => {
  const changed: DraftChangedJson = { rascunho: id, versao: version }
  core.live.send(account, liveEvents.draft, changed)
}

/** Puts the text of another analysed file in the place of the draft's own, which stays in the history. */
export const replaceDraft = async (
  core: Core,
  ctx: RequestContext,
  { id, account, content }: DraftRow,
  by: Pick<Start, 'content' | 'left'> & { readonly analysis: string },
): Promise<DraftRow | Refused> => {
  const refusal =
    throttled(core, ctx, `draft save ${account}`, draftSaveBucket) ?? volumeRefusal(core, ctx, content, by.content)
  if (refusal) return refusal
  const command: DraftCommand = { kind: 'replace', draft: id, ...by }
  const outcome = await core.handle(draft, draftStream(account, id), command, eventMetadata(ctx))
  if (!outcome.ok) return refusedWith(ctx, outcome.code)
  return draftById(core.views.db, account, id) ?? refusedWith(ctx, 'draft-missing')
}

/** Returns to a version from the history; what the draft says now stays in it. */
export const restoreDraft = async (
  core: Core,
  ctx: RequestContext,
  id: string,
  version: number,
): Promise<DraftRow | Refused> => {
  const { account } = personOf(ctx)
  const row = draftById(core.views.db, account, id)
  if (!row || version < 1 || version > row.version) return refusedWith(ctx, 'draft-missing')
  const often = lookRefusal(core, ctx)
  if (often) return often
  const content = await contentAt(core, account, id, version)
  if (!content) return busy(ctx)
  return saveChange(core, ctx, row, { base: row.version, content, cause: 'restored' })
}

/** Deletes a draft and every version of it. */
export const eraseDraft = async (core: Core, ctx: RequestContext, id: string): Promise<Refused | null> => {
  const { account } = personOf(ctx)
  const outcome = await core.handle(draft, draftStream(account, id), { kind: 'erase', draft: id }, eventMetadata(ctx))
  if (!outcome.ok) return refusedWith(ctx, outcome.code)
  await forgetDraft(core, account, id)
  await scrubViews(core)
  return null
}

export const isRefused = <Row extends DraftRow>(answer: Row | Refused): answer is Refused => 'status' in answer

/** The draft that the address names, else as `draftNamed`. */
export const draftOfRequest = (core: Core, ctx: RequestContext) =>
  draftNamed(core, ctx, ctx.url.searchParams.get('rascunho'))
