// Caches pages as the bytes that are sent. A cached page is valid only while everything it was rendered from is the
// same: it is dropped with the next event of its person's or of one of their drafts, with its session, the day, its
// time, other read models or another offer (decision 0211). Visitors share theirs, which show nothing of anybody.
import { regionHeader } from '../../../api/regions'
import { dayOf } from '../../../domain/day'
import { ownerOfStream } from '../../../events/schema/drafts/drafts'
import type { EventLog } from '../../../events/store/log'
import type { PageCache } from '../../core/core'
import type { RequestContext } from '../request/request-context'
import { etagOf } from '../response/etag'
import { isNeverCached } from '../response/never-cache'
import { type CachedPage, pageResponse } from './cached-page'
import { createPageStore } from './page-store'

export const pageCacheLimits = {
  /** Bound of all pages together, in every coding, in bytes. */
  bytes: 32 * 1024 * 1024,
  /** Pages of one account, so that nobody can push out everybody else's. */
  perAccount: 48,
  /** Longest query; a page with a longer one is rendered each time. */
  search: 300,
} as const

export type PageCacheOptions = {
  readonly events: Pick<EventLog, 'onCommit' | 'position'>
  readonly views: { readonly file: string; position(): number }
  /** Whether the browser at this address honours Clear-Site-Data, as at the end of a session. */
  readonly clears: (url: URL) => boolean
  /** The first time after `now` (ms) at which time alone changes an account's pages, apart from the day. */
  readonly changesAt: (account: string, now: number) => number
  /** Whether pages currently show something whose end no event marks. */
  readonly suspended?: () => boolean
  /** What plans offer now: the same object as long as no page says anything else. Defaults to never changing. */
  readonly offer?: () => unknown
  readonly limits?: typeof pageCacheLimits
}

/** What visitors' pages are stored under, bounded together as those of one account. */
const visitors = ''

/** No cache: each page is rendered. For tests that compare. */
export const noPageCache: PageCache = { answer: (_ctx, _headers, draw) => draw(), bytes: 0, size: 0 }

export const createPageCache = (options: PageCacheOptions): PageCache => {
  const {
    events,
    views,
    clears,
    changesAt,
    suspended = () => false,
    offer = () => null,
    limits = pageCacheLimits,
  } = options
  const store = createPageStore<CachedPage>(limits.bytes, limits.perAccount)
  // Registered after the read models, so that a page rendered from here on includes the commit.
  events.onCommit('effects', (batch) => {
    for (const { stream, type, data } of batch) {
      // A draft has a stream of its own, and the page of its file shows how far it has come.
      const account = ownerOfStream(stream)
      if (account !== null) store.dropAccount(account)
      if (type === 'SessionEnded') store.dropPrefix(`${data.session} `)
    }
  })

  /** Events drop a page; compared here is what changes without one. */
  const isCurrent = ({ from, until, day, views: file, offer: offered }: CachedPage, now: number) =>
    from <= now && now < until && day === dayOf(now) && file === views.file && offered === offer()

  /** Returns what `make` renders: as a page that is now cached, or unchanged if it cannot be cached. */
  const draw = async (
    key: string,
    account: string,
    ctx: RequestContext,
    make: () => Promise<Response>,
  ): Promise<Response | CachedPage> => {
    const position = events.position()
    const response = await make()
    if (isNeverCached(ctx) || response.status !== 200 || response.headers.has('set-cookie')) return response
    const plain = await response.bytes()
    // Not cached if an event was committed meanwhile or the read models are behind. From this check to the insertion
    // nothing is awaited, so that the next commit finds the page.
    const exact = events.position() === position && views.position() === position
    if (!exact) return new Response(plain, response)
    const page = pageOf(account, ctx, plain, response.headers)
    store.set(key, page)
    return page
  }

  const pageOf = (
    account: string,
    ctx: RequestContext,
    plain: Uint8Array<ArrayBuffer>,
    headers: Headers,
  ): CachedPage => {
    const etag = etagOf(plain)
    headers.append('vary', 'accept-encoding')
    headers.set('etag', etag)
    // The browser uses this to ask whether its copy is current (islands/revalidate.ts).
    headers.set('server-timing', `page;desc=${etag.slice(2)}`)
    if (account !== visitors) headers.set('cache-control', clears(ctx.url) ? 'private, no-cache' : 'no-store')
    const until = account === visitors ? Number.MAX_SAFE_INTEGER : changesAt(account, ctx.now)
    const [from, day] = [ctx.now, dayOf(ctx.now)]
    return { account, etag, plain, views: views.file, from, until, day, offer: offer(), headers: [...headers] }
  }

  const respond = (key: string, page: CachedPage, headers: Headers, again: boolean) =>
    pageResponse(page, { headers, again, onGrown: (bytes) => store.grown(key, bytes) })

  return {
    async answer(ctx, asked, make) {
      const { person, url, language, theme, now } = ctx
      if (suspended()) return make()
      // A visitor may write anything into an address; passkeys are offered at some hosts alone.
      const longest = person ? limits.search : 0
      if (ctx.toast || asked.has(regionHeader) || url.search.length > longest) return make()
      const quiet = person && ctx.addressBannerPutAway === person.session ? ' quiet' : ''
      const key = `${person?.session ?? url.origin} ${language} ${theme}${quiet} ${url.pathname}${url.search}`
      const cached = store.get(key)
      if (cached && isCurrent(cached, now)) return respond(key, cached, asked, true)
      if (cached) store.delete(key)
      const drawn = await draw(key, person?.account ?? visitors, ctx, make)
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
