// Parses what a request asks for, once, from the wire. Nothing after this reads the request's own address.

import { parseHost } from '../../config/host'
import type { Hosts } from './hosts'

export type Target =
  | { readonly ok: true; readonly url: URL }
  /** host-invalid: no host, or an unreadable one. host-unknown: not one of ours. bad-request: not a path of a site. */
  | { readonly ok: false; readonly code: 'host-invalid' | 'host-unknown' | 'bad-request'; readonly url: URL | null }

export const targetOf = (request: Request, hosts: Hosts): Target => {
  const host = parseHost(request.headers.get('host') ?? '')
  if (!host) return { ok: false, code: 'host-invalid', url: null }
  const url = URL.parse(request.url)
  const read = url && parseHost(url.host)
  // Bun builds the address from Host: if the two ever differ, neither is trusted.
  if (!read || read.name !== host.name || read.port !== host.port) return { ok: false, code: 'bad-request', url: null }
  if (!hosts.allows(host)) return { ok: false, code: 'host-unknown', url }
  // Browsers never send a fragment; a client that does hopes that it is read as part of the path.
  return request.url.includes('#') ? { ok: false, code: 'bad-request', url } : { ok: true, url }
}
