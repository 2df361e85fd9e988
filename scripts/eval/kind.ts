/** One kind of file the evaluation knows. */
export type Kind = {
  readonly name: string
  /** Lower case, without the dot. */
  readonly extensions: readonly string[]
  measure(bytes: Uint8Array): Promise<Measured>
}

/** The report on one file: complete in the JSON, abbreviated in the table. */
export type Measured = {
  readonly ms: number
  readonly figures: object
  readonly found: string
  readonly score: number | null
}

/** Runs `read` and adds how long it took, in milliseconds. */
export async function timed(read: () => Promise<Omit<Measured, 'ms'>>): Promise<Measured> {
  const started = performance.now()
  const measured = await read()
  return { ...measured, ms: Math.round((performance.now() - started) * 10) / 10 }
}
