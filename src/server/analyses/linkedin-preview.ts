// Measures a LinkedIn profile while it is written; nothing is stored or charged, and it takes an earlier analysis of it.
import type { LinkedinResult } from '../../analysis/linkedin/result'
import type { LinkedinMeasureJson, LinkedinValues } from '../../api/tools/linkedin'
import type { Language } from '../../i18n'
import { latestAnalysis } from '../../projections/analyses/analysis'
import { linkedinView } from '../../texts/linkedin/view'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { busy, type Refused, throttled } from '../http/response/refusals'
import { problem } from '../http/response/responses'
import { draftMeasureBucket } from '../security/buckets'
import { linkedinResultOf } from './results/results'

/** Findings named beside the texts. */
const findingsNamed = 3

export const measureOf = (result: LinkedinResult, language: Language): LinkedinMeasureJson => {
  const { headline, tips } = linkedinView(result, language)
  const left = tips.filter(({ gain }) => gain > 0).slice(0, findingsNamed)
  return { score: result.score, headline, tips: left.map(({ title, gain, upTo }) => ({ title, gain, upTo })) }
}

/** 404 before the first analysis, which is where a first measure comes from; 429 and 503 as for a draft. */
export const previewLinkedin = async (
  core: Core,
  ctx: RequestContext,
  { headline, about, experience }: LinkedinValues,
): Promise<LinkedinMeasureJson | Refused> => {
  const { account } = personOf(ctx)
  const refusal = throttled(core, ctx, `linkedin measure ${account}`, draftMeasureBucket)
  if (refusal) return refusal
  if (!linkedinResultOf(latestAnalysis(core.views.db, account, 'linkedin')))
    return { status: 404, body: problem(ctx, 'none-yet') }
  const bytes = new TextEncoder().encode(JSON.stringify({ headline, about, experience }))
  const answer = await core.reader.run('linkedin', bytes, { account })
  if (!answer.ok) return busy(ctx)
  return measureOf(answer.value, ctx.language)
}
