// Opens a node: the log on PostgreSQL, and what else its nodes share there. Loaded only with EVENTS_URL.
import { domainEvents } from '../../events/schema/events'
import { knows } from '../../events/schema/kinds'
import type { EventLog } from '../../events/store/log'
import { eventsAddress } from '../../events/store/postgres/address'
import { type ClusterChange, openPostgresLog } from '../../events/store/postgres/postgres-log'
import { minuteMs } from '../../time/units'
import type { S3Store } from '../config/config'
import { errorDetails, logger } from '../runtime/logger'
import { type Secrets, secretOf, secretsFrom } from '../security/secrets'
import type { SingleUse } from '../security/single-use'
import { startElection } from './election'
import type { Cluster } from './port'
import { createPositions } from './position'
import { openSharedFiles } from './shared-files'
import { createSharedTries, type SharedTries } from './shared-tries'
import { createSharedSingleUse } from './single-use'

type Settings = {
  readonly folder: string
  readonly secret: string | null
  readonly publicUrl: string | null
  readonly sharedFiles: S3Store | null
}

/** What stops guessing on all nodes together. */
type SharedGuards = {
  readonly tries: SharedTries
  /** Uses up on all nodes what `local` remembers on this one. */
  singleUse(local: SingleUse): SingleUse
}

type OpenNode = {
  readonly secrets: Secrets
  readonly log: EventLog
  readonly cluster: Cluster
  readonly guards: SharedGuards
}

/** How long a node reads without having asked which keys were destroyed; after it, it answers nothing until it has. */
const leaseMs = 10 * minuteMs

/** Milliseconds: several polls went unanswered. */
const silentMax = 900

/** Whether this release can read events of a type and schema. */
const accepts = (type: string, schema: number): boolean => knows(domainEvents, { type, schema })

function report(change: ClusterChange): void {
  if (change.change === 'connected') logger.info('cluster.connected')
  else if (change.change === 'lost') logger.warn('cluster.database_away', { code: change.code })
  else if (change.change === 'refused') logger.error('cluster.refused', { code: change.code })
  else if (change.change === 'behind') logger.error('cluster.behind', { code: change.code })
  else if (change.reason === 'diverged') logger.error('cluster.diverged')
  else {
    const { type, schema, position } = change
    logger.error('cluster.unknown_event', { type, schema, position })
  }
}

/** Throws LogError as `openPostgresLog` does. */
export async function openNode(url: string, settings: Settings, clock: () => number): Promise<OpenNode> {
  const { folder, secret, publicUrl } = settings
  const secrets = secretsFrom(secretOf(folder, secret))
  let receive: (message: string) => void = () => {}
  const { log, node, ask, link, publish, reach, stopped, silentMs } = await openPostgresLog({
    ...{ url, folder, masterKey: secrets.master, now: clock, accepts, onChange: report },
    onMessage: (message) => receive(message),
    report: (error) => logger.error('event_log.listener_failed', errorDetails(error)),
  })
  const election = startElection({ link, channel: eventsAddress(url).schema, node })
  const tries = createSharedTries(publish)
  receive = tries.receive
  const isHttps = publicUrl?.startsWith('https:') ?? false
  const positions = createPositions({ log, reach, sign: secrets.link, isHttps })
  const cluster: Cluster = {
    node,
    state() {
      if (stopped() || silentMs() > leaseMs) return 'stopped'
      // A connection that was cut is noticed after seconds; the page of somebody who waited in vain meanwhile says so.
      const isSilent = positions.isBehind() && silentMs() > silentMax
      return link.current() && !isSilent ? 'connected' : 'away'
    },
    catchUp: positions.catchUp,
    stamp: positions.stamp,
    files: openSharedFiles(ask, clock, settings.sharedFiles),
    isElected: election.isElected,
    whileElected: election.whileElected,
    missedWaits: positions.missed,
  }
  const close = async () => {
    await election.stop()
    await tries.stop()
    await log.close()
  }
  const guards: SharedGuards = {
    tries,
    singleUse: (local) => createSharedSingleUse(ask, local, secrets.throttleKey, clock()),
  }
  return { secrets, log: { ...log, close }, cluster, guards }
}
