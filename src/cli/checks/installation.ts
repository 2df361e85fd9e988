// The checks of `doctor` except the language models. Each reports one fact, and a remedy for a problem.

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { clockLagMax, lastEventAt } from '../../events/store/log'
import type { Config } from '../../server/config/config'
import { diskBounds, freeBytes, reservedIn } from '../../server/runtime/disk-space'
import { checkFolder, problemsOf } from '../../server/storage/check/folder'
import { foreignFile } from '../../server/storage/foreign-file'
import { isThis, nameOf, self, servedBy } from '../../server/storage/release'
import type { Environment } from '../command-type'
import { isFolderNamed, noSiteRefusal } from '../no-site'
import { reading } from '../open-log'
import { notOurs, type Say } from '../say'
import { addressChecks } from './address'
import { backupChecks } from './backups'
import { type Check, clusterChecks } from './cluster'
import { mailChecks } from './mail'
import { standbyChecks } from './standby'
import { storeChecks } from './stores'

const megabyte = 1024 * 1024
/** Less than this is a few days' growth of a busy server. */
const freeMin = 512 * megabyte
/** Open files below which many simultaneous visitors are refused. */
const filesMin = 4_096

const ok = (name: string, message: string): Check => ({ name, state: 'ok', message })
const warn = (name: string, message: string): Check => ({ name, state: 'warn', message })
const fail = (name: string, message: string): Check => ({ name, state: 'fail', message })

/** `now` in ms since 1970. Reads the data folder, asks mail server, database and stores; changes nothing. */
export async function installationChecks(
  config: Config,
  environment: Environment,
  now: number,
  say: Say,
): Promise<Check[]> {
  return [
    ...(await folderChecks(config, environment, now, say)),
    ...(await clusterChecks(config.eventsUrl, await positionOf(config), say)),
    ...(await storeChecks(config, say)),
    ...(await standbyChecks(config, now, say)),
    ...(await mailChecks(config, now, say)),
    ...backupChecks(config, now, say),
    ...(await addressChecks(config, now, say)),
    ...payment(config, say),
    adminMfa(config, say),
    openFiles(say),
  ]
}

/** The position of a node's copy; null for a server by itself, and before the first start. */
async function positionOf(config: Config): Promise<number | null> {
  if (config.eventsUrl === null || !existsSync(join(config.folder, 'events.db'))) return null
  return reading(config, (log) => log.position())
}

async function folderChecks(config: Config, environment: Environment, now: number, say: Say): Promise<Check[]> {
  const { folder } = config
  const foreign = foreignFile(folder)
  if (foreign) return [fail(say('owner'), notOurs(foreign, say)), disk(folder, say)]
  const refusal = noSiteRefusal(config, environment, say)
  // A named folder may be looked at before its first start.
  if (refusal !== null) return [(isFolderNamed(environment) ? warn : fail)(say('data folder'), refusal)]
  return [owner(folder, say), disk(folder, say), ...checkReserved(config, say), ...(await contents(config, now, say))]
}

function owner(folder: string, say: Say): Check {
  const { uid, mode } = statSync(folder)
  const currentUser = process.getuid?.()
  if (currentUser !== undefined && currentUser !== uid) return fail(say('owner'), notOurs({ path: folder, uid }, say))
  if ((mode & 0o077) !== 0)
    return warn(
      say('owner'),
      say('{{folder}} can be opened by other users (mode {{mode}}): chmod 700', {
        folder,
        mode: (mode & 0o777).toString(8),
      }),
    )
  return ok(say('owner'), say('{{folder}} is open to its owner alone', { folder }))
}

/** Room for signing in and out; runtime/disk-space.ts. */
function checkReserved({ folder, eventsUrl }: Config, say: Say): Check[] {
  if (eventsUrl !== null) return []
  const name = say('reserve')
  const bytes = reservedIn(folder)
  if (bytes === null)
    return [warn(name, say('none yet: the server takes 16 MB for signing in and out at its next start'))]
  const values = { size: Math.floor(bytes / megabyte) }
  if (bytes > 0) return [ok(name, say('{{size}} MB for signing in and out when the disk is full', values))]
  return [
    warn(
      name,
      say('none: the disk was full, or its file system cannot reserve room; at the last byte nobody can sign in'),
    ),
  ]
}

function disk(folder: string, say: Say): Check {
  const free = freeBytes(folder)
  const values = { size: Math.floor(free / megabyte) }
  if (free >= freeMin) return ok(say('disk'), say('{{size}} MB free', values))
  return (free < diskBounds.full ? fail : warn)(
    say('disk'),
    say('{{size}} MB free; below 16 MB the server only reads', values),
  )
}

async function contents(config: Config, now: number, say: Say): Promise<Check[]> {
  const { folder, secret } = config
  const report = await checkFolder(folder, secret)
  // A node's folder has the uploads that it was asked for; all of them are on PostgreSQL.
  const problems = problemsOf(config.eventsUrl === null ? report : { ...report, missing: [] })
  if (problems.length > 0) return problems.map((problem) => fail(say('data'), problem))
  return reading(config, (log) => {
    const last = lastEventAt(log)
    const release = servedBy(folder)
    return [
      ok(
        say('data'),
        say('{{count}} events, head {{head}}; databases, chain, keys and uploads are whole', {
          count: report.events,
          head: report.head?.slice(0, 16) ?? say('none'),
        }),
      ),
      ...report.notes.map((note) => warn(say('data'), note)),
      isThis(release)
        ? ok(say('release'), nameOf(self, self))
        : warn(
            say('release'),
            say('last served by {{release}}; {{version}} takes a backup at its first start', {
              release: release ? nameOf(release, self) : say('an earlier release'),
              version: nameOf(self, release),
            }),
          ),
      last > now + clockLagMax
        ? fail(
            say('clock'),
            say('the last event is from {{last}}, this computer says {{now}}', {
              last: new Date(last).toISOString(),
              now: new Date(now).toISOString(),
            }),
          )
        : ok(say('clock'), new Date(now).toISOString()),
    ]
  })
}

function adminMfa({ adminMfa: required }: Config, say: Say): Check {
  return required
    ? ok(say('admin sign-in'), say('the panel opens only to admins with a second factor'))
    : warn(say('admin sign-in'), say('ADMIN_MFA is not required: an admin’s password alone opens the panel'))
}

function payment({ stripe, publicUrl, allowTestCheckout }: Config, say: Say): Check[] {
  if (!stripe)
    return [
      allowTestCheckout
        ? warn(say('payment'), say('the built-in test checkout takes no money'))
        : ok(say('payment'), say('no provider is set')),
    ]
  const live = stripe.secretKey.includes('_live_')
  if (live && !publicUrl?.startsWith('https:'))
    return [fail(say('payment'), say('a live key of Stripe without an https PUBLIC_URL'))]
  if (!stripe.webhookSecret)
    return [
      warn(
        say('payment'),
        say('STRIPE_WEBHOOK_SECRET is not set: payments are seen late (trampolim stripe setup --webhook)'),
      ),
    ]
  return [ok(say('payment'), say(live ? 'Stripe, live' : 'Stripe, test mode'))]
}

function openFiles(say: Say): Check {
  const path = '/proc/self/limits'
  const [, soft] = (existsSync(path) && /^Max open files\s+(\d+)/m.exec(readFileSync(path, 'utf8'))) || []
  if (soft === undefined) return ok(say('open files'), say('no limit known'))
  return Number(soft) < filesMin
    ? warn(say('open files'), say('at most {{count}}: ulimit -n {{least}}', { count: soft, least: filesMin }))
    : ok(say('open files'), say('at most {{count}}', { count: soft }))
}
