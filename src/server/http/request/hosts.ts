// Which hosts this server answers for. A browser writes the name it looked up into every request, so a foreign name here
// means that somebody else's domain points at us (DNS rebinding), or that a program made the name up.
import { isIP, isIPv6 } from 'node:net'

/** Small letters, IPv6 in brackets and in its shortest form, no dot at the end; `port` is '' when it is a usual one. */
export type Host = { readonly name: string; readonly port: string }

/** The ports of http and https: browsers leave them out, some proxies write them. */
const usualPorts = new Set(['', '80', '443'])

const form = /^(\[[\da-f:.]{2,45}\]|[\w.-]{1,254})(?::(\d{0,5}))?$/i
const label = /^(?!-)[\w-]{1,63}(?<!-)$/
/** Read as an IPv4 address by URL parsers, in whatever way it is written. */
const numeric = /^(\d+|0x[\da-f]*)$/

const nameOf = (text: string): string | null => {
  if (text.startsWith('[')) return isIPv6(text.slice(1, -1)) ? (URL.parse(`http://${text}`)?.hostname ?? null) : null
  if (isIP(text) === 4) return text
  const name = text.endsWith('.') ? text.slice(0, -1) : text
  const labels = name.split('.')
  return labels.every((one) => label.test(one)) && !numeric.test(labels.at(-1) ?? '') ? name : null
}

/** A host with or without a port, as in a Host header; null for anything else, `user@`, lists and `127.1` included. */
export const parseHost = (text: string): Host | null => {
  const [, host = '', port = ''] = form.exec(text) ?? []
  const name = nameOf(host.toLowerCase())
  if (!name || Number(port) > 65_535) return null
  const plain = port === '' ? '' : String(Number(port))
  return { name, port: usualPorts.has(plain) ? '' : plain }
}

/** An address as it stands in a URL: IPv6 goes in brackets. */
export const hostInUrl = (address: string): string => (isIPv6(address) ? `[${address}]` : address)

const isAddress = (name: string) => name.startsWith('[') || isIP(name) === 4
const isLoopback = (name: string) =>
  name === 'localhost' || name === '[::1]' || (isIP(name) === 4 && name.startsWith('127.'))

/** What `HOST` may be to listen on every address of the machine. */
const everyAddress = new Set(['0.0.0.0', '[::]'])

export type HostSettings = {
  readonly publicUrl: string | null
  /** Address listened on. */
  readonly host: string
  readonly allowedHosts: readonly Host[]
}

export type Hosts = {
  /** Whether a request for this host is answered. Ports are not looked at: a container's is published as another. */
  allows(host: Host): boolean
  /**
   * Whether a page of this origin is one of ours, to a request that came in for `own`, a host that is allowed. Here ports
   * count: another port is another program. Schemes do not: a proxy that ends TLS shows us http where the browser sees https.
   */
  isOwnOrigin(origin: string, own: string): boolean
}

/**
 * Answered are: the host of PUBLIC_URL, ALLOWED_HOSTS, loopback, and the address listened on. A server that listens on
 * every address is reached by addresses it cannot know (a container's host's), so it answers for any literal address: none
 * of them can be made to point here by somebody else's DNS.
 */
export const createHosts = ({ publicUrl, host, allowedHosts }: HostSettings): Hosts => {
  const announced = publicUrl ? parseHost(new URL(publicUrl).host) : null
  const named = announced ? [announced, ...allowedHosts] : allowedHosts
  const listening = URL.parse(`http://${hostInUrl(host)}`)?.hostname ?? ''
  const names = new Set([...named.map(({ name }) => name), listening])
  const anyAddress = everyAddress.has(listening)
  const allows = ({ name }: Host) => names.has(name) || isLoopback(name) || (anyAddress && isAddress(name))
  return {
    allows,
    isOwnOrigin: (origin, own) => {
      const url = URL.parse(origin)
      const from = url && /^https?:$/.test(url.protocol) ? parseHost(url.host) : null
      const ours = parseHost(own)
      if (!from || !ours || !allows(from)) return false
      return [ours, ...named].some(({ name, port }) => name === from.name && port === from.port)
    },
  }
}
