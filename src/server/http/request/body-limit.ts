// Bounds request bodies before anything parses them, in size and in time, whether or not they declare a length.
import type { RoomLimits } from './room'

/**
 * Bytes read and discarded so that a browser that is still sending can receive our answer; beyond them the connection
 * is closed.
 */
const drainMax = 32 * 1024 * 1024

/** The whole body, or null if it has more than `max` bytes, after discarding the rest. */
const read = async (body: ReadableStream<Uint8Array>, max: number): Promise<Uint8Array<ArrayBuffer> | null> => {
  const chunks: Uint8Array[] = []
  let seen = 0
  for await (const chunk of body) {
    seen += chunk.byteLength
    if (seen <= max) chunks.push(chunk)
    else if (seen > max + drainMax) break
  }
  return seen > max ? null : Buffer.concat(chunks)
}

const MB = 1024 * 1024
/**
 * What is held of bodies at once (room.ts), in bytes. Forms have a room of their own, so that nobody's files keep others from
 * signing in.
 */
export const bodyRooms = {
  small: { account: 4 * MB, network: 16 * MB, all: 64 * MB },
  large: { account: 24 * MB, network: 64 * MB, all: 192 * MB },
} as const satisfies Record<string, RoomLimits>
/** Bodies of up to so many bytes are in the small room. */
export const smallMost = 64 * 1024

/** The most bytes that are held of a request's body: none of one that declares more than `max`. */
export const bytesHeld = ({ body, headers }: Request, max: number): number => {
  if (!body) return 0
  const declared = Number(headers.get('content-length') ?? max)
  return declared <= max ? declared : 0
}

/** How long a body of so many bytes may take in all: a slow telephone needs its time, a connection that is only held does not. */
export type Pace = { readonly graceMs: number; readonly bytesPerMs: number }
const pace: Pace = { graceMs: 20_000, bytesPerMs: 16 }

const settled = async (request: Request, body: ReadableStream<Uint8Array>, max: number) => {
  const declared = request.headers.get('content-length')
  try {
    // The server already enforces a declared length.
    if (declared !== null && Number(declared) <= max) return await request.bytes()
    return (await read(body, declared === null ? max : 0)) ?? 'too-large'
  } catch {
    // The client closed the connection, so hardly anybody receives an answer.
    return 'bad-request'
  }
}

/**
 * A request's whole body, null if it has none; refused when it has more than `max` bytes, is incomplete, or takes longer than
 * one of the declared size may, which is that of `max` at most.
 */
export const boundedBody = async (
  request: Request,
  max: number,
  { graceMs, bytesPerMs }: Pace = pace,
): Promise<Uint8Array<ArrayBuffer> | null | 'too-large' | 'too-slow' | 'bad-request'> => {
  if (!request.body) return null
  const size = Math.min(max, Number(request.headers.get('content-length') ?? max))
  const late = Promise.withResolvers<'too-slow'>()
  const timer = setTimeout(() => late.resolve('too-slow'), graceMs + size / bytesPerMs)
  try {
    return await Promise.race([settled(request, request.body, max), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
