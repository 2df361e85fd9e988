// The plan for the week: three steps chosen from all that the tools measured, by what each gains and how much work it is.
import type { DomainEvent } from '../../events/schema/events'
import { dayOf, dayText } from '../day'
import { accept, type Decider, refuse } from '../decider'

type Of<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>
export type Week = Of<'WeekPlanned'>['data']
export type WeekStep = Week['steps'][number]
export type MailChoice = Of<'MailChoiceMade'>['data']

/** Steps of a week. */
export const stepsMax = 3

/** A weak point that could be a step. `gain`: whole points of its tool's score. `effort`: 1 little, 3 much. */
type CandidateStep = WeekStep

/**
 * The steps of a week: those that gain most for the work, and of no tool more than two, so that a week is not all one tool
 * where another has something to gain. Equal ones stay in the order given. Pure.
 */
export const chooseSteps = (possible: readonly CandidateStep[]): WeekStep[] => {
  const worth = ({ gain, effort }: CandidateStep) => gain / effort
  const sorted = possible.filter(({ gain }) => gain > 0).toSorted((one, other) => worth(other) - worth(one))
  const first = sorted.filter(
    ({ tool }, at) => sorted.slice(0, at).filter((one) => one.tool === tool).length < stepsMax - 1,
  )
  return [...first, ...sorted.filter((one) => !first.includes(one))].slice(0, stepsMax)
}

const weekDays = 7
/** Days from a Monday to a Thursday, which 1 January 1970 was. */
const thursday = 3

/** The Monday (São Paulo) of the week a moment (ms) falls in, as `2026-11-16`. */
export const weekOf = (at: number): string => {
  const day = dayOf(at)
  return dayText(day - ((day + thursday) % weekDays))
}

export type WeekCommand = ({ readonly kind: 'plan' } & Week) | ({ readonly kind: 'choose' } & MailChoice)

/** `week`: the last that was planned. */
type WeekState = {
  readonly registered: boolean
  readonly week: string | null
  readonly mails: Readonly<Record<MailChoice['about'], boolean>>
}

type WeekRefusal = 'account-missing' | 'week-nothing'

/** Reminders are mailed until somebody says no; the plan of the week only to those who asked for it. */
export const mailsAtFirst: WeekState['mails'] = { week: false, reminders: true }

export const week: Decider<WeekState, WeekCommand, DomainEvent, WeekRefusal> = {
  initial: { registered: false, week: null, mails: mailsAtFirst },

  evolve: (state, event) => {
    switch (event.type) {
      case 'AccountRegistered':
        return { ...state, registered: true }
      case 'AccountErased':
        return week.initial
      case 'WeekPlanned':
        return { ...state, week: event.data.week }
      case 'MailChoiceMade':
        return { ...state, mails: { ...state.mails, [event.data.about]: event.data.wanted } }
      default:
        return state
    }
  },

  decide: (command, state) => {
    if (!state.registered) return refuse('account-missing')
    if (command.kind === 'choose') {
      const { about, wanted } = command
      return state.mails[about] === wanted
        ? accept()
        : accept({ type: 'MailChoiceMade', data: { about, wanted }, personal: null })
    }
    // A week is planned once: what it says stays what it says.
    if (state.week !== null && state.week >= command.week) return accept()
    const steps = command.steps.slice(0, stepsMax)
    if (steps.length === 0) return refuse('week-nothing')
    return accept({
      type: 'WeekPlanned',
      data: { week: command.week, announced: command.announced, steps },
      personal: null,
    })
  },
}
