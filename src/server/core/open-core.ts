// Opens the data folder and puts together everything that the routes and jobs share.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { changesAt } from '../../domain/billing/entitlement-events'
import { domainEvents } from '../../events/schema/events'
import type { MakeRoom } from '../../events/store/log-error'
import { accountById } from '../../projections/accounts/account'
import { projections } from '../../projections/all'
import { entitlementsOf } from '../../projections/billing/entitlement'
import { inOneRead } from '../../projections/engine/one-read'
import { openViews, type Views } from '../../projections/engine/views'
import { createResultCache } from '../analyses/results/result-cache'
import { newWebhookWork } from '../billing/stripe/webhooks/webhook-work'
import type { Config } from '../config/config'
import { createPageCache } from '../http/page-cache/page-cache'
import { heedsClearSiteData } from '../http/response/cookies'
import { createLive } from '../live/live'
import { createOfferedCatalogue } from '../mentoring/offered-catalogue'
import { createModels } from '../models/engines/engines'
import { raiseEarlierNotifications } from '../notifications/raise-earlier'
import type { Reader } from '../reader/protocol'
import { createReader } from '../reader/reader'
import { createHandle } from '../runtime/command-handler'
import { createDiskReserve, createDiskSpace, freeBytes } from '../runtime/disk-space'
import { createFairQueue } from '../runtime/fair-queue'
import { logger } from '../runtime/logger'
import { createMetrics } from '../runtime/metrics'
import { createMutex } from '../runtime/mutex'
import { createStreamStates } from '../runtime/stream-states'
import { createPasswords } from '../security/passwords'
import { createProgress, type StartProgress } from '../start-progress'
import { isDemonstration } from '../storage/demonstration'
import { readOperatorFiles } from '../storage/read-operator-files'
import { createCaches } from './caches'
import type { Core } from './core'
import { chooseGateway } from './gateway'
import { type Opened, openLogOf, type StartOptions, tookOverAt } from './open-log'
import { openRuntime } from './open-runtime'

/** Loaded with the first request that was forwarded. */
const lazyProxySigns = (config: Config): Core['proxySigns'] => {
  const load = async () => (await import('../http/request/client/proxy-signs')).createProxySigns(config)
  let signs: ReturnType<typeof load> | undefined
  const signsOnce = () => (signs ??= load())
  return {
    look: (...forwarded) => void signsOnce().then(({ look }) => look(...forwarded)),
    seen: async () => (await signsOnce()).seen(),
  }
}

/** With at least so many events, several processes build the read models sooner than one. */
const longLog = 50_000

/** The read models, brought up to date after the notifications that an older release left unraised. */
const openViewsOf = async (
  config: Config,
  clock: () => number,
  { log, cluster, standby, secrets, makeRoom }: Opened & { readonly makeRoom: MakeRoom },
  { allowParked = false, allowDamaged = false }: StartOptions,
  progress: StartProgress,
): Promise<Views> => {
  const raised = !allowDamaged && !standby && (await raiseEarlierNotifications(log, clock(), progress.step(1)))
  if (raised) progress.done()
  const views = await openViews({
    // Read models of a damaged log are temporary.
    folder: allowDamaged ? mkdtempSync(join(tmpdir(), 'trampolim-look-')) : config.folder,
    log,
    projections,
    catalog: domainEvents,
    allowUnknown: allowParked || allowDamaged,
    makeRoom,
    parts: allowDamaged
      ? undefined
      : {
          least: longLog,
          load: async () => (await import('../storage/views/views-parts')).viewsParts(config.folder, secrets.master),
        },
    onProgress: progress.step(0),
    onParked: ({ position, projection }) => logger.warn('projection.event_parked', { position, projection }),
  })
  if (cluster) (await import('../cluster/scrub-erased')).scrubErased({ events: log, views })
  return views
}

/** When time alone changes an account's pages: a plan or an unproved address that ends. */
const nextChangeOf = ({ db }: Views, account: string, now: number): number =>
  inOneRead(db, () => {
    const until = accountById(db, account)?.pendingUntil ?? 0
    return Math.min(changesAt(entitlementsOf(db, account), now), until > now ? until : Number.MAX_SAFE_INTEGER)
  })

/** Why nothing can be written at the moment: what an operator allowed, what this node is, its PostgreSQL, its disk. */
const readOnlyRule =
  (
    { standby, cluster }: Pick<Opened, 'standby' | 'cluster'>,
    allowDamaged: boolean,
    disk: Pick<ReturnType<typeof createDiskSpace>, 'isFull'>,
  ): Core['readOnly'] =>
  () => {
    if (allowDamaged) return 'damaged'
    if (standby) return 'standby'
    const state = cluster?.state() ?? 'connected'
    return state === 'connected' ? (disk.isFull() ? 'disk-full' : null) : state
  }

const openPages = (
  config: Config,
  events: Core['events'],
  views: Core['views'],
  offer: () => unknown,
  suspended: () => boolean,
) =>
  createPageCache({
    events,
    views,
    clears: heedsClearSiteData(config),
    changesAt: (account, at) => nextChangeOf(views, account, at),
    offer,
    suspended,
  })

const closing =
  (log: Core['events']) =>
  async (error: unknown): Promise<never> => {
    await log.close()
    throw error
  }

export const openCore = async (
  config: Config,
  clock: () => number,
  reader: Reader = createReader(),
  insist: StartOptions = {},
): Promise<Core> => {
  const { allowDamaged = false, onProgress, free = () => freeBytes(config.folder) } = insist
  const progress = createProgress(onProgress)
  const { landing, catalogue } = readOperatorFiles(config.folder)
  const disk = createDiskSpace(free, clock, createDiskReserve(config.folder))
  const opened = await openLogOf(config, clock, disk.makeRoom, insist, progress)
  const { secrets, log, cluster, feed, standby } = opened
  const parts = { ...opened, makeRoom: disk.makeRoom }
  const views = await openViewsOf(config, clock, parts, insist, progress).catch(closing(log))
  const states = createStreamStates(log)
  const { gateway, stripe, test } = await chooseGateway(config, clock)
  const offer = createOfferedCatalogue(catalogue, views, clock)
  const readOnly = readOnlyRule(opened, allowDamaged, disk)
  const provider = config.oidc && (await import('../accounts/oidc/provider')).createProvider(config.oidc, clock)
  const runtime = openRuntime(allowDamaged ? dirname(views.file) : config.folder, clock, config, opened, views)
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
    provider,
    states,
    handle: createHandle(log, states, secrets),
    passwords: createPasswords(),
    ...runtime,
    proxySigns: lazyProxySigns(config),
    tookOverAt: await tookOverAt(config.folder),
    reader,
    live: createLive({ log, views, clock }),
    results: createResultCache({ events: log, views }),
    caches: createCaches(log),
    pastDrafts: createFairQueue({ concurrency: 1, waiting: 200, perOwner: 8, reserved: 50 }),
    pages: openPages(config, log, views, offer.current, () => readOnly() !== null || provider?.isAway() === true),
    models: await createModels(config.models, clock),
    metrics: createMetrics(),
    integrity: { missingUploads: 0, changed: null },
    readOnly,
    reserveRoom: disk.reserve,
    mutex: createMutex(),
    webhookWork: newWebhookWork(),
    askedAt: new Map(),
    clock,
  }
}
