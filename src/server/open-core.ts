// Opens the data folder and puts together everything that the routes and jobs share.
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { changesAt } from '../domain/billing/entitlement-events'
import { accountEvents } from '../events/schema/accounts/account'
import { accountById } from '../projections/accounts/account'
import { messageById } from '../projections/accounts/outgoing-webhook'
import { sessionsOf } from '../projections/accounts/session'
import { projections } from '../projections/all'
import { entitlementsOf } from '../projections/billing/entitlement'
import { openViews, type Views } from '../projections/engine/views'
import { createProvider } from './accounts/oidc/provider'
import { createResultCache } from './analyses/results/result-cache'
import { loadCatalogue } from './billing/catalogue'
import { newWebhookWork } from './billing/stripe/webhook-work'
import type { Config } from './config/config'
import type { Core } from './core'
import type { Following } from './follow/port'
import { chooseGateway } from './gateway'
import { heedsClearSiteData } from './http/response/cookies'
import { createPageCache } from './http/response/page-cache'
import { createLive } from './live/live'
import { createAccountMails } from './mail/account-mail-queue'
import { createOfferedCatalogue } from './mentoring/offered-catalogue'
import { createModels } from './models/engines/engines'
import { raiseEarlierNotices } from './notifications/raise-earlier'
import type { Reader } from './reader/protocol'
import { createReader } from './reader/reader'
import { createHandle } from './runtime/command-handler'
import { createDiskSpace, freeBytes } from './runtime/disk-space'
import { logger } from './runtime/logger'
import { createMetrics } from './runtime/metrics'
import { createSerial } from './runtime/mutex'
import { createStreamStates } from './runtime/stream-states'
import { createPasswords } from './security/passwords'
import { createSecurityCounts } from './security/security-counts'
import { createThrottle } from './security/throttle'
import { readLandingOverrides } from './site/landing-overrides'
import { checkLegal } from './site/legal'
import { isDemonstration } from './storage/demonstration'
import { openDamagedFolder, openFolder } from './storage/open-folder'
import { openRuntimeDb } from './storage/runtime-db/open'
import { createPasskeyUses } from './storage/runtime-db/passkey-use'
import { createSessionUses } from './storage/runtime-db/session-use'
import { createSingleUse } from './storage/runtime-db/single-use'
import { throttleStore } from './storage/runtime-db/throttle-store'
import { createTokenUses } from './storage/runtime-db/token-use'
import { createWebhookTries } from './storage/runtime-db/webhook-tries'

/** Options of one start, not settings. */
export type StartOptions = {
  /** Serves a log that contains events this release cannot read. */
  readonly allowParked?: boolean
  /** Serves a damaged folder read-only. */
  readonly allowDamaged?: boolean
  /** Serves a standby of another server, read-only. */
  readonly following?: Following | undefined
  /** Called while what an older release left is brought up to date: a backup of it, its notifications, then the read models. */
  readonly onProgress?: (position: number, head: number) => void
  /** Free bytes on the disk; the system's answer by default. */
  readonly free?: () => number
}

const alone = { cluster: null, guards: null, feed: null, standby: null }

/** The log of the folder, or a copy of one that is elsewhere; what that takes is loaded only then. */
const openLogOf = async (
  config: Config,
  clock: () => number,
  { allowDamaged, following, onProgress }: StartOptions,
  onBackup: StartOptions['onProgress'],
) => {
  if (allowDamaged) return { ...alone, ...openDamagedFolder(config) }
  if (following) {
    const { openStandby } = await import('./follow/open-standby')
    return { ...alone, ...(await openStandby(following, config, clock, onProgress)) }
  }
  if (config.eventsUrl !== null) {
    const { openNode } = await import('./cluster/open-node')
    return { ...alone, ...(await openNode(config.eventsUrl, config, clock)) }
  }
  const opened = await openFolder(config, clock, onBackup)
  if (config.followToken === null) return { ...alone, ...opened }
  const { withFeed } = await import('./follow/feed')
  return { ...alone, ...opened, ...withFeed(config.folder, opened.log, clock) }
}

/** When a folder that was a standby's took over; loaded only where there was one. */
const tookOverAt = async (folder: string): Promise<number> => {
  if (!existsSync(join(folder, 'standby.json'))) return 0
  return (await import('./storage/standby')).standbyNote(folder)?.promoted?.at ?? 0
}

/** Loaded with the first request that was forwarded. */
const lookLater = (config: Config): Core['proxySigns'] => {
  const load = async () => (await import('./http/request/proxy-signs')).createProxySigns(config)
  let signs: ReturnType<typeof load> | undefined
  const made = () => (signs ??= load())
  return {
    look: (...forwarded) => void made().then(({ look }) => look(...forwarded)),
    seen: async () => (await made()).seen(),
  }
}

/**
 * Progress of up to three steps as one, each as long as the log: a backup, notices, read models. Those that had something to do
 * come before the present one, and `after` more may follow.
 */
const createSteps = (onProgress: StartOptions['onProgress']) => {
  let before = 0
  return {
    progress: (after: number) => (seen: number, head: number) =>
      onProgress?.(before * head + seen, (before + 1 + after) * head),
    next(did: boolean) {
      if (did) before += 1
    },
  }
}
type Steps = ReturnType<typeof createSteps>

/** The read models, brought up to date after the notices that an older release left unraised. */
const openViewsOf = async (
  config: Config,
  clock: () => number,
  { log, standby }: Awaited<ReturnType<typeof openLogOf>>,
  { allowParked = false, allowDamaged = false }: StartOptions,
  steps: Steps,
): Promise<Views> => {
  steps.next(!allowDamaged && !standby && (await raiseEarlierNotices(log, clock(), steps.progress(1))))
  return openViews({
    // Read models of a damaged log are temporary.
    folder: allowDamaged ? mkdtempSync(join(tmpdir(), 'trampolim-look-')) : config.folder,
    log,
    projections,
    catalog: accountEvents,
    allowUnknown: allowParked || allowDamaged,
    onProgress: steps.progress(0),
    onParked: ({ position, projection }) => logger.warn('projection.event_parked', { position, projection }),
  })
}

/** When time alone changes an account's pages: a plan or an unproved address that ends. */
const nextChangeOf = (views: Views, account: string, now: number): number => {
  const until = accountById(views.db, account)?.pendingUntil ?? 0
  return Math.min(changesAt(entitlementsOf(views.db, account), now), until > now ? until : Number.MAX_SAFE_INTEGER)
}

export const openCore = async (
  config: Config,
  clock: () => number,
  reader: Reader = createReader(),
  insist: StartOptions = {},
): Promise<Core> => {
  const { allowDamaged = false, free = () => freeBytes(config.folder) } = insist
  const landing = readLandingOverrides(config.folder)
  checkLegal(config.folder)
  const loaded = loadCatalogue(config.folder)
  const steps = createSteps(insist.onProgress)
  let backedUp = false
  const onBackup = (seen: number, head: number) => {
    backedUp = true
    steps.progress(2)(seen, head)
  }
  const opened = await openLogOf(config, clock, insist, insist.onProgress && onBackup)
  steps.next(backedUp)
  const { secrets, log, cluster, guards, feed, standby } = opened
  const views = await openViewsOf(config, clock, opened, insist, steps).catch(async (error: unknown) => {
    await log.close()
    throw error
  })
  const runtimeDb = openRuntimeDb(allowDamaged ? dirname(views.file) : config.folder)
  const throttle = createThrottle(
    config.rateLimit,
    throttleStore(runtimeDb, secrets.throttleKey, clock()),
    guards?.tries.report,
  )
  guards?.tries.onTaken((taken) => throttle.takenElsewhere(taken, clock()))
  const singleUse = createSingleUse(runtimeDb, secrets.throttleKey, clock())
  const states = createStreamStates(log)
  const { gateway, stripe, test } = await chooseGateway(config, clock)
  const offer = createOfferedCatalogue(loaded, views, clock)
  const disk = createDiskSpace(free, clock)
  const readOnly = () => {
    if (allowDamaged) return 'damaged'
    if (standby) return 'standby'
    const state = cluster?.state() ?? 'connected'
    return state === 'connected' ? (disk.isFull() ? 'disk-full' : null) : state
  }
  return {
    config,
    demonstration: isDemonstration(config.folder),
    landing,
    get catalogue() {
      return offer.current()
    },
    set catalogue(next) {
      offer.replace(next)
    },
    gateway,
    stripe,
    testCheckout: test,
    events: log,
    cluster,
    feed,
    standby,
    views,
    secrets,
    provider: config.oidc && createProvider(config.oidc, clock),
    states,
    handle: createHandle(log, states, secrets),
    passwords: createPasswords(),
    throttle,
    runtimeDb,
    accountMails: createAccountMails(runtimeDb, log),
    security: createSecurityCounts(runtimeDb, { clock }),
    sessionUses: createSessionUses(runtimeDb, {
      log,
      still: (account) => sessionsOf(views.db, account, clock()).map(({ id }) => id),
    }),
    proxySigns: lookLater(config),
    singleUse: guards?.singleUse(singleUse) ?? singleUse,
    tookOverAt: await tookOverAt(config.folder),
    passkeyUses: createPasskeyUses(runtimeDb, log),
    tokenUses: createTokenUses(runtimeDb, log),
    webhookTries: createWebhookTries(runtimeDb, {
      log,
      waits: (message) => messageById(views.db, message)?.state === 'waiting',
    }),
    reader,
    live: createLive({ log, views, clock }),
    results: createResultCache({ events: log, views }),
    pages: createPageCache({
      events: log,
      views,
      clears: heedsClearSiteData(config),
      changesAt: (account, now) => nextChangeOf(views, account, now),
      offer: offer.current,
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
