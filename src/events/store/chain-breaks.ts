// Puts into words for the operator what is wrong with a log's chain.
import type { ChainBreaks } from './log'

/** Most positions of a kind that are named. */
export const namedBreaksMax = 5

/** The breaks as text, with their positions; null if there are none. */
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
