// A person's corrections of how their résumé was read: one more or one less, and the same file is measured again. Nothing is charged.

import { packResume } from '../../../analysis/resume/reader-input'
import {
  type Correction,
  correctionKinds,
  isCorrection,
  MAX_CORRECTIONS,
} from '../../../analysis/resume/reading/corrections/correction'
import type { ResumeResult } from '../../../analysis/resume/result'
import { MAX_ROBOT_LINES } from '../../../analysis/resume/robot'
import { correction } from '../../../domain/analyses/correction'
import { monthAt } from '../../../domain/day'
import { accountStream } from '../../../events/schema/events'
import { ownAnalysis } from '../../../projections/analyses/history'
import type { Core } from '../../core/core'
import { carryCorrections, isWithoutCorrections } from '../../drafts/begin/carry-corrections'
import { fieldOf } from '../../http/request/body/schemas'
import { isStillSignedIn } from '../../http/request/read-request'
import type { RequestContext } from '../../http/request/request-context'
import { eventMetadata, personOf } from '../../http/request/route-context'
import { leaveToast } from '../../http/response/cookies'
import { notFoundPage, refusalPage } from '../../http/response/page'
import { busy, type Refused, throttled, unhandled } from '../../http/response/refusals'
import { problem, seeOther } from '../../http/response/responses'
import { resultJson } from '../../runtime/result-json'
import { correctionBucket } from '../../security/buckets'
import { readUpload } from '../../storage/uploads'
import { correctionTurn } from '../downloads/optimised-input'
import { resumeResultOf } from '../results/results'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a button asks for: a kind for the chosen line, `desfazer:<line>`, or `desfazer` for all. Null for anything else. */
export const correctionsAfter = (
  before: readonly Correction[],
  asked: { readonly action: string; readonly line: string },
  lines: number,
): readonly Correction[] | null => {
  const [what = '', which = ''] = asked.action.split(':')
  if (what === 'desfazer') return which === '' ? [] : before.filter(({ line }) => line !== Number(which))
  const is = correctionKinds.find((kind) => kind === what)
  const correction = { line: /^\d{1,4}$/.test(asked.line) ? Number(asked.line) : -1, is }
  if (!isCorrection(correction, lines)) return null
  return [...before.filter(({ line }) => line !== correction.line), correction]
}

const same = (a: readonly Correction[], b: readonly Correction[]): boolean => JSON.stringify(a) === JSON.stringify(b)

/** True where nothing that a person sees of two results differs. */
const alike = (a: ResumeResult, b: ResumeResult): boolean => {
  const seen = ({ corrections: _, optimised: __, ...rest }: ResumeResult) => JSON.stringify(rest)
  return seen(a) === seen(b)
}

/** Measures the file with these corrections and appends the outcome: whether the result is another, or a refusal. */
const apply = async (
  core: Core,
  ctx: RequestContext,
  analysis: string,
  before: ResumeResult,
  corrections: readonly Correction[],
): Promise<Refused | 'changed' | 'same'> => {
  const { account } = personOf(ctx)
  const bytes = await readUpload(core, account, analysis)
  if (!bytes) return { status: 404, body: problem(ctx, 'correction-gone') }
  const packet = packResume({ now: monthAt(ctx.now), corrections }, bytes)
  const answer = await core.reader.run('corrected', packet, { account })
  if (!answer.ok) return busy(ctx)
  const measured = answer.value.ok ? answer.value.result : null
  if (!measured || measured.score === null) return { status: 422, body: problem(ctx, 'correction-none') }
  const result = corrections.length > 0 ? { ...measured, corrections } : measured
  const { score, rubric } = measured
  const command = { kind: 'correct', analysis, corrections: corrections.length, score, rubric } as const
  const outcome = await core.handle(
    correction,
    accountStream(account),
    { ...command, result: resultJson(result) },
    eventMetadata(ctx),
  )
  if (outcome.ok) return alike(before, measured) ? 'same' : 'changed'
  if (outcome.code === 'corrections-full') return { status: 409, body: problem(ctx, 'corrections-full') }
  return unhandled(ctx, outcome.code)
}

/**
 * The plain form's answer: back to the result, at the lines. One at a time for each account, so that two clicks are two; how many may
 * wait is bounded by their throttle. Who was signed out or deactivated while they waited changes nothing.
 */
export const correctReading = async (core: Core, ctx: RequestContext, body: unknown): Promise<Response> => {
  const { account } = personOf(ctx)
  const often = throttled(core, ctx, `correction ${account}`, correctionBucket)
  if (often) return refusalPage(core, ctx, often)
  return core.mutex(correctionTurn(account), async () => {
    if (!isStillSignedIn(core, personOf(ctx)))
      return refusalPage(core, ctx, { status: 401, body: problem(ctx, 'account-missing') })
    const row = ownAnalysis(core.views.db, account, 'resume', text(fieldOf(body, 'analise')))
    const result = resumeResultOf(row)
    if (!row || !result) return notFoundPage(core, ctx)
    const back = `/curriculo?analise=${row.id}#conferir`
    const before = result.corrections ?? []
    const request = { action: text(fieldOf(body, 'acao')), line: text(fieldOf(body, 'linha')) }
    const after = correctionsAfter(before, request, Math.min(result.robot.lines.length, MAX_ROBOT_LINES))
    // No line was chosen, or what was asked for holds already.
    if (!after || same(before, after)) return seeOther(back)
    const full = after.length > MAX_CORRECTIONS
    const isLacking = isWithoutCorrections(core, ctx, row.id)
    const outcome = full
      ? { status: 409, body: problem(ctx, 'corrections-full') }
      : await apply(core, ctx, row.id, result, after)
    if (typeof outcome === 'object') return refusalPage(core, ctx, outcome)
    // A draft that lacks an earlier one is asked about as a whole, on its own page.
    if (!isLacking) await carryCorrections(core, ctx, row.id, before)
    const more = after.length >= before.length
    return seeOther(back, outcome === 'same' && more ? [leaveToast(core, 'correction-same')] : [])
  })
}
