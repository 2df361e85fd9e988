// Scripts, the stylesheet, fonts, icons and templates. Why not @elysiajs/static: docs/decisions/0060.
import { type Stored, stored } from '../../../build/embedded'
import { daySeconds } from '../../../time/units'
import { takes } from './accept-encoding'
import { matchesEtag } from './etag'

type Asset = Stored

/** Every file that a browser may fetch, by URL path. */
export const assets: ReadonlyMap<string, Asset> = stored

export { addresses, script, shared, style } from '../../../build/embedded'

const yearSeconds = 365 * daySeconds

/** The answer for one path, or null without such a file; a name with its content's hash is cached forever. */
export function serveAsset(path: string, request: Request): Response | null {
  const asset = assets.get(path)
  if (!asset) return null
  const brotli = takes('br', request.headers.get('accept-encoding')) ? asset.readBrotli : undefined
  const etag = `"${asset.digest}${brotli ? '-br' : ''}"`
  const headers = new Headers({
    etag,
    'content-type': asset.type,
    'cache-control': asset.hashed ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${daySeconds}`,
    vary: 'accept-encoding',
  })
  if (asset.saveAs) headers.set('content-disposition', `attachment; filename="${asset.saveAs}"`)
  if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  if (brotli) headers.set('content-encoding', 'br')
  const body = (brotli ?? asset.read)()
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}
