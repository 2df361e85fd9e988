// The type of a route's handler, and of the way from a row of policies.ts to it.

/** Answers a request whose policy has let it through. */
export type Handler = (request: Request) => Promise<Response>
/** The handler of a row of policies.ts; rejects if it has none. */
export type HandlerOf = (row: string) => Promise<Handler>
