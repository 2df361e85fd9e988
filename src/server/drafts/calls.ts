// Answers the calls of the workbench's script: save, measure, an earlier version, and a wording to try.
import type { DraftSavedJson } from '../../api/tools/draft'
import { differenceOf, fits } from '../../domain/drafts/content'
import type { Core } from '../core/core'
import { fieldOf } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { busy, refusedJson, throttled } from '../http/response/refusals'
import { json, problem } from '../http/response/responses'
import { draftMeasureBucket } from '../security/buckets'
import { changeDraft, draftOfRequest, isRefused } from './drafts'
import { earlierThan } from './earlier'
import { contentFromJson, text, versionIn } from './form'
import { measureDraft, pagesOf } from './measure'
import { advertBeside } from './vacancy-copies/compared-advert'
import { ownText } from './vacancy-copies/vacancy-copy-views'
import { askWording } from './wording'

export const save = async (core: Core, ctx: RequestContext, body: unknown): Promise<Response> => {
  const row = draftOfRequest(core, ctx)
  if (!row) return json(problem(ctx, 'draft-missing'), 404)
  const content = contentFromJson(fieldOf(body, 'content'))
  if (!content) return json(problem(ctx, 'invalid'), 422)
  const cause = fieldOf(body, 'cause') === 'undone' ? 'undone' : 'typed'
  const saved = await changeDraft(core, ctx, row.id, { base: versionIn(fieldOf(body, 'base')), content, cause })
  if (isRefused(saved)) return refusedJson(saved)
  const same = !saved.joined && differenceOf(content, saved.content) === null
  const { joined } = saved
  const answer: DraftSavedJson = {
    version: saved.version,
    at: ctx.now,
    content: same ? null : saved.content,
    joined,
    own: ownText(core, ctx, saved),
  }
  return json(answer)
}

/** Measures what was sent, saved or not. It is no analysis: nothing is stored and no use is taken. */
export const measure = async (core: Core, ctx: RequestContext, body: unknown): Promise<Response> => {
  const row = draftOfRequest(core, ctx)
  if (!row) return json(problem(ctx, 'draft-missing'), 404)
  const content = contentFromJson(fieldOf(body, 'content'))
  if (!content) return json(problem(ctx, 'invalid'), 422)
  if (!fits(content)) return json(problem(ctx, 'draft-too-large'), 422)
  const refusal = throttled(core, ctx, `draft measure ${personOf(ctx).account}`, draftMeasureBucket)
  if (refusal) return refusedJson(refusal)
  const gains = fieldOf(body, 'gains') !== false
  const sentWindow = text(fieldOf(body, 'window')).slice(0, 24)
  // Before the advert is read: a later question may need none, and would be replaced by this one.
  const latestOf = { name: `${row.id} ${sentWindow}`, asked: performance.now() }
  const answer = await measureDraft(core, ctx, row, content, await advertBeside(core, ctx, row), { gains, latestOf })
  if (!answer) return refusedJson(busy(ctx))
  // Not before the next measure of the draft, which follows a key.
  return json(
    gains
      ? {
          ...answer,
          pages: await pagesOf(core, ctx, row, content, { latestOf: { ...latestOf, name: `${latestOf.name} pages` } }),
        }
      : answer,
  )
}

export const earlier = async (core: Core, ctx: RequestContext): Promise<Response> => {
  const row = draftOfRequest(core, ctx)
  if (!row) return json(problem(ctx, 'draft-missing'), 404)
  const answer = await earlierThan(core, ctx, row, versionIn(ctx.url.searchParams.get('versao')))
  return 'status' in answer ? refusedJson(answer) : json(answer)
}

export const wording = async (core: Core, ctx: RequestContext, body: unknown): Promise<Response> => {
  const row = draftOfRequest(core, ctx)
  if (!row) return json(problem(ctx, 'draft-missing'), 404)
  const id = await askWording(core, ctx, row, {
    part: text(fieldOf(body, 'parte')),
    text: text(fieldOf(body, 'texto')),
  })
  return typeof id === 'string' ? json({ id }, 202) : refusedJson(id)
}
