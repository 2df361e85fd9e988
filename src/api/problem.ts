/** The error body of every call (P31): a message in the person's language, a stable code, a message per field. */
export type Problem = {
  readonly message: string
  readonly code: string
  readonly fields?: Readonly<Record<string, string>>
}
