// Decides what a mentor may do: give hours, withdraw them, and be notified of who takes one.
import type { DomainEvent } from '../../events/schema/events'
import { dayMs, minuteMs } from '../../time/units'
import { accept, type Decider, refuse } from '../decider'

/** Bounds of what one mentor gives; minutes are of one hour that is booked. */
export const mentorLimits = {
  hoursAhead: 200,
  minutesLeast: 15,
  minutesMost: 120,
  /** How far ahead an hour can be given, in milliseconds. */
  aheadMs: 180 * dayMs,
} as const

type GivenHour = { readonly start: number; readonly minutes: number; readonly taken: boolean }

type MentorState = {
  readonly registered: boolean
  /** Named by an admin. */
  readonly named: boolean
  /** Hours given and not withdrawn, by id. */
  readonly hours: ReadonlyMap<string, GivenHour>
}

export type MentorCommand =
  | { readonly kind: 'choose'; readonly mentor: boolean }
  | {
      readonly kind: 'give'
      readonly hours: readonly { readonly hour: string; readonly start: number }[]
      readonly minutes: number
      readonly link: string
      readonly about: string
      /** Whether the account is an admin's, who needs not be named. */
      readonly admin: boolean
      readonly now: number
    }
  | { readonly kind: 'withdraw'; readonly hour: string }
  /** Compares which hours are booked with what the mentor was notified of; `taken` are the booked ones of now. */
  | { readonly kind: 'sync'; readonly taken: ReadonlySet<string>; readonly now: number }

export type MentorRefusal =
  | 'account-missing'
  | 'not-a-mentor'
  | 'hours-past'
  | 'hours-overlap'
  | 'hours-many'
  | 'hour-missing'

const overlaps = (one: { start: number; minutes: number }, other: { start: number; minutes: number }): boolean =>
  one.start < other.start + other.minutes * minuteMs && other.start < one.start + one.minutes * minuteMs

const refusalOf = (
  state: MentorState,
  { hours, minutes, admin, now }: Extract<MentorCommand, { kind: 'give' }>,
): MentorRefusal | null => {
  if (!admin && !state.named) return 'not-a-mentor'
  if (hours.some(({ start }) => start <= now || start > now + mentorLimits.aheadMs)) return 'hours-past'
  const ahead = [...state.hours.values()].filter(({ start }) => start > now - mentorLimits.minutesMost * minuteMs)
  const all = [...ahead, ...hours.map(({ start }) => ({ start, minutes, taken: false }))].toSorted(
    (one, other) => one.start - other.start,
  )
  if (all.length > mentorLimits.hoursAhead) return 'hours-many'
  return all.some((one, at) => at > 0 && overlaps(all[at - 1] ?? one, one)) ? 'hours-overlap' : null
}

export const mentor: Decider<MentorState, MentorCommand, DomainEvent, MentorRefusal> = {
  initial: { registered: false, named: false, hours: new Map() },

  evolve: (state, event) => {
    const withTaken = (hour: string, taken: boolean): MentorState => {
      const current = state.hours.get(hour)
      return current ? { ...state, hours: new Map(state.hours).set(hour, { ...current, taken }) } : state
    }
    switch (event.type) {
      case 'AccountRegistered':
        return { ...mentor.initial, registered: true }
      case 'AccountErased':
        return mentor.initial
      case 'MentorChanged':
        return { ...state, named: event.data.mentor }
      case 'MentoringHoursGiven': {
        const { hours, minutes } = event.data
        const entries = hours.map(({ hour, start }) => [hour, { start, minutes, taken: false }] as const)
        return { ...state, hours: new Map([...state.hours, ...entries]) }
      }
      case 'MentoringHourWithdrawn':
        return { ...state, hours: new Map([...state.hours].filter(([hour]) => hour !== event.data.hour)) }
      case 'MentoringHourTaken':
        return withTaken(event.data.hour, true)
      case 'MentoringHourFreed':
        return withTaken(event.data.hour, false)
      default:
        return state
    }
  },

  decide: (command, state) => {
    if (!state.registered) return refuse('account-missing')
    switch (command.kind) {
      case 'choose':
        return command.mentor === state.named
          ? accept()
          : accept({ type: 'MentorChanged', data: { mentor: command.mentor }, personal: null })
      case 'give': {
        const refused = refusalOf(state, command)
        if (refused) return refuse(refused)
        const { hours, minutes, link, about } = command
        return accept({
          type: 'MentoringHoursGiven',
          data: { hours: hours.map(({ hour, start }) => ({ hour, start })), minutes },
          personal: { link, about },
        })
      }
      case 'withdraw':
        return state.hours.has(command.hour)
          ? accept({ type: 'MentoringHourWithdrawn', data: { hour: command.hour }, personal: null })
          : refuse('hour-missing')
      case 'sync': {
        const changed = [...state.hours].filter(
          ([hour, { start, taken }]) => start > command.now && taken !== command.taken.has(hour),
        )
        return accept(
          ...changed.map(([hour, { start, taken }]): DomainEvent => {
            const data = { hour, start }
            return { type: taken ? 'MentoringHourFreed' : 'MentoringHourTaken', data, personal: null }
          }),
        )
      }
    }
  },
}
