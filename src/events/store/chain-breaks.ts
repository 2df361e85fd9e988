import type { ChainBreaks } from './log'

/** As many positions of a kind are named; there may be more. */
export const namedBreaksMax = 5

/** The breaks in words, with their positions; null if there are none. */
export function breaksInWords({ changed, removed, inserted }: ChainBreaks): string | null {
  const list = (what: string, positions: readonly number[]) =>
    positions.length === 0
      ? []
      : [
          `${positions.length === 1 ? 'event' : 'events'} ${positions.join(', ')} ${what}${positions.length === namedBreaksMax ? ' (and perhaps more)' : ''}`,
        ]
  const parts = [...list('changed', changed), ...list('removed', removed), ...list('inserted', inserted)]
  return parts.length > 0 ? `The log is not what was written: ${parts.join('; ')}` : null
}
