// The years that a period takes.
import type { DateRange } from './dates'

/** The first and the last year of a period; infinity for one that goes on. */
export const spanOf = ({ from, to }: DateRange): readonly [number, number] => [
  from.year,
  to === 'present' ? Number.POSITIVE_INFINITY : (to ?? from).year,
]
