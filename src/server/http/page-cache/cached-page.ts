// A page in the cache, and its answer in a coding that the browser takes.
import { takes } from '../response/accept-encoding'
import { matchesEtag } from '../response/etag'
import { gzip } from '../response/gzip'
import type { StoredPage } from './page-store'

export type CachedPage = StoredPage & {
  /** The read models it was rendered from; a rebuild replaces them. */
  readonly views: string
  /** Rendered at this time (ms), valid until that one, on this day of São Paulo. */
  readonly from: number
  readonly until: number
  readonly day: number
  /** What was offered then, compared by identity. */
  readonly offer: unknown
  readonly headers: readonly (readonly [string, string])[]
}

type PageRequest = {
  /** The request's own headers. */
  readonly headers: Headers
  /** Whether the page was in the cache already. */
  readonly again: boolean
  /** Called with the bytes of a coding that the page gains by this answer. */
  readonly onGrown: (bytes: number) => void
}

/** The page, or 304 if the browser has it. */
export const pageResponse = (page: CachedPage, asked: PageRequest): Response => {
  const headers = new Headers(page.headers as [string, string][])
  if (matchesEtag(asked.headers.get('if-none-match'), page.etag)) return new Response(null, { status: 304, headers })
  const { coding, body } = encoded(page, asked)
  if (coding) headers.set('content-encoding', coding)
  headers.set('content-length', String(body.byteLength))
  return new Response(body, { headers })
}

/** Brotli takes longer than rendering the page, so it is made only for a page that is requested again. */
const encoded = (page: CachedPage, { headers, again, onGrown }: PageRequest) => {
  const accept = headers.get('accept-encoding')
  if (takes('br', accept) && (page.brotli || again)) {
    if (!page.brotli) {
      page.brotli = brotli(page.plain)
      onGrown(page.brotli.byteLength)
    }
    return { coding: 'br', body: page.brotli }
  }
  if (!takes('gzip', accept)) return { coding: null, body: page.plain }
  if (!page.gzip) {
    page.gzip = gzip(page.plain)
    onGrown(page.gzip.byteLength)
  }
  return { coding: 'gzip', body: page.gzip }
}

// Loaded with the first page that is asked for again: zlib loads streams, which no start needs.
const brotli = (plain: Uint8Array): Uint8Array<ArrayBuffer> => {
  const { brotliCompressSync, constants } = process.getBuiltinModule('node:zlib')
  return new Uint8Array(
    brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        // A page of 20 kB takes under a millisecond and is smaller than with gzip.
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
      },
    }),
  )
}
