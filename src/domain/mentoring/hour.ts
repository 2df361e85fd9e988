// An hour that a mentor gives: its bounds, when it ends, and until when it can be changed.
import { dayMs, hourMs, minuteMs } from '../../time/units'
import { dayOf } from '../day'

/** Bounds in milliseconds and characters. */
export const mentoringLimits = {
  /** An hour is booked at least so long before it starts. */
  leadMs: 2 * hourMs,
  /** A reminder comes so long before. */
  reminderMs: dayMs,
  /** Results that are shared stay so for so long after the hour. */
  sharedMs: dayMs,
  topic: 1_000,
  note: 4_000,
  /** Notes of a booking, counting each time one is written again. */
  notes: 60,
} as const

/** An hour that a mentor gives. */
export type Hour = {
  readonly hour: string
  readonly mentor: string
  readonly start: number
  readonly minutes: number
}

/** Whether the person can still move or cancel at a time: until the day before, in São Paulo. */
export const isChangeable = ({ start }: Pick<Hour, 'start'>, now: number): boolean => dayOf(now) < dayOf(start)

/** When an hour is over, in ms. */
export const endOf = ({ start, minutes }: Pick<Hour, 'start' | 'minutes'>): number => start + minutes * minuteMs

/** Until when results shared for a booking can be seen. */
export const sharedUntil = (hour: Pick<Hour, 'start' | 'minutes'>): number => endOf(hour) + mentoringLimits.sharedMs
