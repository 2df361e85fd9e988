// Decides which addresses belong to the public internet. A webhook may go nowhere else unless the operator allows it: the server
// reaches its own machine and networks, which strangers must not reach through it.
import { BlockList, isIP } from 'node:net'

/** IPv4 that is not public: IANA's special-purpose registry (RFC 6890 and its updates), multicast and reserved. */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const

/** Within the global unicast range of IPv6: protocol assignments with Teredo, documentation, 6to4, which holds any IPv4. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'] as const

const listOf = (ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits = ''] = range.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}
const refused4 = listOf(special4, 'ipv4')
const refused6 = listOf(special6, 'ipv6')
/** All other IPv6 is local, mapped, translated or not assigned. */
const global6 = listOf(['2000::/3'], 'ipv6')

/** Whether an address, as a resolver writes it, is one of the public internet. False for anything that is no address. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !refused4.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !refused6.check(address, 'ipv6')
}
