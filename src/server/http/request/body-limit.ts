// Bodies are bounded before anything parses them, whether or not they say how long they are.

/** What is read and thrown away so that a browser still sending can hear our answer; past it the line is cut. */
const drainMax = 32 * 1024 * 1024

/** All of it, or null after reading one of more than `max` bytes away. */
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

/** A request's whole body, null if it has none; refused when it is of more than `max` bytes or breaks off. */
export const boundedBody = async (
  request: Request,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | null | 'too-large' | 'bad-request'> => {
  if (!request.body) return null
  const declared = request.headers.get('content-length')
  try {
    // The server holds a sender to the length it declared.
    if (declared !== null && Number(declared) <= max) return await request.bytes()
    return (await read(request.body, declared === null ? max : 0)) ?? 'too-large'
  } catch {
    // The other side hung up: hardly anybody is left to answer.
    return 'bad-request'
  }
}
