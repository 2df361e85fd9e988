/** Where a term stands in its sentence. */
export type Span = { readonly start: number; readonly end: number }
