// Bodies are bounded before anything parses them, whether or not they say how long they are.

/** What is read and thrown away so that a browser still sending can hear our answer; past it the line is cut. */
const drainMax = 32 * 1024 * 1024

const drain = async (request: Request): Promise<void> => {
  let seen = 0
  try {
    for await (const chunk of request.body ?? []) {
      seen += chunk.byteLength
      if (seen > drainMax) return
    }
  } catch {
    // The other side hung up: nobody is left to answer.
  }
}

/** The same request with a body of at most `max` bytes, or null after reading a larger one away. */
export const bounded = async (request: Request, max: number): Promise<Request | null> => {
  if (!request.body) return request
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) <= max) return request
  if (declared !== null || max === 0) {
    await drain(request)
    return null
  }
  const chunks: Uint8Array[] = []
  let seen = 0
  for await (const chunk of request.body) {
    seen += chunk.byteLength
    if (seen > max) {
      await drain(request)
      return null
    }
    chunks.push(chunk)
  }
  return new Request(request, { body: Buffer.concat(chunks) })
}
