/** One kind of file the evaluation knows. */
export type Kind = {
  readonly name: string
  /** Lower case, without the dot. */
  readonly extensions: readonly string[]
  measure(bytes: Uint8Array): Promise<Told>
}

/** What is told of one file: all of it in the JSON, its short words in the table. */
export type Told = {
  readonly ms: number
  readonly figures: object
  readonly found: string
  readonly score: number | null
}

/** Runs `read` and adds how long it took, in milliseconds. */
export async function timed(read: () => Promise<Omit<Told, 'ms'>>): Promise<Told> {
  const started = performance.now()
  const told = await read()
  return { ...told, ms: Math.round((performance.now() - started) * 10) / 10 }
}
