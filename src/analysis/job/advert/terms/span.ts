/** Where a term stands in its sentence; `task` for a clause that says what is done, `given` where the sentence asks for nothing. */
export type Span = {
  readonly start: number
  readonly end: number
  readonly task?: true
  readonly given?: true
}
