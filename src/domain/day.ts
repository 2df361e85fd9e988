// Days of the statistics: civil days of São Paulo, numbered from 1 January 1970.
import { dayMs, hourMs, minuteMs } from '../time/units'
import { saoPaulo } from '../time/zone'

// Created on first use: loading the time zones takes several milliseconds of every start.
let format: Intl.DateTimeFormat | undefined
const zone = () => (format ??= new Intl.DateTimeFormat('en-CA', { timeZone: saoPaulo }))
/** Every zone's offset is a multiple of a quarter of an hour, so within a quarter the day is the same. */
const quarterMs = 15 * minuteMs

let quarter = Number.NaN
let itsDay = 0

/** The day of a time (ms since 1970, UTC) in São Paulo. Times arrive in order, so the last quarter is cached. */
export const dayOf = (at: number): number => {
  const its = Math.floor(at / quarterMs)
  if (its !== quarter) {
    itsDay = Date.parse(`${zone().format(at)}T00:00:00Z`) / dayMs
    quarter = its
  }
  return itsDay
}

/** São Paulo's distance from UTC; it has had no summer time since 2019. */
const offsetMs = -3 * hourMs
/** The hour of the day of a time (ms since 1970, UTC) in São Paulo, 0 to 23. */
export const hourOf = (at: number): number => Math.floor((at + offsetMs) / hourMs) % 24

/** The calendar month of a time (ms since 1970, UTC) in São Paulo; `month` 1 to 12. */
export const monthAt = (at: number): { readonly year: number; readonly month: number } => {
  const day = new Date(dayOf(at) * dayMs)
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1 }
}

/** `2026-11-20`, as in addresses, forms and files. */
export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** The day of such a text from 1970 to 9999; null for anything else. */
export const dayFrom = (text: string): number | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const at = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(at) || at < 0 || dayText(at / dayMs) !== text ? null : at / dayMs
}

/** A time on that day in every time zone, for writing a date: noon, UTC. */
export const noonOf = (day: number): number => day * dayMs + dayMs / 2
