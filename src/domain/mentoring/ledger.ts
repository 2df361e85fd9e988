// Explains why so many mentoring hours are left: every line that led to it, as for analyses (domain/quota/ledger.ts).
import type { DomainEvent } from '../../events/schema/events'
import type { Plan } from '../../events/schema/vocabulary'
import type { Entitlements } from '../billing/entitlement'
import { nextMoment } from '../billing/entitlement-events'
import { allowanceIdAt, isSameAllowance } from '../quota/quota'
import { hoursLeft, type MentoringState, mentoring } from './booking'

type Dated = DomainEvent & { readonly meta: { readonly at: number } }

export type MentoringReason = 'booked' | 'cancelled' | 'cycle-began' | 'plan-changed'

/** One change of the allowance: `event` is null for what time alone did, `left` is 0 or 1. */
type MentoringLine<Event extends Dated> = {
  readonly at: number
  readonly event: Event | null
  readonly reason: MentoringReason
  readonly change: number
  readonly left: number
  readonly plan: Plan
}

/** Moments between two events that are looked at; at a month each that is a hundred years. */
const momentsMax = 1200

const reasonOf = (event: Dated | null): MentoringReason | null => {
  if (event?.type === 'MentoringBooked') return 'booked'
  return event?.type === 'MentoringCancelled' ? 'cancelled' : null
}

/** The hours left at `now` (ms) and the lines that led to it, in order; `included` says whether the plan of a time has mentoring, by the catalogue or as sold. */
export const explainMentoring = <Event extends Dated>(
  history: readonly Event[],
  now: number,
  included: (entitlements: Entitlements, at: number) => boolean,
): { readonly left: number; readonly plan: Plan; readonly lines: readonly MentoringLine<Event>[] } => {
  const lines: MentoringLine<Event>[] = []
  let state: MentoringState = mentoring.initial
  let clock = 0
  const leftIn = (of: MentoringState, at: number) => hoursLeft(of, at, included(of.entitlements, at))

  const add = (next: MentoringState, at: number, event: Event | null) => {
    const [before, after] = [allowanceIdAt(state.entitlements, clock), allowanceIdAt(next.entitlements, at)]
    const [had, left] = [leftIn(state, clock), leftIn(next, at)]
    const turned = !isSameAllowance(before, after) && (had > 0 || left > 0)
    const reason = reasonOf(event) ?? (turned ? (before.plan === after.plan ? 'cycle-began' : 'plan-changed') : null)
    if (reason) lines.push({ at, event, reason, change: left - had, left, plan: after.plan })
    state = next
    clock = at
  }

  const pass = (until: number) => {
    for (let looks = 0; looks < momentsMax; looks++) {
      const moment = nextMoment(state.entitlements, clock)
      if (moment === null || moment > until) return
      add(state, moment, null)
    }
  }

  for (const event of history) {
    const at = Math.max(clock, event.meta.at)
    pass(at)
    add(mentoring.evolve(state, event), at, event)
  }
  pass(now)
  return { left: leftIn(state, now), plan: allowanceIdAt(state.entitlements, now).plan, lines }
}
