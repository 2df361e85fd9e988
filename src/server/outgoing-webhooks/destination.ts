// Decides where a webhook's messages go: its address as it was typed, and the network address it stands for at the moment of sending.
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { webhookUrlMax } from '../../domain/accounts/outgoing-webhooks/outgoing-webhooks'
import { isPublicAddress } from './public-address'

/** Resolves a host's name to all its addresses. */
export type Resolve = (host: string) => Promise<readonly string[]>

export const resolveHost: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address)

/** A host without the brackets of an IPv6 address. */
export const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

/** Names that are only known inside a network. A name is looked up when something is sent, and not while its owner watches. */
const insideOnly = /^[^.]+$|(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|corp|private)$/

/** The address in its normal form, or null for one that we must not call; `allowed`: private ones and http may be. */
export const webhookUrl = (typed: string, allowed: boolean): string | null => {
  if (typed.length > webhookUrlMax || !URL.canParse(typed)) return null
  const url = new URL(typed)
  const host = bare(url.hostname)
  if (url.protocol !== 'https:' && !(allowed && url.protocol === 'http:')) return null
  if (url.username !== '' || url.password !== '' || host === '') return null
  if (!allowed && (isIP(host) === 0 ? insideOnly.test(host.replace(/\.$/, '')) : !isPublicAddress(host))) return null
  url.hash = ''
  return url.href.length > webhookUrlMax ? null : url.href
}

/** The network addresses to connect to, looked up once; 'refused': one is not public, 'unknown': it has none. */
export const destinationOf = async (
  url: URL,
  allowed: boolean,
  resolve: Resolve = resolveHost,
): Promise<{ readonly addresses: readonly string[] } | 'refused' | 'unknown'> => {
  const host = bare(url.hostname)
  const addresses = isIP(host) === 0 ? await resolve(host).catch(() => [] /* no such name */) : [host]
  if (addresses.length === 0) return 'unknown'
  return allowed || addresses.every(isPublicAddress) ? { addresses } : 'refused'
}
