// Signs of a proxy that the settings do not name: all its visitors then count as one address, or their session cookies are
// not marked secure. Each sign is logged once; `doctor` shows the last.
import { BlockList, isIP } from 'node:net'
import type { Config } from '../../../config/config'
import type { ProxySigns } from '../../../core/ports'
import { logger } from '../../../runtime/logger'
import { trustOf } from './client-address'

/** Networks in which an operator's own proxy usually is; from elsewhere these headers prove nothing. */
const near = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  near.addSubnet(network, bits, 'ipv4')
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

type SeenSigns = Awaited<ReturnType<ProxySigns['seen']>>

export function createProxySigns({
  publicUrl,
  trustedProxies,
}: Pick<Config, 'publicUrl' | 'trustedProxies'>): Pick<ProxySigns, 'look'> & { seen(): SeenSigns } {
  const isTrusted = trustOf(trustedProxies)
  const isHttps = publicUrl?.startsWith('https:') ?? false
  let untrusted: SeenSigns['untrusted'] = null
  let https: SeenSigns['https'] = null
  return {
    look(from, secure, now) {
      const peer = from.replace(/^::ffff:(?=\d+\.)/i, '')
      if (isIP(peer) === 0 || !near.check(peer, familyOf(peer))) return
      if (!isTrusted(peer)) {
        if (!untrusted) logger.warn('proxy.not_trusted')
        untrusted = { peer, at: now }
      }
      if (secure && !isHttps) {
        if (!https) logger.warn('proxy.https_without_public_url')
        https = { at: now }
      }
    },
    seen: () => ({ untrusted, https }),
  }
}
