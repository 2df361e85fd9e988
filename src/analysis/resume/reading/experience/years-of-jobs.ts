// Finds whether a period that is written somewhere is one of the jobs that were read, or of an employer's jobs together.
import type { DateRange } from '../dates/dates'
import { spanOf } from '../dates/span'
import type { Role } from './role'

/** Finds whether a period lies within one of the jobs that were read. */
export const coveredBy = (roles: readonly Role[]): ((range: DateRange) => boolean) => {
  const spans = roles.flatMap(({ dates }) => (dates ? [spanOf(dates)] : []))
  return (range) => {
    const [first, last] = spanOf(range)
    // "Desde 2020 cuido do estoque" goes on as long as its job.
    return spans.some(([from, to]) => from <= first && (last === Number.POSITIVE_INFINITY ? first : last) <= to)
  }
}

/** Whether a line names an employer with the whole period of the jobs there: "Casa Azul, 1998 – 2020" above three. */
export const wholePeriods = (roles: readonly Role[]): ((text: string, range: DateRange) => boolean) => {
  const spans = Map.groupBy(
    roles.filter(({ employer, dates }) => employer !== null && dates !== null),
    ({ employer }) => employer!,
  )
  return (text, range) => {
    const [first, last] = spanOf(range)
    return [...spans].some(([employer, jobs]) => {
      const [from, to] = [0, 1].map((side) => jobs.map(({ dates }) => spanOf(dates!)[side as 0 | 1]))
      return text.includes(employer) && Math.min(...from!) - 1 <= first && last <= Math.max(...to!)
    })
  }
}
