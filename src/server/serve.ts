// Puts the server together, starts it, and takes it apart again in order.
import { relative } from 'node:path'
import { changesAt } from '../domain/billing/entitlement-events'
import { accountEvents } from '../events/schema/account'
import { openLog } from '../events/store/sqlite/sqlite-log'
import { sessionsOf } from '../projections/accounts/session'
import { projections } from '../projections/all'
import { entitlementsOf } from '../projections/billing/entitlement'
import { openViews, parkedCount } from '../projections/engine/views'
import { createSetup } from './accounts/first-admin'
import { serveControl } from './admin/control-socket'
import { ensureAdmin } from './admin/operator'
import { materialOf } from './analyses/model-material'
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
import { startSweeping } from './jobs/billing-sweep'
import { createMailQueue } from './jobs/mail-queue'
import { startTidying } from './jobs/uploads-sweep'
import { createAccountMails } from './mail/account-mails'
import { createSender } from './mail/smtp'
import { createModels } from './models/engines/engines'
import { recoverModels } from './models/enrich'
import { createLive } from './notifications/live'
import type { Reader } from './reader/protocol'
import { createReader } from './reader/reader'
import { createHandle } from './runtime/command-handler'
import { logLine } from './runtime/logger'
import { createSerial } from './runtime/mutex'
import { createPasswords } from './runtime/passwords'
import { secretOf, secretsFrom } from './runtime/secrets'
import { createSecurityCounts } from './runtime/security-counts'
import { createStreamStates } from './runtime/stream-states'
import { createThrottle } from './runtime/throttle'
import { readLandingOverrides } from './site/landing-overrides'
import { openRuntimeDb } from './storage/runtime-db'
import { createSessionUses } from './storage/session-use'
import { throttleStore } from './storage/throttle-store'
import { mailToAdmins } from './support/support-mail'

/** How long a stop waits for answers under way; a second signal does not wait. */
const drainMs = 10_000
/** Hard limit on any body; routes have their own, far lower ones (policies.ts). */
const bodyMax = 64 * 1024 * 1024

/** Said for one start, not set for good: serves a log that holds events this release cannot read. */
export type Insist = { readonly allowParked?: boolean }

export const openCore = async (
  config: Config,
  clock: () => number,
  reader: Reader = createReader(),
  { allowParked = false }: Insist = {},
): Promise<Core> => {
  const landing = readLandingOverrides(config.folder)
  const catalogue = loadCatalogue(config.folder)
  const secrets = secretsFrom(secretOf(config.folder, config.secret))
  const log = openLog({ folder: config.folder, masterKey: secrets.master, now: clock })
  const views = await openViews({
    folder: config.folder,
    log,
    projections,
    catalog: accountEvents,
    allowUnknown: allowParked,
    onParked: ({ position, projection }) => logLine('event parked', { position, projection }),
  }).catch(async (error: unknown) => {
    await log.close()
    throw error
  })
  const runtimeDb = openRuntimeDb(config.folder)
  const states = createStreamStates(log)
  const { gateway, stripe, test } = await chooseGateway(config, clock)
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
    reader,
    live: createLive({ log, views, clock }),
    results: createResultCache({ events: log, views }),
    pages: createPageCache({
      events: log,
      views,
      clears: heedsClearSiteData(config),
      changesAt: (account, now) => changesAt(entitlementsOf(views.db, account), now),
    }),
    models: createModels(config.models, clock),
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
  const core = await openCore(config, clock, createReader(), insist)
  const parked = parkedCount(core.views)
  if (parked > 0) logLine('events are parked', { parked })
  if (config.admin) await ensureAdmin(core, config.admin)
  const setup = createSetup(core, clock())
  const answer = createFetch(core, setup)
  const server = Bun.serve({
    port: config.port,
    hostname: config.host,
    maxRequestBodySize: bodyMax,
    idleTimeout: 60,
    fetch: (request, self) => answer(request, self),
  })
  const control = serveControl(core)
  const address =
    config.publicUrl ??
    `http://${['127.0.0.1', '0.0.0.0', '::'].includes(config.host) ? 'localhost' : hostInUrl(config.host)}:${server.port}`
  console.log(`${config.appName} is listening on ${address}`)
  const token = setup.token(clock())
  if (token) {
    console.log(
      `No admin yet. To become one, open this link within 30 minutes: ${address}/primeiro-acesso?codigo=${token}`,
    )
    const self = Bun.isStandaloneExecutable
      ? relative(process.cwd(), process.execPath) || 'trampolim'
      : 'dist/trampolim'
    console.log(`Or run: ${self} admin create <email>`)
  }
  // After the first answer is possible: what a crash left open is finished or given back.
  const recovering = recoverAfterCrash(core)
  const tidying = startTidying(core)
  const mailQueue = config.smtp ? createMailQueue(core, createSender(config.smtp)) : null
  const sweeping = startSweeping(core)
  const reconciling = startReconciling(core)
  if (core.testCheckout) logLine('selling through the built-in test checkout: no money is taken')

  return {
    url: address,
    stop: async () => {
      // Streams never end by themselves: waiting for them would be waiting in vain.
      core.live.close()
      const drained = server.stop()
      await Promise.race([drained, Bun.sleep(drainMs)])
      await server.stop(true)
      control?.stop(true)
      await Promise.race([
        Promise.all([stopProcessingWebhooks(core), sweeping.stop(), reconciling.stop(), tidying.stop()]),
        Bun.sleep(drainMs),
      ])
      await recovering
      await core.models.close()
      await Promise.race([mailQueue?.stop(), Bun.sleep(drainMs)])
      await core.reader.close()
      core.views.close()
      core.testCheckout?.close()
      core.security.close()
      await core.events.close()
      core.runtimeDb.close()
    },
  }
}

/** Finishes what a crash left undone: analyses, questions to models, mails. Says in the log what it could not. */
export const recoverAfterCrash = async (core: Core): Promise<void> => {
  try {
    const unanswered = recoverModels(core, materialOf)
    const ended = await recover(core)
    if (!core.config.smtp) await mailToAdmins(core)
    if (ended + unanswered > 0) logLine('recovered', { analyses: ended, models: unanswered })
  } catch (error) {
    logLine('recovery failed', { error: error instanceof Error ? error.name : typeof error })
  }
}
