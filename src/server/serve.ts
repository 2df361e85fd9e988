// Builds the server, starts it, and stops it in order.
import { rmSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { version } from '../../package.json'
import { openAnalyses } from '../projections/analyses/analysis'
import { openModelParts } from '../projections/analyses/model'
import { parkedCount } from '../projections/engine/views'
import { startErasing } from './accounts/data/waiting-erasure'
import { createSetup } from './accounts/first-admin'
import { serveControl } from './admin/control-socket'
import { optimisedSettled } from './analyses/downloads/optimised-check'
import { createFetch, type Fetch } from './app'
import { stopProcessingWebhooks } from './billing/stripe/process-webhooks'
import { startReconciling } from './billing/stripe/reconcile'
import { closeCore } from './close-core'
import type { Config } from './config/config'
import { hostInUrl } from './config/host'
import type { Core } from './core'
import { testCheckoutRefusal } from './gateway'
import { startBackups } from './jobs/backups'
import { startSweeping } from './jobs/billing-sweep'
import { startCalendar } from './jobs/calendar-sweep'
import { startMentoringSweep } from './jobs/mentoring-sweep'
import { startTidying } from './jobs/uploads-sweep'
import { type Insist, openCore } from './open-core'
import { createPreparation } from './preparing'
import { createReader } from './reader/reader'
import { configureLogger, errorDetails, logger } from './runtime/logger'
import { mailToAdmins } from './support/support-mail'
import { startWebhookSender } from './webhooks/sender'

/** How long a stop waits for requests under way; a second signal does not wait. */
const drainMs = 10_000
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

type Options = Insist & { readonly greeting?: Greeting }

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
  const setup = createSetup(core, clock())
  const answer = createFetch(core, setup)
  const server = preparation.server ?? listen(answer)
  preparation.server?.reload({ fetch: (request, self) => answer(request, self) })
  // A server that was stopped does not say it any more.
  const port = server.port ?? config.port
  const metrics = config.metrics ? (await import('./metrics-server')).serveMetrics(core) : null
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
  const jobs = writable ? await startJobs(core) : null
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

type Jobs = { stop(): Promise<void> }

const startMailQueue = async (core: Core, smtp: NonNullable<Config['smtp']>) => {
  const [{ createMailQueue }, { createSender }] = await Promise.all([
    import('./jobs/mail-queue'),
    import('./mail/smtp'),
  ])
  return createMailQueue(core, createSender(smtp))
}

/** Runs once the server can answer: recovers what a crash interrupted, then starts the periodic jobs. */
const startJobs = async (core: Core): Promise<Jobs> => {
  const { smtp } = core.config
  const recovery = core.cluster ? (await import('./cluster/take-over')).startTakeOver : startRecovering
  const shared = core.cluster
    ? core.cluster.whileElected(() => startSharedJobs(core, recovery))
    : startSharedJobs(core, recovery)
  const tidying = startTidying(core)
  const mailQueue = smtp ? await startMailQueue(core, smtp) : null
  return {
    stop: async () => {
      const ending = shared.stop()
      await Promise.race([Promise.all([stopProcessingWebhooks(core), tidying.stop()]), Bun.sleep(drainMs)])
      await ending
      await Promise.race([mailQueue?.stop(), Bun.sleep(drainMs)])
      await Promise.race([optimisedSettled(core), Bun.sleep(drainMs)])
    },
  }
}

/** What must be done once, however many nodes there are. */
const startSharedJobs = (core: Core, recovery: (core: Core) => Jobs): Jobs => {
  const recovering = recovery(core)
  const periodic = [
    startSweeping(core),
    startCalendar(core),
    startReconciling(core),
    startMentoringSweep(core),
    startBackups(core),
    startErasing(core),
    startWebhookSender(core),
  ]
  return {
    stop: async () => {
      await Promise.race([Promise.all(periodic.map((worker) => worker.stop())), Bun.sleep(drainMs)])
      await recovering.stop()
    },
  }
}

const startRecovering = (core: Core): Jobs => {
  const recovering = recoverAfterCrash(core)
  return { stop: () => recovering }
}

/** Completes what a crash interrupted: analyses, questions to models, mails. Logs what it could not. */
const recoverAfterCrash = async (core: Core): Promise<void> => {
  try {
    const { db } = core.views
    // Most starts find nothing to complete, and then what analyses is not loaded.
    if (openAnalyses(db).length + openModelParts(db).length > 0)
      logger.info('server.recovered', await (await import('./analyses/run/recover')).recoverAnalyses(core))
    if (!core.config.smtp) await mailToAdmins(core)
  } catch (error) {
    logger.error('server.recovery_failed', errorDetails(error))
  }
}
