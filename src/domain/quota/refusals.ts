// Records why an analysis was refused, so that "why was I refused yesterday?" has an answer. Only a fixed number a day is
// recorded: attempts cost the person nothing and must not fill the log.
import type { DomainEvent } from '../../events/schema/events'
import { dayOf, dayText } from '../day'
import { accept, type Decider } from '../decider'

type Refused = Extract<DomainEvent, { type: 'AnalysisRefused' }>['data']

/** Refusals recorded for one account on one day of São Paulo. */
export const refusalsADay = 20

/** `now` in milliseconds. */
type RefusalCommand = { readonly kind: 'record'; readonly now: number } & Pick<Refused, 'tool' | 'reason' | 'plan'>

/** The day of the last recorded refusal, empty before the first, and how many that day has. */
type RefusalState = { readonly day: string; readonly count: number }

export const refusals: Decider<RefusalState, RefusalCommand, DomainEvent, never> = {
  initial: { day: '', count: 0 },

  evolve: (state, event) =>
    event.type === 'AnalysisRefused' ? { day: event.data.day, count: event.data.count } : state,

  decide: ({ now, tool, reason, plan }, state) => {
    const today = dayText(dayOf(now))
    // A clock that went back continues the later day, so that it opens no second allowance.
    const day = today > state.day ? today : state.day
    const count = day === state.day ? state.count : 0
    if (count >= refusalsADay) return accept()
    return accept({ type: 'AnalysisRefused', data: { tool, reason, plan, day, count: count + 1 }, personal: null })
  },
}
