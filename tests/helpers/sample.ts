// How much of a long list of cases the gate looks at; the long tier (LONG=1) takes all of them.

/** Every `nth` of the cases, which are spread over the whole list; all in the long tier. */
export const everyNth = <T>(cases: readonly T[], nth: number): readonly T[] =>
  process.env.LONG ? cases : cases.filter((_, at) => at % nth === 0)
