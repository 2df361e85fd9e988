/** The error body of every call (P31): a message in the person's language, a stable code, a message per field. */
export type Problem = {
  readonly message: string
  readonly code: string
  readonly fields?: Readonly<Record<string, string>>
  /** What a job advert lacks that says too little to compare: role, requirements, duties, conditions. */
  readonly lacks?: readonly string[]
}
