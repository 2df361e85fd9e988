// Calendar months in São Paulo, where the product's people are billed. P10: a cycle is a calendar month from the day of
// month of the activation, as the wall clock there shows it. Times are milliseconds since 1970, UTC.
import { dayMs, minuteMs } from '../time/units'
import { saoPaulo } from '../time/zone'

// Made when first used: loading the time zones takes several milliseconds of every start.
let format: Intl.DateTimeFormat | undefined
const wallClock = () =>
  (format ??= new Intl.DateTimeFormat('en-US', {
    timeZone: saoPaulo,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }))

/** What a clock in São Paulo shows at a time, written down as if it were UTC. */
const wall = (time: number): number => {
  const visible: Record<string, number> = {}
  for (const { type, value } of wallClock().formatToParts(time)) visible[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = visible
  return Date.UTC(year, month - 1, day, hour, minute, second, time % 1000)
}

/** The time (ms, UTC) at which clocks in São Paulo show `wallTime`. Of an hour that summer time skipped, one hour later. */
const timeOf = (wallTime: number): number => {
  const guess = wallTime - (wall(wallTime) - wallTime)
  // Twice, because the offset from UTC may be another one at the guess.
  const time = wallTime - (wall(guess) - guess)
  return wall(time) === wallTime ? time : guess
}

/** So many calendar months after a time, at the same time of day; the month's last day where it has none like it. */
export const monthsAfter = (time: number, months: number): number => {
  const from = new Date(wall(time))
  const month = from.getUTCMonth() + months
  const first = new Date(Date.UTC(from.getUTCFullYear(), month, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const sinceMidnight = wall(time) - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate())
  const day = Math.min(from.getUTCDate(), last)
  return timeOf(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), day) + sinceMidnight)
}

/** From `start` to just before `end`. */
export type Cycle = { readonly start: number; readonly end: number }

/** The monthly cycle in which a time lies, counted from the anchor each time so that 31 January comes back to 31 March. */
export const cycleAt = (anchor: number, time: number): Cycle => {
  const from = new Date(wall(anchor))
  const to = new Date(wall(Math.max(anchor, time)))
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  const begun = monthsAfter(anchor, months) <= Math.max(anchor, time) ? months : months - 1
  return { start: monthsAfter(anchor, begun), end: monthsAfter(anchor, begun + 1) }
}

/** The time (ms) at which the wall clock in São Paulo shows so many minutes on a day, counted from 1 January 1970. */
export const timeInSaoPaulo = (day: number, minutes: number): number => timeOf(day * dayMs + minutes * minuteMs)
