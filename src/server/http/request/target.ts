// Parses what a request asks for, once, from the wire. Nothing after this reads the request's own address.

import { parseHost } from '../../config/host'
import { withoutBase } from '../base-path'
import type { Hosts } from './client/hosts'

export type Target =
  | { readonly ok: true; readonly url: URL }
  /** host-invalid: none or unreadable. host-unknown: not ours. bad-request: no path. not-found: outside the base path. */
  | {
      readonly ok: false
      readonly code: 'host-invalid' | 'host-unknown' | 'bad-request' | 'not-found'
      readonly url: URL | null
    }

/** Asked for by supervisors and balancers, which reach the server beside its proxy. */
const atRoot = new Set(['/healthz', '/readyz'])

/** `base`: the path under which the site is, `''` for the whole host; the answered address begins after it. */
export const targetOf = (request: Request, hosts: Hosts, base: string): Target => {
  const host = parseHost(request.headers.get('host') ?? '')
  if (!host) return { ok: false, code: 'host-invalid', url: null }
  const url = URL.parse(request.url)
  const read = url && parseHost(url.host)
  // Bun builds the address from Host: if the two ever differ, neither is trusted.
  if (!read || read.name !== host.name || read.port !== host.port) return { ok: false, code: 'bad-request', url: null }
  if (!hosts.allows(host)) return { ok: false, code: 'host-unknown', url }
  // Browsers never send a fragment; a client that does hopes that it is read as part of the path.
  if (request.url.includes('#')) return { ok: false, code: 'bad-request', url }
  if (base === '' || atRoot.has(url.pathname)) return { ok: true, url }
  const path = withoutBase(base, url.pathname)
  if (path === null) return { ok: false, code: 'not-found', url }
  url.pathname = path
  return { ok: true, url }
}
