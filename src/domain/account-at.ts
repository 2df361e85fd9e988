// The state of an account after a part of its history: for the panel, `state`, and tests made from an export.

import type { PlanLimits } from '../billing/catalogue'
import type { Meta } from '../events/schema/catalog'
import { accountOf, type DomainEvent } from '../events/schema/events'
import { isoTime } from '../time/iso'
import { account } from './accounts/account'
import { codesLeft } from './accounts/second-factor/state'
import { settings } from './accounts/settings'
import { type Ranked, scoresFrom } from './analyses/score'
import { fold } from './decider'
import { allowance, allowanceIdAt, eachTool, evolveQuota, noQuota, type Quota, wireCount } from './quota/quota'
import { toolUse } from './quota/tool-use'

type History = readonly (DomainEvent & { readonly meta: Meta })[]

/** Scores by rank: 1 the latest of a tool, 2 the one before, and so on. */
function rankedFrom(history: History): Ranked[] {
  const seen = new Map<string, number>()
  return history.toReversed().flatMap((event) => {
    if (event.type !== 'AnalysisCompleted') return []
    const { tool, score } = event.data
    const rank = (seen.get(tool) ?? 0) + 1
    seen.set(tool, rank)
    return { tool, score, at: event.meta.at, rank }
  })
}

const underWay = (history: History): string[] => {
  const open = new Set<string>()
  for (const { type, data } of history) {
    if (type === 'AnalysisRequested') open.add(data.analysis)
    if (type === 'AnalysisCompleted' || type === 'AnalysisFailed') open.delete(data.analysis)
  }
  return [...open]
}

export type AccountAt = ReturnType<typeof accountAt>

/** The folded state of an account after its events, at a time (ms); of personal data only whether there is any. */
export function accountAt(stream: string, history: History, now: number, limits: PlanLimits) {
  const quota = history.reduce<Quota>(evolveQuota, noQuota)
  const { plan, cycle } = allowanceIdAt(quota.entitlements, now)
  // Named one by one: a field that is added to an account's state may be personal.
  const { registered, erased, photo, role, active, epoch, name, email, password, ...more } = fold(account, history)
  const { secondFactor, address, identities } = more
  const left = allowance(quota, now, limits)
  const last = history.at(-1)?.meta
  return {
    account: accountOf(stream),
    events: history.length,
    position: last?.position ?? 0,
    at: last ? isoTime(last.at) : null,
    ...{ registered, erased, role, active, photo, epoch },
    secondFactor: {
      app: secondFactor.totp !== null,
      passkeys: secondFactor.passkeys.length,
      codesLeft: codesLeft(secondFactor),
    },
    address: { proved: address.proved, changeWaits: address.pending !== null },
    identities: identities.length,
    known: { name: name !== null, email: email !== null, password: password !== null },
    plan,
    cycleFrom: cycle > 0 ? isoTime(cycle) : null,
    analysesLeft: wireCount(left.remaining),
    analysesLeftPerTool: eachTool((tool) => wireCount(left.perTool[tool])),
    analysesUnderWay: underWay(history),
    scores: scoresFrom(rankedFrom(history), fold(toolUse, history).unused),
    settings: fold(settings, history).saved,
  }
}
