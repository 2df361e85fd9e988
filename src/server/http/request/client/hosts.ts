// Decides which hosts this server answers for. A browser sends the name it looked up, so a foreign name here means that another
// domain points at this server (DNS rebinding) or that a program invented the name.
import { isIP } from 'node:net'
import type { Host } from '../../../config/config'
import { hostInUrl, parseHost } from '../../../config/host'

/** Whether a host's name is a literal address: nobody's DNS leads to one. */
export const isAddress = (name: string) => name.startsWith('[') || isIP(name) === 4
const isLoopback = (name: string) =>
  name === 'localhost' || name === '[::1]' || (isIP(name) === 4 && name.startsWith('127.'))

/** Values of `HOST` that mean every address of the machine. */
const everyAddress = new Set(['0.0.0.0', '[::]'])

export type HostSettings = {
  readonly publicUrl: string | null
  /** Address listened on. */
  readonly host: string
  readonly allowedHosts: readonly Host[]
}

export type Hosts = {
  /** Whether a request for this host is answered. Ports are ignored: a container's port may be published as another. */
  allows(host: Host): boolean
  /**
   * Whether an origin is this site's own for the allowed host `requestHost`. A proxy may end TLS, so the scheme is known of one host
   * alone: on that of an https PUBLIC_URL an http page was written by somebody on the way.
   */
  isOwnOrigin(origin: string, requestHost: string): boolean
}

/**
 * Allowed are the host of PUBLIC_URL, ALLOWED_HOSTS, loopback, and the address listened on. A server that listens on
 * every address cannot know the addresses by which it is reached (a container's host's), so it answers for any literal
 * address: nobody's DNS can make one of those point here.
 */
export const createHosts = ({ publicUrl, host, allowedHosts }: HostSettings): Hosts => {
  const announced = publicUrl ? parseHost(new URL(publicUrl).host) : null
  const isHttps = publicUrl !== null && new URL(publicUrl).protocol === 'https:'
  const hostNames = announced ? [announced, ...allowedHosts] : allowedHosts
  const listening = URL.parse(`http://${hostInUrl(host)}`)?.hostname ?? ''
  const names = new Set([...hostNames.map(({ name }) => name), listening])
  const anyAddress = everyAddress.has(listening)
  const allows = ({ name }: Host) => names.has(name) || isLoopback(name) || (anyAddress && isAddress(name))
  return {
    allows,
    isOwnOrigin: (origin, requestHost) => {
      const url = URL.parse(origin)
      const from = url && /^https?:$/.test(url.protocol) ? parseHost(url.host) : null
      const ours = parseHost(requestHost)
      if (!from || !ours || !allows(from)) return false
      const isFrom = ({ name, port }: Host) => name === from.name && port === from.port
      if (isHttps && url?.protocol === 'http:' && announced && isFrom(announced)) return false
      return [ours, ...hostNames].some(isFrom)
    },
  }
}
