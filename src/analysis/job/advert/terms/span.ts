/**
 * Where a term stands in its sentence; `task` for what is named with the verb that says what is done, with the objects in it that
 * are terms where the whole is not one; `within` the task that an object stands in.
 */
export type Span = {
  readonly start: number
  readonly end: number
  readonly task?: true
  readonly parts?: readonly Span[]
  readonly within?: Span
}
