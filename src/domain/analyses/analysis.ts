// Decides on analyses: a request spends one use of the quota, a failure gives it back, and each analysis ends once.

import type { PlanLimits } from '../../billing/catalogue'
import type { DomainEvent } from '../../events/schema/events'
import type { Failure, Tool } from '../../events/schema/vocabulary'
import { accept, type Decider, refuse } from '../decider'
import { allowance, allowanceIdAt, evolveQuota, noQuota, type Quota, quotaRefusal } from '../quota/quota'

type Result = Extract<DomainEvent, { type: 'AnalysisCompleted' }>

export type AnalysisCommand =
  | {
      readonly kind: 'request'
      readonly analysis: string
      readonly tool: Tool
      readonly bytes: number
      readonly file: string
      /** In milliseconds; with the current catalogue's limits. */
      readonly now: number
      readonly limits: PlanLimits
    }
  | {
      readonly kind: 'complete'
      readonly analysis: string
      readonly engine: string
      readonly rubric: number
      readonly score: number
      readonly result: NonNullable<Result['personal']>['result']
    }
  | { readonly kind: 'fail'; readonly analysis: string; readonly reason: Failure }

export type AnalysisState = { readonly quota: Quota }

export type AnalysisRefusal =
  | 'account-missing'
  | 'quota-tool'
  | 'quota-exhausted'
  | 'analysis-repeated'
  | 'analysis-not-open'

/** P12: two requests at once can never take the same last use, because each is decided on the stream's version. */
export const analysis: Decider<AnalysisState, AnalysisCommand, DomainEvent, AnalysisRefusal> = {
  initial: { quota: noQuota },

  evolve: ({ quota }, event) => ({ quota: evolveQuota(quota, event) }),

  decide: (command, { quota }) => {
    if (!quota.entitlements.registered) return refuse('account-missing')
    if (command.kind === 'request') {
      const { analysis, tool, bytes, file, now, limits } = command
      if (quota.reserved.has(analysis)) return refuse('analysis-repeated')
      const refused = quotaRefusal(allowance(quota, now, limits), tool)
      if (refused) return refuse(refused)
      const unit = allowanceIdAt(quota.entitlements, now)
      return accept({ type: 'AnalysisRequested', data: { analysis, tool, bytes, unit }, personal: { file } })
    }
    const reservation = quota.reserved.get(command.analysis)
    if (!reservation) return refuse('analysis-not-open')
    const { analysis, kind } = command
    if (kind === 'fail')
      return accept({
        type: 'AnalysisFailed',
        data: { analysis, tool: reservation.tool, reason: command.reason },
        personal: null,
      })
    const { engine, rubric, score, result } = command
    return accept({
      type: 'AnalysisCompleted',
      data: { analysis, tool: reservation.tool, engine, rubric, score },
      personal: { result },
    })
  },
}
