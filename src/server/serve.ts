// Puts the server together, starts it, and takes it apart again in order.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { version } from '../../package.json'
import { changesAt } from '../domain/billing/entitlement-events'
import { accountEvents } from '../events/schema/account'
import { sessionsOf } from '../projections/accounts/session'
import { projections } from '../projections/all'
import { entitlementsOf } from '../projections/billing/entitlement'
import { openViews, parkedCount } from '../projections/engine/views'
import { createSetup } from './accounts/first-admin'
import { serveControl } from './admin/control-socket'
import { ensureAdmin } from './admin/operator'
import { materialOf } from './analyses/model-material'
import { optimisedSettled } from './analyses/optimised-check'
import { createResultCache } from './analyses/result-cache'
import { recover } from './analyses/run-analysis'
import { createFetch } from './app'
import { loadCatalogue } from './billing/catalogue'
import { stopProcessingWebhooks } from './billing/stripe/process-webhooks'
import { startReconciling } from './billing/stripe/reconcile'
import { newWebhookWork } from './billing/stripe/webhook-work'
import type { Config } from './config/config'
import { hostInUrl } from './config/host'
import type { Core } from './core'
import { chooseGateway, testCheckoutRefusal } from './gateway'
import { heedsClearSiteData } from './http/response/cookies'
import { createPageCache } from './http/response/page-cache'
import { startBackups } from './jobs/backups'
import { startSweeping } from './jobs/billing-sweep'
import { createMailQueue } from './jobs/mail-queue'
import { startTidying } from './jobs/uploads-sweep'
import { createAccountMails } from './mail/account-mail-queue'
import { createSender } from './mail/smtp'
import { serveMetrics } from './metrics-server'
import { createModels } from './models/engines/engines'
import { recoverModels } from './models/enrich'
import { createLive } from './notifications/live'
import type { Reader } from './reader/protocol'
import { createReader } from './reader/reader'
import { createHandle } from './runtime/command-handler'
import { createDiskSpace, freeBytes } from './runtime/disk-space'
import { configureLogger, errorDetails, logger } from './runtime/logger'
import { createMetrics } from './runtime/metrics'
import { createSerial } from './runtime/mutex'
import { createPasswords } from './runtime/passwords'
import { createSecurityCounts } from './runtime/security-counts'
import { createStreamStates } from './runtime/stream-states'
import { createThrottle } from './runtime/throttle'
import { readLandingOverrides } from './site/landing-overrides'
import { openDamagedFolder, openFolder } from './storage/open-folder'
import { createPasskeyUses } from './storage/passkey-use'
import { openRuntimeDb } from './storage/runtime-db'
import { createSessionUses } from './storage/session-use'
import { createSingleUse } from './storage/single-use'
import { throttleStore } from './storage/throttle-store'
import { mailToAdmins } from './support/support-mail'

/** How long a stop waits for answers under way; a second signal does not wait. */
const drainMs = 10_000
/** Hard limit on any body; routes have their own, far lower ones (policies.ts). */
const bodyMax = 64 * 1024 * 1024

/** Given for one start, not set for good. */
export type Insist = {
  /** Serves a log that holds events this release cannot read. */
  readonly allowParked?: boolean
  /** Serves a damaged folder read-only. */
  readonly allowDamaged?: boolean
  /** Bytes free on the disk; asks the system unless told otherwise. */
  readonly free?: () => number
}

export const openCore = async (
  config: Config,
  clock: () => number,
  reader: Reader = createReader(),
  { allowParked = false, allowDamaged = false, free = () => freeBytes(config.folder) }: Insist = {},
): Promise<Core> => {
  const landing = readLandingOverrides(config.folder)
  const catalogue = loadCatalogue(config.folder)
  const { secrets, log } = allowDamaged ? openDamagedFolder(config) : await openFolder(config, clock)
  const views = await openViews({
    // Read models of a damaged log are nobody's but this look's.
    folder: allowDamaged ? mkdtempSync(join(tmpdir(), 'trampolim-look-')) : config.folder,
    log,
    projections,
    catalog: accountEvents,
    allowUnknown: allowParked || allowDamaged,
    onParked: ({ position, projection }) => logger.warn('event parked', { position, projection }),
  }).catch(async (error: unknown) => {
    await log.close()
    throw error
  })
  const runtimeDb = openRuntimeDb(allowDamaged ? dirname(views.file) : config.folder)
  const states = createStreamStates(log)
  const { gateway, stripe, test } = await chooseGateway(config, clock)
  const disk = createDiskSpace(free, clock)
  const readOnly = () => (allowDamaged ? 'damaged' : disk.isFull() ? 'disk-full' : null)
  return {
    config,
    landing,
    catalogue,
    gateway,
    stripe,
    testCheckout: test,
    events: log,
    views,
    secrets,
    states,
    handle: createHandle(log, states),
    passwords: createPasswords(),
    throttle: createThrottle(config.rateLimit, throttleStore(runtimeDb, secrets.throttleKey, clock())),
    runtimeDb,
    accountMails: createAccountMails(runtimeDb, log),
    security: createSecurityCounts(runtimeDb, { clock }),
    sessionUses: createSessionUses(runtimeDb, {
      log,
      still: (account) => sessionsOf(views.db, account, clock()).map(({ id }) => id),
    }),
    singleUse: createSingleUse(runtimeDb, secrets.throttleKey, clock()),
    passkeyUses: createPasskeyUses(runtimeDb, log),
    reader,
    live: createLive({ log, views, clock }),
    results: createResultCache({ events: log, views }),
    pages: createPageCache({
      events: log,
      views,
      clears: heedsClearSiteData(config),
      changesAt: (account, now) => changesAt(entitlementsOf(views.db, account), now),
      suspended: () => readOnly() !== null,
    }),
    models: createModels(config.models, clock),
    metrics: createMetrics(),
    integrity: { missingUploads: 0, changed: null },
    readOnly,
    exclusive: createSerial(),
    webhookWork: newWebhookWork(),
    askedAt: new Map(),
    clock,
  }
}

export type Running = { readonly url: string; stop(): Promise<void> }

export const serve = async (config: Config, clock: () => number = Date.now, insist: Insist = {}): Promise<Running> => {
  const refusal = testCheckoutRefusal(config)
  if (refusal) throw new Error(refusal)
  configureLogger(config.log)
  const core = await openCore(config, clock, createReader(), insist)
  const parked = parkedCount(core.views)
  if (parked > 0) logger.warn('events are parked', { parked })
  const writable = core.readOnly() !== 'damaged'
  if (config.admin && writable) await ensureAdmin(core, config.admin)
  const setup = createSetup(core, clock())
  const answer = createFetch(core, setup)
  const server = Bun.serve({
    port: config.port,
    hostname: config.host,
    maxRequestBodySize: bodyMax,
    idleTimeout: 60,
    fetch: (request, self) => answer(request, self),
  })
  const metrics = serveMetrics(core)
  const control = writable ? serveControl(core) : null
  const address =
    config.publicUrl ??
    `http://${['127.0.0.1', '0.0.0.0', '::'].includes(config.host) ? 'localhost' : hostInUrl(config.host)}:${server.port}`
  console.log(`${config.appName} is listening on ${address}`)
  logger.info('started', { release: version, pid: process.pid, position: core.events.position() })
  const token = writable ? setup.token(clock()) : null
  if (token) {
    console.log(
      `No admin yet. To become one, open this link within 30 minutes: ${address}/primeiro-acesso?codigo=${token}`,
    )
    const self = Bun.isStandaloneExecutable
      ? relative(process.cwd(), process.execPath) || 'trampolim'
      : 'dist/trampolim'
    console.log(`Or run: ${self} admin create <email>`)
  }
  const jobs = writable ? startJobs(core) : null
  if (!writable) logger.warn('the folder is damaged: it is served read-only', {})
  if (!config.adminMfa) logger.info('ADMIN_MFA is not required: admins may sign in with a password alone')
  if (core.testCheckout) logger.warn('selling through the built-in test checkout: no money is taken')

  return {
    url: address,
    stop: async () => {
      logger.info('stopping')
      // Streams never end by themselves: waiting for them would be waiting in vain.
      core.live.close()
      const drained = server.stop()
      await Promise.race([drained, Bun.sleep(drainMs)])
      await server.stop(true)
      control?.stop(true)
      await metrics?.stop()
      await jobs?.stop()
      await core.models.close()
      await core.reader.close()
      core.views.close()
      core.testCheckout?.close()
      core.security.close()
      await core.events.close()
      core.runtimeDb.close()
      if (!writable) rmSync(dirname(core.views.file), { recursive: true, force: true })
      logger.info('stopped')
    },
  }
}

/** After the first answer is possible: what a crash left open is finished or given back, and what comes with time begins. */
const startJobs = (core: Core): { stop(): Promise<void> } => {
  const { smtp } = core.config
  const recovering = recoverAfterCrash(core)
  const tidying = startTidying(core)
  const mailQueue = smtp ? createMailQueue(core, createSender(smtp)) : null
  const sweeping = startSweeping(core)
  const reconciling = startReconciling(core)
  const backups = startBackups(core)
  return {
    stop: async () => {
      await Promise.race([
        Promise.all([
          stopProcessingWebhooks(core),
          sweeping.stop(),
          reconciling.stop(),
          tidying.stop(),
          backups.stop(),
        ]),
        Bun.sleep(drainMs),
      ])
      await recovering
      await Promise.race([mailQueue?.stop(), Bun.sleep(drainMs)])
      await Promise.race([optimisedSettled(core), Bun.sleep(drainMs)])
    },
  }
}

/** Finishes what a crash left undone: analyses, questions to models, mails. Says in the log what it could not. */
export const recoverAfterCrash = async (core: Core): Promise<void> => {
  try {
    const unanswered = recoverModels(core, materialOf)
    const ended = await recover(core)
    if (!core.config.smtp) await mailToAdmins(core)
    if (ended + unanswered > 0) logger.info('recovered', { analyses: ended, models: unanswered })
  } catch (error) {
    logger.error('recovery failed', errorDetails(error))
  }
}
