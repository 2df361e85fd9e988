// Host names and ports, as people and browsers write them, and whether this machine can listen there.
import { isIP, isIPv6 } from 'node:net'
import type { Host } from './config'

/** The ports of http and https: browsers leave them out, some proxies write them. */
const usualPorts = new Set(['', '80', '443'])

const form = /^(\[[\da-f:.]{2,45}\]|[\w.-]{1,254})(?::(\d{0,5}))?$/i
const label = /^(?!-)[\w-]{1,63}(?<!-)$/
/** Whether URL parsers read this as an IPv4 address, in whatever notation. */
const numeric = /^(\d+|0x[\da-f]*)$/

const nameOf = (text: string): string | null => {
  if (text.startsWith('[')) return isIPv6(text.slice(1, -1)) ? (URL.parse(`http://${text}`)?.hostname ?? null) : null
  if (isIP(text) === 4) return text
  const name = text.endsWith('.') ? text.slice(0, -1) : text
  const labels = name.split('.')
  return labels.every((one) => label.test(one)) && !numeric.test(labels.at(-1) ?? '') ? name : null
}

/** A host with or without a port, as in a Host header; null for anything else, including `user@`, lists and `127.1`. */
export const parseHost = (text: string): Host | null => {
  const [, host = '', port = ''] = form.exec(text) ?? []
  const name = nameOf(host.toLowerCase())
  if (!name || Number(port) > 65_535) return null
  const plain = port === '' ? '' : String(Number(port))
  return { name, port: usualPorts.has(plain) ? '' : plain }
}

/** Opens an address for a moment; throws what a start that listens there would. */
export const tryListening = (hostname: string, port: number): void =>
  void Bun.serve({ hostname, port, fetch: () => new Response() }).stop(true)

/** An address as written in a URL: IPv6 goes in brackets. */
export const hostInUrl = (address: string): string => (isIPv6(address) ? `[${address}]` : address)
