// From where a server can be reached, as far as its settings show.
import { BlockList, isIP } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'
import type { Config } from './config'
import { parseHost } from './host'

/** Addresses that are not reachable from the internet. */
const near = new BlockList()
for (const [address, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  near.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  near.addSubnet(address, bits, 'ipv6')

const isNearAddress = (address: string): boolean => near.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Names that are resolved locally: without a dot, or with a reserved ending. */
const isNearName = (name: string): boolean =>
  !name.includes('.') || /\.(?:localhost|local|lan|home|internal|intranet|home\.arpa)$/.test(name)

const isNear = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, '')
  return isIP(bare) ? isNearAddress(bare) : isNearName(bare)
}

/** A machine's addresses; null if they are not known. */
export type Interfaces = Readonly<Record<string, readonly Pick<NetworkInterfaceInfo, 'address'>[] | undefined>> | null

/** Whether strangers may reach this server; `interfaces` is asked if the settings leave it open. */
export const isPublic = (
  { publicUrl, host, allowedHosts }: Pick<Config, 'publicUrl' | 'host' | 'allowedHosts'>,
  interfaces: () => Interfaces,
): boolean => {
  if (publicUrl && !isNear(parseHost(new URL(publicUrl).host)?.name ?? '')) return true
  // A proxy beside the server answers for the names that are allowed.
  if (allowedHosts.some(({ name }) => !isNear(name))) return true
  if (host !== '0.0.0.0' && host !== '::') return !isNear(host)
  const local = interfaces()
  if (local === null) return true
  return Object.values(local).some((all) => all?.some(({ address }) => !isNearAddress(address.replace(/%.*/, ''))))
}
