// Security headers of every answer, including errors and static files.
import type { Hosts } from '../request/hosts'

/** `forms`: foreign origins to which a form of this site may redirect. */
const policy = (forms: readonly string[]): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' blob: data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
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
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
]

export type Secure = (response: Response) => Response

/** Sets the security headers on an answer, and `no-store` unless its handler set its own caching. */
export const createSecure = (https: boolean, forms: readonly string[]): Secure => {
  const csp = policy(forms)
  return (response) => {
    response.headers.set('content-security-policy', csp)
    for (const [name, value] of fixed) response.headers.set(name, value)
    if (https) response.headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    return response
  }
}

/**
 * Whether a request that changes something, received for the host `own`, comes from this site's pages or from a program
 * without a browser's cookies. Browsers send Sec-Fetch-Site or Origin with such requests; a client with neither is not
 * a browser (P38).
 */
export const fromHere = (headers: Headers, hosts: Hosts, own: string): boolean => {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  return origin === null || hosts.isOwnOrigin(origin, own)
}
