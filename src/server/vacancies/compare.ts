// Compares vacancies with the latest résumé.
import { packJob } from '../../analysis/job/reader-input'
import { monthAt } from '../../domain/day'
import { vacancyLimits } from '../../domain/vacancies/vacancies'
import { latestAnalysis } from '../../projections/analyses/analysis'
import { ownVacancy, type VacancyRow, vacanciesOf } from '../../projections/vacancies/vacancies'
import { correctionsOf } from '../analyses/results/results'
import { waiterOf } from '../analyses/run/queue-place'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { busy, type Refused, throttled } from '../http/response/refusals'
import { problem } from '../http/response/responses'
import { resultJson } from '../runtime/result-json'
import { compareBucket } from '../security/buckets'
import { readUpload } from '../storage/uploads'
import { decide, isAdvanced, slim } from './vacancies'

/** The vacancies that a comparison takes: those chosen, else the newest that are not closed; ten at most. */
const toCompare = (core: Core, account: string, chosen: readonly string[]): VacancyRow[] => {
  const { db } = core.views
  const owned = chosen.flatMap((id) => ownVacancy(db, account, id) ?? [])
  const all =
    owned.length > 0 ? owned : vacanciesOf(db, account, vacancyLimits.stored).filter(({ state }) => state !== 'closed')
  return all.slice(0, vacancyLimits.compared)
}

/** Compares up to ten adverts with the latest résumé, which uses no analyses. Answers with how many were compared. */
export const compareVacancies = async (
  core: Core,
  ctx: RequestContext,
  chosen: readonly string[],
): Promise<Refused | { readonly compared: number }> => {
  const { account } = personOf(ctx)
  if (!isAdvanced(core, ctx)) return { status: 403, body: problem(ctx, 'vacancies-compare') }
  const resume = latestAnalysis(core.views.db, account, 'resume')
  const file = resume ? await readUpload(core, account, resume.id) : null
  if (!resume || !file) return { status: 409, body: problem(ctx, 'resume-missing') }
  const refusal = throttled(core, ctx, `compare ${account}`, compareBucket)
  if (refusal) return refusal
  const now = monthAt(ctx.now)
  const corrections = correctionsOf(resume)
  let compared = 0
  for (const { id, advert } of toCompare(core, account, chosen)) {
    const answer = await core.reader.run(
      'job',
      packJob({ description: advert, corrections, ...now }, file),
      waiterOf(core, account, 'job'),
    )
    if (!answer.ok) return busy(ctx)
    // An advert that asks for nothing has no score: that it was compared is recorded all the same.
    const { rubric, score, result } = answer.value.ok
      ? { ...answer.value.result, result: slim(answer.value.result) }
      : { rubric: 0, score: null, result: { range: null, keywords: [] } }
    const refused = await decide(core, ctx, {
      kind: 'compared',
      vacancy: id,
      resume: resume.id,
      draft: null,
      rubric,
      score,
      result: resultJson(result),
    })
    if (refused && refused.status !== 404) return refused
    compared += 1
  }
  return { compared }
}
