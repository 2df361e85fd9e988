// Bounds request bodies before anything parses them, whether or not they declare a length.

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

/** A request's whole body, null if it has none; refused when it has more than `max` bytes or is incomplete. */
export const boundedBody = async (
  request: Request,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | null | 'too-large' | 'bad-request'> => {
  if (!request.body) return null
  const declared = request.headers.get('content-length')
  try {
    // The server already enforces a declared length.
    if (declared !== null && Number(declared) <= max) return await request.bytes()
    return (await read(request.body, declared === null ? max : 0)) ?? 'too-large'
  } catch {
    // The client closed the connection, so hardly anybody receives an answer.
    return 'bad-request'
  }
}
