// Security headers of every answer, including errors and static files.
import { underBase } from '../../../api/site-path'
import type { Hosts } from '../request/client/hosts'

/** What no page may use but the one that asks for it with `allowMicrophone`. */
const permissions = (microphone: '' | 'self') =>
  `camera=(), geolocation=(), microphone=(${microphone}), payment=(), usb=()`

/** Headers of the one page that may record: what it records it may also play, and nothing of it leaves the page. */
export const allowMicrophone: Readonly<Record<string, string>> = { 'permissions-policy': permissions('self') }

/** `forms`: foreign origins to which a form of this site may redirect. `media`: what audio may be played, if any. */
const policy = (forms: readonly string[], media: readonly string[] = []): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' blob: data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    ...media,
    ['form-action', `'self'`, ...forms].join(' '),
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')

const fixed: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
]

type Secure = (response: Response) => Response

/** Sets the security headers, and `no-store` unless the handler chose; redirects stay under `base`. */
export const createSecure = (https: boolean, forms: readonly string[], base: string): Secure => {
  const csp = policy(forms)
  const playing = policy(forms, ['media-src blob:'])
  // Under a path the host belongs to another site, and its subdomains are not ours to decide about.
  const transport = base === '' ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000'
  return (response) => {
    const records = response.headers.get('permissions-policy') === allowMicrophone['permissions-policy']
    response.headers.set('content-security-policy', records ? playing : csp)
    if (!records) response.headers.set('permissions-policy', permissions(''))
    const location = response.headers.get('location')
    if (base !== '' && location !== null) response.headers.set('location', underBase(base, location))
    for (const [name, value] of fixed) response.headers.set(name, value)
    if (https) response.headers.set('strict-transport-security', transport)
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    return response
  }
}

/**
 * Whether a request that changes something, received for the host `own`, comes from this site's pages or from a program
 * without a browser's cookies. Browsers send Sec-Fetch-Site or Origin with such requests; a client with neither is not
 * a browser (P38), unless it names the page it comes from, which must then be one of ours.
 */
export const fromHere = (headers: Headers, hosts: Hosts, requestHost: string): boolean => {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const referer = site === null && origin === null ? headers.get('referer') : null
  const from = origin ?? (referer && (URL.parse(referer)?.origin ?? 'null'))
  return from === null || hosts.isOwnOrigin(from, requestHost)
}
