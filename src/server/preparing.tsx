// While what an older release left is brought up to date at start, the port is open and says how far it is: a log of a
// million events takes half a minute and more, in which a closed port would look like a server that is down.
import type { Server } from 'bun'
import { renderToString } from 'react-dom/server'
import { translator } from '../i18n'
import { Preparing } from '../pages/shell/preparing'
import { payingOrigins } from './billing/stripe/client'
import type { Config } from './config/config'
import { basePathOf } from './config/site-address'
import { htmlWithBase } from './http/base-path'
import { createHosts } from './http/request/client/hosts'
import { pageLanguage } from './http/request/request-context'
import { targetOf } from './http/request/target'
import { cookieNames, isHttps } from './http/response/cookies'
import { json } from './http/response/responses'
import { createSecure } from './http/response/security-headers'
import { serveAsset, style } from './http/response/static-files'

/** Fewer events than this are applied in about a second: the port stays closed until they are. */
export const longCatchUp = 20_000
/** Seconds after which a browser looks again. */
const again = '3'

type Preparation = {
  /** Position of the last event applied, and of the last one there is. Opens the port at the first call that is far behind. */
  progress(position: number, head: number): void
  /** The server that was opened for it, if any, which the caller then gives its own handler, or stops. */
  readonly server: Server<undefined> | null
}

export const createPreparation = (
  config: Config,
  listen: (fetch: (request: Request) => Response) => Server<undefined>,
): Preparation => {
  const base = basePathOf(config)
  const hosts = createHosts(config)
  const secure = createSecure(isHttps({ config }), payingOrigins(config), base)
  let server: Server<undefined> | null = null
  let percent = 0

  const answer = (request: Request): Response => {
    const target = targetOf(request, hosts, base)
    if (!target.ok) return new Response(null, { status: target.code === 'not-found' ? 404 : 421 })
    const { pathname } = target.url
    // Alive although not ready: a supervisor that restarted it would never let it finish.
    if (pathname === '/healthz') return json({ status: 'ok' })
    if (pathname === '/readyz') return json({ status: 'preparing', percent }, 503, { 'retry-after': again })
    const asset = request.method === 'GET' ? serveAsset(pathname, request) : null
    if (asset) return asset
    const { headers } = request
    const language = pageLanguage(
      new Bun.CookieMap(headers.get('cookie') ?? '').get(cookieNames.language),
      headers.get('accept-language'),
    )
    if (pathname.startsWith('/api/'))
      return json({ message: translator(language)('errors.preparing'), code: 'preparing' }, 503, {
        'retry-after': again,
      })
    const text = htmlWithBase(
      base,
      renderToString(<Preparing appName={config.appName} language={language} style={style} percent={percent} />),
    )
    const page = { 'content-type': 'text/html; charset=utf-8', 'retry-after': again }
    // A form that was sent is not sent again by itself.
    const look = request.method === 'GET' ? { refresh: again } : undefined
    return new Response(`<!DOCTYPE html>${text}`, { status: 503, headers: { ...page, ...look } })
  }

  return {
    progress(position, head) {
      percent = head === 0 ? 100 : Math.floor((position * 100) / head)
      if (head - position >= longCatchUp) server ??= listen((request) => secure(answer(request)))
    },
    get server() {
      return server
    },
  }
}
