/** A time or a position of the log, as `--at` and `--until` accept it. */
export type Until = { readonly position: number } | { readonly time: number }

/** `123` is a position; `2026-11-20` (its end, UTC) and `2026-11-20T09:14:00Z` are times. Null for anything else. */
export const untilOf = (text: string | boolean | undefined): Until | null | undefined => {
  if (text === undefined) return undefined
  if (typeof text !== 'string') return null
  if (/^\d{1,15}$/.test(text)) return { position: Number(text) }
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const time = Date.parse(day ? `${text}T23:59:59.999Z` : text)
  return Number.isNaN(time) ? null : { time }
}

/** Whether an event is within it; without a bound, every event is. */
export const within = (event: { readonly position: number; readonly at: number }, until: Until | undefined): boolean =>
  until === undefined || ('position' in until ? event.position <= until.position : event.at <= until.time)

export const stamp = (ms: number): string => new Date(ms).toISOString().replace('T', ' ').slice(0, 19)

/** The time (ms) that counts as "now" for a history that ends there: at a position, the time of its last event. */
export const endOf = (
  until: Until | undefined,
  history: readonly { readonly meta: { readonly at: number } }[],
): number => {
  if (until === undefined) return Date.now()
  return 'time' in until ? until.time : (history.at(-1)?.meta.at ?? 0)
}
