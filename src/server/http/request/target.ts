// What a request asks for, read once from what came over the wire. Nothing after this reads the request's own address.

import { parseHost } from '../../config/host'
import type { Hosts } from './hosts'

export type Target =
  | { readonly ok: true; readonly url: URL }
  /** host-invalid: no host or none that can be read. host-unknown: one that is not ours. bad-request: no path of a site. */
  | { readonly ok: false; readonly code: 'host-invalid' | 'host-unknown' | 'bad-request'; readonly url: URL | null }

export const targetOf = (request: Request, hosts: Hosts): Target => {
  const host = parseHost(request.headers.get('host') ?? '')
  if (!host) return { ok: false, code: 'host-invalid', url: null }
  const url = URL.parse(request.url)
  const read = url && parseHost(url.host)
  // The address is made from Host by Bun: if the two were ever read differently, neither is believed.
  if (!read || read.name !== host.name || read.port !== host.port) return { ok: false, code: 'bad-request', url: null }
  if (!hosts.allows(host)) return { ok: false, code: 'host-unknown', url }
  // A fragment is never sent; whoever sends one hopes that somebody reads it as part of the path.
  return request.url.includes('#') ? { ok: false, code: 'bad-request', url } : { ok: true, url }
}
