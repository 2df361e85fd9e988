// A person's mentoring: one hour a cycle, moved or cancelled until the day before, shared only by consent.
import type { DomainEvent } from '../../events/schema/events'
import type { MentoringSide } from '../../events/schema/vocabulary'
import { type Entitlements, entitlementAt, evolveEntitlements, noEntitlements } from '../billing/entitlement'
import { accept, type Decider, refuse } from '../decider'
import { type AllowanceId, allowanceIdAt, isSameAllowance } from '../quota/quota'
import { emptyMap, type SharingMap } from '../sharing-map'
import { endOf, type Hour, isChangeable, mentoringLimits, sharedUntil } from './hour'

type Booking = Hour & {
  readonly unit: AllowanceId
  readonly cancelled: boolean
  readonly shared: boolean
  readonly notes: number
  /** The start of the hour that was reminded of; 0 for none. */
  readonly reminded: number
}

export type MentoringState = {
  readonly account: string | null
  readonly entitlements: Entitlements
  readonly bookings: SharingMap<Booking>
}

/** `included`: whether the plan of now includes mentoring, by the catalogue or as it was sold. */
type Right = { readonly included: boolean; readonly now: number }

export type MentoringCommand =
  | ({
      readonly kind: 'book'
      readonly booking: string
      readonly account: string
      readonly hour: Hour
      readonly topic: string
      readonly share: boolean
    } & Right)
  | ({ readonly kind: 'move'; readonly booking: string; readonly account: string; readonly hour: Hour } & Right)
  | { readonly kind: 'cancel'; readonly booking: string; readonly by: MentoringSide; readonly now: number }
  | { readonly kind: 'share'; readonly booking: string; readonly share: boolean; readonly now: number }
  | { readonly kind: 'note'; readonly booking: string; readonly by: MentoringSide; readonly text: string }
  | { readonly kind: 'remind'; readonly booking: string; readonly now: number }

export type MentoringRefusal =
  | 'account-missing'
  | 'mentoring-missing'
  | 'mentoring-not-included'
  | 'mentoring-used'
  | 'mentoring-late'
  | 'mentoring-own-hour'
  | 'mentoring-beyond-plan'
  | 'mentoring-notes-full'

/** How many hours of the allowance of a time are left: one a cycle, none where the plan does not include it. */
export const hoursLeft = ({ entitlements, bookings }: MentoringState, now: number, included: boolean): 0 | 1 => {
  const unit = allowanceIdAt(entitlements, now)
  const used = bookings.entries().some(([, one]) => !one.cancelled && isSameAllowance(one.unit, unit))
  return included && !used ? 1 : 0
}

/** Why an hour cannot be had, or null. A plan that ends by itself ends before an hour it pays for. */
const hourRefusal = (
  entitlements: Entitlements,
  { hour, account, now }: { readonly hour: Hour; readonly account: string; readonly now: number },
): MentoringRefusal | null => {
  if (hour.mentor === account) return 'mentoring-own-hour'
  if (hour.start < now + mentoringLimits.leadMs) return 'mentoring-late'
  const { source } = entitlementAt(entitlements, now)
  const end = source && !source.renews ? source.until : null
  return end !== null && hour.start >= end ? 'mentoring-beyond-plan' : null
}

const share = (booking: string, hour: Hour): DomainEvent => ({
  type: 'MentoringShared',
  data: { booking, mentor: hour.mentor, until: sharedUntil(hour) },
  personal: null,
})
const shareEnded = (booking: string): DomainEvent => ({
  type: 'MentoringShareEnded',
  data: { booking },
  personal: null,
})

export const mentoring: Decider<MentoringState, MentoringCommand, DomainEvent, MentoringRefusal> = {
  initial: { account: null, entitlements: noEntitlements, bookings: emptyMap() },

  evolve: (state, event) => {
    const change = (booking: string, to: (booked: Booking) => Partial<Booking>): MentoringState => {
      const current = state.bookings.get(booking)
      return current ? { ...state, bookings: state.bookings.with(booking, { ...current, ...to(current) }) } : state
    }
    switch (event.type) {
      case 'AccountErased':
        return mentoring.initial
      case 'MentoringBooked': {
        const { booking, hour, mentor, start, minutes, unit } = event.data
        const newBooking = {
          hour,
          mentor,
          start,
          minutes,
          unit,
          cancelled: false,
          shared: false,
          notes: 0,
          reminded: 0,
        }
        return { ...state, bookings: state.bookings.with(booking, newBooking) }
      }
      case 'MentoringMoved': {
        const { booking, hour, mentor, start, minutes } = event.data
        return change(booking, () => ({ hour, mentor, start, minutes }))
      }
      case 'MentoringCancelled':
        return change(event.data.booking, () => ({ cancelled: true, shared: false }))
      case 'MentoringShared':
      case 'MentoringShareEnded':
        return change(event.data.booking, () => ({ shared: event.type === 'MentoringShared' }))
      case 'MentoringNoteWritten':
        return change(event.data.booking, ({ notes }) => ({ notes: notes + 1 }))
      case 'MentoringReminded':
        return change(event.data.booking, () => ({ reminded: event.data.start }))
      default: {
        const entitlements = evolveEntitlements(state.entitlements, event)
        return entitlements === state.entitlements ? state : { ...state, entitlements }
      }
    }
  },

  decide: (command, state) => {
    if (!state.entitlements.registered) return refuse('account-missing')
    if (command.kind === 'book') {
      const { booking, hour, topic, included, now } = command
      if (!included) return refuse('mentoring-not-included')
      if (hoursLeft(state, now, included) === 0) return refuse('mentoring-used')
      const refused = hourRefusal(state.entitlements, command)
      if (refused) return refuse(refused)
      const { mentor, start, minutes } = hour
      const unit = allowanceIdAt(state.entitlements, now)
      const booked: DomainEvent = {
        type: 'MentoringBooked',
        data: { booking, hour: hour.hour, mentor, start, minutes, unit },
        personal: { topic },
      }
      return accept(booked, ...(command.share ? [share(booking, hour)] : []))
    }
    const current = state.bookings.get(command.booking)
    if (!current || current.cancelled) return refuse('mentoring-missing')
    return change(command, current, state)
  },
}

const change = (
  command: Exclude<MentoringCommand, { kind: 'book' }>,
  booked: Booking,
  { entitlements }: MentoringState,
) => {
  const { booking } = command
  switch (command.kind) {
    case 'move': {
      if (!command.included) return refuse('mentoring-not-included' as const)
      if (!isChangeable(booked, command.now)) return refuse('mentoring-late' as const)
      if (command.hour.hour === booked.hour) return accept<DomainEvent>()
      const refused = hourRefusal(entitlements, command)
      if (refused) return refuse(refused)
      const { hour, mentor, start, minutes } = command.hour
      const data = { booking, from: booked.hour, hour, mentor, start, minutes }
      const moved: DomainEvent = { type: 'MentoringMoved', data, personal: null }
      // Consent names one mentor and one time: with another of either it must be given again.
      if (!booked.shared) return accept(moved)
      return accept(moved, mentor === booked.mentor ? share(booking, command.hour) : shareEnded(booking))
    }
    case 'cancel': {
      const late = command.by === 'person' ? !isChangeable(booked, command.now) : command.now >= endOf(booked)
      if (late) return refuse('mentoring-late' as const)
      const data = { booking, hour: booked.hour, by: command.by }
      return accept<DomainEvent>({ type: 'MentoringCancelled', data, personal: null })
    }
    case 'share': {
      if (command.share === booked.shared) return accept<DomainEvent>()
      if (!command.share) return accept(shareEnded(booking))
      return command.now < sharedUntil(booked) ? accept(share(booking, booked)) : refuse('mentoring-late' as const)
    }
    case 'note': {
      if (booked.notes >= mentoringLimits.notes) return refuse('mentoring-notes-full' as const)
      const { by, text } = command
      return accept<DomainEvent>({ type: 'MentoringNoteWritten', data: { booking, by }, personal: { text } })
    }
    case 'remind': {
      const due = command.now >= booked.start - mentoringLimits.reminderMs && command.now < booked.start
      if (!due || booked.reminded === booked.start) return accept<DomainEvent>()
      return accept<DomainEvent>({ type: 'MentoringReminded', data: { booking, start: booked.start }, personal: null })
    }
  }
}
