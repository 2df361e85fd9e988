// Days as the product counts them: civil days of São Paulo, numbered from 1 January 1970.

// Made when first used: loading the time zones takes several milliseconds of every start.
let format: Intl.DateTimeFormat | undefined
const zone = () => (format ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }))
const dayMs = 86_400_000
/** No zone has ever been off by a part of a quarter of an hour, so within one the day is the same. */
const quarterMs = 15 * 60_000

let quarter = Number.NaN
let itsDay = 0

/** The day a moment (ms since 1970, UTC) falls on in São Paulo. Moments come in order, so the last quarter is kept. */
export const dayOf = (at: number): number => {
  const its = Math.floor(at / quarterMs)
  if (its !== quarter) {
    itsDay = Date.parse(`${zone().format(at)}T00:00:00Z`) / dayMs
    quarter = its
  }
  return itsDay
}

/** `2026-11-20`, as addresses, forms and files have it. */
export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** The day of such a text from 1970 to 9999; null for anything else. */
export const dayFrom = (text: string): number | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const at = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(at) || at < 0 || dayText(at / dayMs) !== text ? null : at / dayMs
}

/** A moment on that day wherever the people are, for what words a date: noon, UTC. */
export const noonOf = (day: number): number => day * dayMs + dayMs / 2
