// Finds which of a host's addresses takes connections. A name often has an IPv6 address too that leads nowhere from here.
import { connect } from 'node:net'

/** How long one address may take to accept a connection while another is left (ms). */
const connectMs = 2_000

const accepts = (host: string, port: number, ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port })
    const end = (accepted: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(accepted)
    }
    const timer = setTimeout(() => end(false), ms)
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })

/**
 * The first of these addresses that accepts a connection, or the only one, which is not asked before; null for none. It takes at
 * most part of `timeoutMs`, so that time for an answer is left. A connection is tried instead of the message itself, which must
 * not be posted again to another address because the first one is slow to answer.
 */
export const addressThatConnects = async (
  addresses: readonly string[],
  port: number,
  timeoutMs: number,
): Promise<string | null> => {
  if (addresses.length === 1) return addresses[0] ?? null
  const each = Math.min(connectMs, timeoutMs / (addresses.length + 1))
  for (const address of addresses) if (await accepts(address, port, each)) return address
  return null
}
