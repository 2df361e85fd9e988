/** Where a term stands in its sentence; `task` for a clause that says what is done. */
export type Span = {
  readonly start: number
  readonly end: number
  readonly task?: true
}
