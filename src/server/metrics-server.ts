// Metrics for Prometheus on an address of their own (METRICS_ADDR), so that monitoring needs no access to the site.
// There is no sign-in: anybody who can reach the address reads all of them.
import { errorCode } from '../events/error-code'
import { domainEvents } from '../events/schema/events'
import { parkedCount } from '../projections/engine/views-reader'
import { clusterGauges } from './cluster/gauges'
import type { Config } from './config/config'
import { hostInUrl, parseHost, tryListening } from './config/host'
import type { Core } from './core/core'
import { standbyGauges } from './follow/gauges'
import { createHosts, isAddress } from './http/request/client/hosts'
import { lastBackupAt } from './jobs/backups'
import { mailsWaiting } from './mail/mails-waiting'
import { freeBytes } from './runtime/disk-space'
import { logger } from './runtime/logger'
import type { Gauge } from './runtime/metrics'

/** Hosts that no page can point at this address: literal ones, names without a dot, the site's own (DNS rebinding). */
const hostsFor = ({ publicUrl, allowedHosts }: Config, { host }: Address) => {
  const hosts = createHosts({ publicUrl, allowedHosts, host })
  return (header: string | null): boolean => {
    const requestedHost = parseHost(header ?? '')
    return (
      requestedHost !== null &&
      (hosts.allows(requestedHost) || isAddress(requestedHost.name) || !requestedHost.name.includes('.'))
    )
  }
}

type Address = { readonly host: string; readonly port: number }

const gaugesOf = (core: Core): Gauge[] => {
  const { backups, folder } = core.config
  const last = backups ? lastBackupAt(backups.folder) : null
  const { running, waiting } = core.reader.load()
  return [
    { name: 'trampolim_events', help: 'Events in the log.', value: core.events.position() },
    {
      name: 'trampolim_event_types',
      help: 'Types of events this release knows.',
      value: Object.keys(domainEvents.definitions).length,
    },
    {
      name: 'trampolim_projection_lag_events',
      help: 'Events the read models are behind.',
      value: core.events.position() - core.views.position(),
    },
    { name: 'trampolim_parked_events', help: 'Events that could not be applied.', value: parkedCount(core.views) },
    {
      name: 'trampolim_missing_uploads',
      help: 'Uploads the log needs that are not there, at the last look.',
      value: core.integrity.missingUploads,
    },
    {
      name: 'trampolim_log_changed',
      help: '1 if the log is not what was written, at the last look.',
      value: core.integrity.changed === null ? 0 : 1,
    },
    { name: 'trampolim_read_only', help: '1 while nothing is written.', value: core.readOnly() === null ? 0 : 1 },
    ...clusterGauges(core),
    ...standbyGauges(core),
    { name: 'trampolim_disk_free_bytes', help: 'Bytes free on the disk of the data folder.', value: freeBytes(folder) },
    {
      name: 'trampolim_last_backup_seconds',
      help: 'Age of the newest scheduled backup.',
      value: last === null ? null : (core.clock() - last) / 1000,
    },
    { name: 'trampolim_documents_reading', help: 'Documents that are being read.', value: running },
    { name: 'trampolim_documents_waiting', help: 'Documents that wait for a reader.', value: waiting },
    {
      name: 'trampolim_mails_waiting',
      help: 'Mails that wait to be sent, 1000 of a kind at most.',
      value: mailsWaiting(core).count,
    },
    { name: 'trampolim_live_streams', help: 'Open streams of notifications.', value: core.live.size() },
    { name: 'process_resident_memory_bytes', help: 'Resident memory of the server.', value: process.memoryUsage.rss() },
    { name: 'process_uptime_seconds', help: 'Seconds since the start.', value: process.uptime() },
  ]
}

/** Throws an Error that names METRICS_ADDR if the address cannot be listened on. */
const listening = <Result>({ host, port }: Address, listen: () => Result): Result => {
  try {
    return listen()
  } catch (cause) {
    const why = errorCode(cause) || 'no such address'
    throw new Error(`settings: METRICS_ADDR: nothing can listen on ${hostInUrl(host)}:${port} (${why})`, { cause })
  }
}

/** Throws as `serveMetrics` does, and serves nothing. */
export const tryMetrics = (address: Address): void => listening(address, () => tryListening(address.host, address.port))

type MetricsServer = { readonly url: string; stop(): Promise<void> }

/** Throws an Error that names METRICS_ADDR if the address cannot be listened on. */
export function serveMetrics(core: Core, address: Address): MetricsServer {
  const isAllowed = hostsFor(core.config, address)
  const answer = ({ url, method, headers: asked }: Request): Response => {
    if (!isAllowed(asked.get('host'))) return new Response(null, { status: 421 })
    if (method !== 'GET' || new URL(url).pathname !== '/metrics') return new Response(null, { status: 404 })
    const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }
    return new Response(core.metrics.text(gaugesOf(core)), { headers })
  }
  const { host: hostname, port } = address
  const server = listening(address, () => Bun.serve({ hostname, port, fetch: answer }))
  logger.info('metrics.listening', { address: server.url.href })
  return { url: `${server.url.origin}/metrics`, stop: () => server.stop(true) }
}
