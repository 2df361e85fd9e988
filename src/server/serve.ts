// Builds the server, starts it, and stops it in order.
import { existsSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { version } from '../../package.json'
import { parkedCount } from '../projections/engine/views'
import { createSetup } from './accounts/first-admin'
import { serveControl } from './admin/control-socket'
import { createFetch, type Fetch } from './app'
import { closeCore } from './close-core'
import type { Config } from './config/config'
import { hostInUrl } from './config/host'
import { testCheckoutRefusal } from './gateway'
import { openCore } from './open-core'
import type { StartOptions } from './open-log'
import { createPreparation } from './preparing'
import { createReader } from './reader/reader'
import { configureLogger, logger } from './runtime/logger'

/** How long a stop waits for requests under way; a second signal does not wait. */
const drainMs = 10_000
/** After the port is open, who waits for the first answer gets it before the periodic jobs are loaded. */
const settleMs = 50
/** Hard limit on any body; routes have far lower ones (policies.ts). */
const bodyMax = 64 * 1024 * 1024

export type Running = { readonly url: string; stop(): Promise<void> }

/** What is printed for the operator when it listens. */
export type Greeting = {
  listening(app: string, address: string): string
  noAdmin(link: string): string
  command(call: string): string
}

const english: Greeting = {
  listening: (app, address) => `${app} is listening on ${address}`,
  noAdmin: (link) => `No admin yet. To become one, open this link within 30 minutes: ${link}`,
  command: (call) => `Or run: ${call}`,
}

type Options = StartOptions & { readonly greeting?: Greeting }

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
  if (config.admin && writable) await (await import('./admin/operator')).ensureAdmin(core, config.admin)
  if (writable && existsSync(join(config.folder, 'erase-again.json')))
    await (await import('./accounts/data/erase-again')).eraseAgain(core)
  const setup = createSetup(core, clock())
  const answer = createFetch(core, setup)
  const server = preparation.server ?? listen(answer)
  preparation.server?.reload({ fetch: (request, self) => answer(request, self) })
  // A server that was stopped does not say it any more.
  const port = server.port ?? config.port
  const metrics = config.metrics ? (await import('./metrics-server')).serveMetrics(core, config.metrics) : null
  const control = damaged ? null : serveControl(core)
  const address =
    config.publicUrl ??
    `http://${['127.0.0.1', '0.0.0.0', '::'].includes(config.host) ? 'localhost' : hostInUrl(config.host)}:${server.port}`
  console.log(greeting.listening(config.appName, address))
  logger.info('server.started', { release: version, pid: process.pid, position: core.events.position() })
  const token = writable ? setup.token(clock()) : null
  if (token) {
    console.log(greeting.noAdmin(`${address}/primeiro-acesso?codigo=${token}`))
    const self = Bun.isStandaloneExecutable
      ? relative(process.cwd(), process.execPath).replace(/^(?!\.)/, './')
      : 'dist/trampolim'
    console.log(greeting.command(`${self} admin create <email>`))
  }
  if (writable) await Bun.sleep(settleMs)
  const jobs = writable ? await (await import('./jobs/start-jobs')).startJobs(core) : null
  if (damaged) logger.warn('server.read_only_damaged_folder', {})
  core.standby?.start(() => core.views.scrub())
  if (core.standby) logger.info('standby.following', { primary: core.standby.state().primary })
  if (!config.adminMfa) logger.info('accounts.admin_mfa_not_required')
  if (core.testCheckout) logger.warn('billing.test_checkout')
  if (core.demonstration) logger.warn('server.demonstration')

  return {
    url: address,
    stop: async () => {
      logger.info('server.stopping')
      // Event streams never end by themselves, so waiting for them would be useless.
      core.live.close()
      const drained = server.stop()
      await Promise.race([drained, Bun.sleep(drainMs)])
      await server.stop(true)
      control?.stop(true)
      await metrics?.stop()
      await jobs?.stop()
      if (core.feed) await (await import('./follow/last-answers')).answerTheRest(core, port, answer)
      await closeCore(core)
      if (damaged) rmSync(dirname(core.views.file), { recursive: true, force: true })
      logger.info('server.stopped')
    },
  }
}
