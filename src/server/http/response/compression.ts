// Pages compressed on the way out; files are compressed when they are built (src/build/bundle.ts). Decision 0121 weighs the risk.

import { takes } from './accept-encoding'
import { gzip } from './gzip'

/** Below this, in bytes, a page fits in the first packets anyway. */
const compressedFrom = 1_000

/** The same answer, as gzip if it is a page and the browser accepts it. A page is never streamed: it is compressed whole. */
export const compress = async (request: Request, response: Response): Promise<Response> => {
  const { headers } = response
  if (!headers.get('content-type')?.startsWith('text/html') || headers.has('content-encoding') || headers.has('etag'))
    return response
  headers.append('vary', 'accept-encoding')
  if (!takes('gzip', request.headers.get('accept-encoding')) || !response.body) return response
  const bytes = await response.bytes()
  if (bytes.byteLength < compressedFrom) return new Response(bytes, response)
  const small = gzip(bytes)
  headers.set('content-encoding', 'gzip')
  headers.set('content-length', String(small.byteLength))
  return new Response(small, response)
}
