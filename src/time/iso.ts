// Writes a time as ISO 8601.

/** A time in ms since 1970 as in `2026-11-20T18:00:00.000Z`. */
export const isoTime = (at: number): string => new Date(at).toISOString()
