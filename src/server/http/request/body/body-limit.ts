// Bounds request bodies before anything parses them, in size and in time, whether or not they declare a length.
import type { Place, RoomLimits } from './room'

/** Bytes read and discarded so that a browser that is still sending can receive our answer. */
const drainMax = 32 * 1024 * 1024

const megabyte = 1024 * 1024
/** What is held of bodies at once (room.ts), in bytes; forms have a room of their own. */
export const bodyRooms = {
  small: { account: 4 * megabyte, network: 16 * megabyte, all: 64 * megabyte },
  large: { account: 24 * megabyte, network: 64 * megabyte, all: 192 * megabyte },
} as const satisfies Record<string, RoomLimits>
/** Bodies of up to so many bytes are in the small room. */
export const maxSmallBytes = 64 * 1024

/** How long a body of so many bytes may take in all: a slow telephone needs its time, a connection that is only held does not. */
type Pace = { readonly graceMs: number; readonly bytesPerMs: number }
const pace: Pace = { graceMs: 20_000, bytesPerMs: 16 }

/** Why a body is refused. `busy`: what arrived of it found no room. */
export type BodyRefusal = 'too-large' | 'too-slow' | 'bad-request' | 'busy'
type BodyBytes = Uint8Array<ArrayBuffer> | BodyRefusal

/** Reads until the end, and holds what has arrived in its place. A body that is too large is discarded as it comes. */
const read = async (request: Request, max: number, place: Place, isEnded: () => boolean): Promise<BodyBytes> => {
  const declared = request.headers.get('content-length')
  const most = declared !== null && Number(declared) > max ? 0 : max
  const chunks: Uint8Array[] = []
  let seen = 0
  try {
    for await (const chunk of request.body ?? []) {
      if (isEnded()) return 'too-slow'
      seen += chunk.byteLength
      if (seen <= most) {
        if (!place.grow(chunk.byteLength)) return 'busy'
        chunks.push(chunk)
      } else if (seen > most + drainMax) break
    }
  } catch {
    // The client closed the connection, so hardly anybody receives an answer.
    return 'bad-request'
  }
  if (seen > most) return 'too-large'
  return declared !== null && seen !== Number(declared) ? 'bad-request' : Buffer.concat(chunks)
}

/**
 * A request's whole body, null if it has none; refused when it has more than `max` bytes, is incomplete, takes longer than
 * one of the declared size may (which is that of `max` at most), or finds no room. A body that is still arriving after its
 * grace gives way to others, so that nobody holds the room with unfinished bodies.
 */
export const boundedBody = async (
  request: Request,
  max: number,
  open: (giveWay: () => boolean) => Place,
  { graceMs, bytesPerMs }: Pace = pace,
): Promise<Uint8Array<ArrayBuffer> | null | BodyRefusal> => {
  if (!request.body) return null
  const size = Math.min(max, Number(request.headers.get('content-length') ?? max))
  const begun = performance.now()
  const late = Promise.withResolvers<'too-slow'>()
  let isArriving = true
  const end = () => {
    isArriving = false
    late.resolve('too-slow')
  }
  const place = open(() => {
    if (!isArriving || performance.now() - begun < graceMs) return false
    end()
    return true
  })
  const timer = setTimeout(end, graceMs + size / bytesPerMs)
  try {
    return await Promise.race([read(request, max, place, () => !isArriving), late.promise])
  } finally {
    isArriving = false
    clearTimeout(timer)
  }
}
