// Builds the server, starts it, and stops it in order.
import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { version } from '../../package.json'
import { clockLagMax, lastEventAt } from '../events/store/log'
import { parkedCount } from '../projections/engine/views-reader'
import { createSetup } from './accounts/first-admin'
import { serveControl } from './admin/operator/control-socket'
import { createFetch, type Fetch } from './app'
import type { Config } from './config/config'
import { hostInUrl, tryListening } from './config/host'
import { closeCore } from './core/close-core'
import type { Core } from './core/core'
import { testCheckoutRefusal } from './core/gateway'
import { openCore } from './core/open-core'
import type { StartOptions } from './core/open-log'
import { createPreparation } from './preparing'
import { createReader } from './reader/reader'
import { ownCall } from './runtime/executable'
import { configureLogger, logger } from './runtime/logger'

/** How long a stop waits for requests under way; a second signal does not wait. */
const drainMs = 10_000
/** After the port is open, who waits for the first answer gets it before the periodic jobs are loaded. */
const settleMs = 50
/** Hard limit on any body; routes have far lower ones (http/request/policy.ts). */
const bodyMax = 64 * 1024 * 1024

export type Running = { readonly url: string; stop(): Promise<void> }

/** What is printed for the operator when it listens. */
export type Greeting = {
  /** `people`: the public address, null where there is none. */
  listening(app: string, address: string, people: string | null): string
  noAdmin(link: string): string
  command(call: string): string
}

const english: Greeting = {
  listening: (app, address, people) =>
    `${app} is listening on ${address}${people === null ? '' : `; people open it at ${people}`}`,
  noAdmin: (link) => `No admin yet. To become one, open this link within 30 minutes: ${link}`,
  command: (call) => `Or run: ${call}`,
}

type Options = StartOptions & { readonly greeting?: Greeting }

/** Where it listens, as a browser on this machine opens it. */
const addressOf = ({ host }: Config, port: number | undefined): string =>
  `http://${['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : hostInUrl(host)}:${port}`

/** Tries the addresses before a start makes a site, because beside a running server it would leave a second one. */
export const tryAddresses = async ({ folder, eventsUrl, host, port, metrics }: Config): Promise<void> => {
  if (eventsUrl !== null || existsSync(join(folder, 'events.db'))) return
  tryListening(host, port)
  if (metrics) (await import('./metrics-server')).tryMetrics(metrics)
}

/** What must be so before anybody can sign in. */
const prepareAccounts = async (core: Core): Promise<void> => {
  const { admin, folder } = core.config
  if (admin) await (await import('./admin/operator/operator')).ensureAdmin(core, admin)
  if (existsSync(join(folder, 'erase-again.json'))) await (await import('./accounts/data/erase-again')).eraseAgain(core)
}

/** Prints for the operator where it listens and, with a token, how to become the first admin. */
const greet = (
  { listening, noAdmin, command }: Greeting,
  { appName, folder, publicUrl }: Config,
  address: string,
  token: string | null,
): void => {
  console.log(listening(appName, address, publicUrl))
  if (token === null) return
  console.log(noAdmin(`${publicUrl ?? address}/primeiro-acesso?codigo=${token}`))
  console.log(command(`${ownCall(folder)} admin create <email>`))
}

/** Log lines about everything that an operator might have left as it is by mistake. */
const noteMode = ({ config, standby, testCheckout, demonstration, readOnly, events, clock }: Core): void => {
  const lag = lastEventAt(events) - clock()
  if (lag > clockLagMax) logger.warn('clock.behind_log', { seconds: Math.round(lag / 1_000) })
  if (readOnly() === 'damaged') logger.warn('server.read_only_damaged_folder', {})
  if (standby) logger.info('standby.following', { primary: standby.state().primary })
  if (!config.adminMfa) logger.info('accounts.admin_mfa_not_required')
  if (testCheckout) logger.warn('billing.test_checkout')
  if (demonstration) logger.warn('server.demonstration')
}

/** Opens the folder and listens. Rejects with what `openCore` rejects with, and with an Error for a forbidden setting. */
export const serve = async (
  config: Config,
  clock: () => number = Date.now,
  { greeting = english, ...insist }: Options = {},
): Promise<Running> => {
  const refusal = testCheckoutRefusal(config)
  if (refusal) throw new Error(refusal)
  configureLogger(config.log)
  const listen = (fetch: Fetch) =>
    Bun.serve({
      port: config.port,
      hostname: config.host,
      maxRequestBodySize: bodyMax,
      idleTimeout: 60,
      fetch: (request, self) => fetch(request, self),
    })
  const preparation = createPreparation(config, (answer) => listen(async (request) => answer(request)))
  const onProgress = (position: number, head: number) => {
    preparation.progress(position, head)
    insist.onProgress?.(position, head)
  }
  const core = await openCore(config, clock, createReader(), { ...insist, onProgress }).catch(
    async (error: unknown) => {
      await preparation.server?.stop(true)
      throw error
    },
  )
  const parked = parkedCount(core.views)
  if (parked > 0) logger.warn('projection.events_parked', { parked })
  const damaged = core.readOnly() === 'damaged'
  const writable = !damaged && !core.standby
  if (writable) await prepareAccounts(core)
  const setup = createSetup(core, clock())
  const answer = createFetch(core, setup)
  const server = preparation.server ?? listen(answer)
  preparation.server?.reload({ fetch: (request, self) => answer(request, self) })
  // A server that was stopped does not say it any more.
  const port = server.port ?? config.port
  const metrics = config.metrics ? (await import('./metrics-server')).serveMetrics(core, config.metrics) : null
  const control = damaged ? null : serveControl(core)
  const address = addressOf(config, server.port)
  greet(greeting, config, address, writable ? setup.token(clock()) : null)
  logger.info('server.started', { release: version, pid: process.pid, position: core.events.position() })
  if (writable) await Bun.sleep(settleMs)
  const jobs = writable ? await (await import('./jobs/start-jobs')).startJobs(core) : null
  core.standby?.start(() => core.views.scrub())
  noteMode(core)

  return {
    url: config.publicUrl ?? address,
    stop: async () => {
      logger.info('server.stopping')
      // Event streams never end by themselves, so waiting for them would be useless.
      core.live.close()
      const drained = server.stop()
      const followed = core.feed
        ? (await import('./follow/last-answers')).answerStandbyUntilStop(core, port, answer)
        : null
      await Promise.race([drained, Bun.sleep(drainMs)])
      await server.stop(true)
      control?.stop(true)
      await metrics?.stop()
      await jobs?.stop()
      await followed?.handOver()
      await closeCore(core)
      if (damaged) rmSync(dirname(core.views.file), { recursive: true, force: true })
      logger.info('server.stopped')
    },
  }
}
