// The client's address. Proxy headers are read from the right, and only from proxies that the operator named.
import { BlockList, isIP } from 'node:net'

export type AddressOf = (peer: string | null, forwarded: string | null) => string

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')

/** An IPv6 client controls a whole /64, so counting single addresses would limit nobody. */
const counted = (address: string) => {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const full = address.includes('::')
    ? [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left
  return `${full
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`
}

/** The network by which an address is counted: for IPv6 the /48, for IPv4 the address. */
export const networkOf = (address: string): string => {
  const groups = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(address)?.[1]
  return groups ? `${groups}::/48` : address
}

/** The range in which an address is shown, too little to locate a home; empty for none. */
export const rangeOf = (address: string): string => {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.x`
  const network = networkOf(address)
  return network === address ? '' : network.replace('::/48', ':x')
}

/** Whether an address is one of `trusted`, which holds addresses and CIDR ranges; anything else in it throws at start. */
export const trustOf = (trusted: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList()
  for (const entry of trusted) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (!isIP(address)) throw new Error(`TRUSTED_PROXIES: ${entry} is neither an address nor a range`)
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** `trusted` as for `trustOf`. */
export const addressFrom = (trusted: readonly string[]): AddressOf => {
  const isTrusted = trustOf(trusted)
  return (peer, forwarded) => {
    let address = plain(peer ?? 'unknown')
    // The last 20 hops: the proxies' own are at the end, and what a client wrote in front must not push them out.
    const hops = (forwarded ?? '')
      .split(',')
      .slice(-20)
      .map((hop) =>
        plain(
          hop
            .trim()
            .replace(/^\[(.*)\](:\d+)?$/, '$1')
            .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1'),
        ),
      )
    while (isTrusted(address)) {
      const hop = hops.pop()
      if (!hop || isIP(hop) === 0) break
      address = hop
    }
    return counted(address)
  }
}
