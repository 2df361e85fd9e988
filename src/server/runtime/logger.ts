/** A line of the server's own log: what happened, never to whom. */
export const logLine = (at: string, details: Readonly<Record<string, string | number | boolean | null>> = {}): void =>
  console.error(JSON.stringify({ at, ...details }))
