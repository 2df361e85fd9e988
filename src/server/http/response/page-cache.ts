// Pages of signed-in people, cached as the bytes that are sent. A page is answered from here only as long as all it was
// made from is the same: it is dropped with the first event of its person's stream, and time has its say (decision 0210).
import { brotliCompressSync, constants } from 'node:zlib'
import { regionHeader } from '../../../api/regions'
import { dayOf } from '../../../domain/day'
import type { EventLog } from '../../../events/store/log'
import type { RequestContext } from '../request/request-context'
import { takes } from './accept-encoding'
import { gzip } from './compression'
import { etagOf, matchesEtag } from './etag'
import { createPageStore, type StoredPage } from './page-store'

export const pageCacheLimits = {
  /** Of all pages together, in every coding that was made. */
  bytes: 32 * 1024 * 1024,
  /** Pages of one account: nobody can push out everybody else's. */
  perAccount: 48,
  /** Characters of a query; a page with a longer one is drawn anew each time. */
  search: 300,
} as const

type Page = StoredPage & {
  /** The read models it was drawn from: another file after a rebuild. */
  readonly views: string
  /** Drawn at this moment (ms), true until that one, on this day of São Paulo. */
  readonly from: number
  readonly until: number
  readonly day: number
  readonly headers: readonly (readonly [string, string])[]
}

export type PageCacheOptions = {
  readonly events: Pick<EventLog, 'onCommit' | 'position'>
  readonly views: { readonly file: string; position(): number }
  /** Whether the browser at this address would clear what it holds when it is told to, as at the end of a session. */
  readonly clears: (url: URL) => boolean
  /** The first moment after `now` (ms) at which time alone changes what an account's pages say, days aside. */
  readonly changesAt: (account: string, now: number) => number
  /** Whether pages say now what no event tells the end of, such as that nothing can be saved; never unless told. */
  readonly suspended?: () => boolean
  readonly limits?: typeof pageCacheLimits
}

export type PageCache = {
  /** The page a request asks for: the cached one, or what `draw` makes, which is cached if it may be. */
  answer(ctx: RequestContext, headers: Headers, draw: () => Promise<Response>): Promise<Response>
  readonly bytes: number
  readonly size: number
}

/** Requests whose page says something that neither an event nor the clock tells the end of. */
const momentary = new WeakSet<RequestContext>()

/** The page that answers this request is not cached, neither here nor in a browser. */
export const neverCache = (ctx: RequestContext): void => void momentary.add(ctx)

/** No cache: each page is drawn. For tests that compare. */
export const noPageCache: PageCache = { answer: (_ctx, _headers, draw) => draw(), bytes: 0, size: 0 }

export const createPageCache = (options: PageCacheOptions): PageCache => {
  const { events, views, clears, changesAt, suspended = () => false, limits = pageCacheLimits } = options
  const store = createPageStore<Page>(limits.bytes, limits.perAccount)
  // After the read models: what is drawn from here on sees the commit.
  events.onCommit('effects', (batch) => {
    for (const { stream, type, data } of batch) {
      if (stream.startsWith('account/')) store.dropAccount(stream.slice('account/'.length))
      if (type === 'SessionEnded') store.dropPrefix(`${data.session} `)
    }
  })

  const isTrue = ({ from, until, day, views: file }: Page, now: number) =>
    from <= now && now < until && day === dayOf(now) && file === views.file

  /** What `make` makes: as a page that is now cached, or as it came where it cannot be. */
  const draw = async (
    key: string,
    account: string,
    ctx: RequestContext,
    make: () => Promise<Response>,
  ): Promise<Response | Page> => {
    const position = events.position()
    const response = await make()
    if (momentary.has(ctx) || response.status !== 200 || response.headers.has('set-cookie')) return response
    const plain = await response.bytes()
    // What was committed meanwhile may be missing in it, and read models that are behind would stay so here. From this
    // look on nothing waits until the page is in its place, where the next commit finds it.
    const exact = events.position() === position && views.position() === position
    if (!exact) return new Response(plain, response)
    const page = pageOf(account, ctx, plain, response.headers)
    store.set(key, page)
    return page
  }

  const pageOf = (account: string, ctx: RequestContext, plain: Uint8Array<ArrayBuffer>, headers: Headers): Page => {
    const etag = etagOf(plain)
    headers.append('vary', 'accept-encoding')
    headers.set('etag', etag)
    // By this a page in the browser asks whether it is still true (islands/revalidate.ts).
    headers.set('server-timing', `page;desc=${etag.slice(2)}`)
    headers.set('cache-control', clears(ctx.url) ? 'private, no-cache' : 'no-store')
    const [from, day, until] = [ctx.now, dayOf(ctx.now), changesAt(account, ctx.now)]
    return { account, etag, plain, views: views.file, from, until, day, headers: [...headers] }
  }

  /** Brotli takes longer to make than a page takes to draw: it is made for a page that is asked for again. */
  const encoded = (key: string, page: Page, accept: string | null, again: boolean) => {
    if (takes('br', accept) && (page.brotli || again)) {
      if (!page.brotli) {
        page.brotli = brotli(page.plain)
        store.grown(key, page.brotli.byteLength)
      }
      return { coding: 'br', body: page.brotli }
    }
    if (!takes('gzip', accept)) return { coding: null, body: page.plain }
    if (!page.gzip) {
      page.gzip = gzip(page.plain)
      store.grown(key, page.gzip.byteLength)
    }
    return { coding: 'gzip', body: page.gzip }
  }

  const respond = (key: string, page: Page, asked: Headers, again: boolean): Response => {
    const headers = new Headers(page.headers as [string, string][])
    if (matchesEtag(asked.get('if-none-match'), page.etag)) return new Response(null, { status: 304, headers })
    const { coding, body } = encoded(key, page, asked.get('accept-encoding'), again)
    if (coding) headers.set('content-encoding', coding)
    headers.set('content-length', String(body.byteLength))
    return new Response(body, { headers })
  }

  return {
    async answer(ctx, asked, make) {
      const { person, url, language, theme, now } = ctx
      if (suspended()) return make()
      if (!person || ctx.toast || asked.has(regionHeader) || url.search.length > limits.search) return make()
      const key = `${person.session} ${language} ${theme} ${url.pathname}${url.search}`
      const known = store.get(key)
      if (known && isTrue(known, now)) return respond(key, known, asked, true)
      if (known) store.delete(key)
      const drawn = await draw(key, person.account, ctx, make)
      return drawn instanceof Response ? drawn : respond(key, drawn, asked, false)
    },
    get bytes() {
      return store.bytes
    },
    get size() {
      return store.size
    },
  }
}

const brotli = (plain: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        // A page of 20 kB takes under a millisecond and comes out smaller than as gzip.
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
      },
    }),
  )
