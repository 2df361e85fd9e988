// From an uploaded input to an analysis or an error message: the same for every tool.

import { suffixWithin } from '../../../analysis/bounded'
import { type Failure, type RefusalReason, refusalReasons, type Tool } from '../../../events/schema/vocabulary'
import type { FileError } from '../../../i18n/failure'
import { accountById } from '../../../projections/accounts/account'
import type { Core } from '../../core/core'
import { composed } from '../../http/request/body/typed-text'
import type { RequestContext } from '../../http/request/request-context'
import { eventMetadata, personOf } from '../../http/request/route-context'
import { type Refused, throttled, unhandled } from '../../http/response/refusals'
import { fileProblem, problem } from '../../http/response/responses'
import { analyseBucket } from '../../security/buckets'
import { countFailure, tooManyFailures } from './failures'
import { recordRefusal } from './record-refusal'
import { type AnalysisOutcome, runAnalysis } from './run-analysis'

/** A problem with the file is the sender's to fix (4xx); busy and internal are the server's (5xx). */
export const statusOf = (failure: Failure): number => {
  if (failure === 'too-large' || failure === 'too-many-pixels') return 413
  if (failure === 'unknown-type' || failure === 'old-word') return 415
  if (failure === 'draft-missing') return 409
  if (failure === 'busy') return 503
  return failure === 'internal' || failure === 'interrupted' ? 500 : 422
}

export const fileRefusal = (ctx: RequestContext, tool: Tool, code: FileError, status: number): Refused => ({
  status,
  body: fileProblem(ctx, code, tool),
  ...(code === 'busy' && { retryAfterS: 2 }),
})

/** An uploaded file from a form's field, or the reason there is none. `max` is in bytes. */
export const fileFrom = async (
  ctx: RequestContext,
  tool: Tool,
  field: unknown,
  max: number,
): Promise<Refused | { readonly file: string; readonly bytes: Uint8Array<ArrayBuffer> }> => {
  if (!(field instanceof File) || (field.size === 0 && !field.name)) return fileRefusal(ctx, tool, 'missing', 422)
  if (field.size > max) return fileRefusal(ctx, tool, 'too-large', 413)
  return { file: fileName(field.name), bytes: new Uint8Array(await field.arrayBuffer()) }
}

/** File names are shown back and never used as paths: controls are removed and the length is bounded. */
const fileName = (name: string | undefined): string =>
  suffixWithin(
    composed(name ?? '')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .replace(/^.*[/\\]/, ''),
    120,
  ) || 'arquivo'

const refusedOutcome = (ctx: RequestContext, tool: Tool, outcome: Exclude<AnalysisOutcome, { ok: true }>): Refused => {
  if ('failed' in outcome) return fileRefusal(ctx, tool, outcome.failed, statusOf(outcome.failed))
  if (outcome.code === 'busy' || outcome.code === 'full') return unhandled(ctx, outcome.code)
  return { status: outcome.code === 'account-missing' ? 401 : 403, body: problem(ctx, outcome.code) }
}

/** How often it may be tried, whatever is left: refused before anything is done for it. */
const tooOften = (core: Core, ctx: RequestContext): Refused | null => {
  const { account } = personOf(ctx)
  return throttled(core, ctx, `analyse ${account}`, analyseBucket) ?? tooManyFailures(core, ctx)
}

type SentFile = { readonly tool: Tool; readonly file: string; readonly bytes: Uint8Array }
type Submitted = Refused | { readonly analysis: string }

const recordedReason = (submitted: Submitted): RefusalReason | undefined =>
  'body' in submitted ? refusalReasons.find((reason) => reason === submitted.body.code) : undefined

/** Requests an analysis of an upload. `file` is its name as the person knows it. A refused request is recorded. */
export const submit = async (core: Core, ctx: RequestContext, sent: SentFile): Promise<Submitted> => {
  const submitted = await attempt(core, ctx, sent)
  const reason = recordedReason(submitted)
  if (reason) await recordRefusal(core, ctx, sent.tool, reason)
  return submitted
}

const attempt = async (core: Core, ctx: RequestContext, sent: SentFile): Promise<Submitted> => {
  const { account } = personOf(ctx)
  const refused = tooOften(core, ctx)
  if (refused) return refused
  const outcome = await runAnalysis(core, { account, ...sent }, eventMetadata(ctx))
  if ('failed' in outcome) countFailure(core, ctx, outcome.failed)
  if (outcome.ok) return { analysis: outcome.analysis }
  const erased = !accountById(core.views.db, account)
  return refusedOutcome(ctx, sent.tool, erased ? { ok: false, code: 'account-missing' } : outcome)
}
