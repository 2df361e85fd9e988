// Units of time, written once. Times and durations are milliseconds; only what HTTP counts in seconds says so.

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** For cookies and caches, whose lifetimes HTTP gives in seconds. */
export const daySeconds = dayMs / 1_000
