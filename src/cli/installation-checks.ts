// The checks of `doctor` except the language models. Each reports one fact, and a remedy for a problem.

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '../../package.json'
import type { Config } from '../server/config/config'
import { tryMailServer } from '../server/mail/smtp'
import { freeBytes } from '../server/runtime/disk-space'
import { checkFolder, problemsOf } from '../server/storage/check-folder'
import { servedBy } from '../server/storage/release'
import { type Check, clusterChecks } from './cluster-checks'
import { reading } from './open-log'
import { standbyChecks } from './standby-check'

export type { Check }

const MB = 1024 * 1024
/** Less than this is a few days' growth of a busy server. */
const freeMin = 512 * MB
/** Open files below which many simultaneous visitors are refused. */
const filesMin = 4_096
/** An event further in the future than this means that the clock was wrong then, or is now. In ms. */
const aheadMax = 5 * 60 * 1000

const ok = (name: string, message: string): Check => ({ name, state: 'ok', message })
const warn = (name: string, message: string): Check => ({ name, state: 'warn', message })
const fail = (name: string, message: string): Check => ({ name, state: 'fail', message })

/** `now` in ms since 1970. Reads the data folder and connects to the mail server; changes nothing. */
export async function installationChecks(config: Config, now: number): Promise<Check[]> {
  return [
    ...(await folderChecks(config, now)),
    ...(await clusterChecks(config.eventsUrl, await positionOf(config))),
    ...(await standbyChecks(config, now)),
    ...(await mailChecks(config)),
    ...addressChecks(config),
    ...payment(config),
    adminMfa(config),
    openFiles(),
  ]
}

/** The position of a node's copy; null for a server by itself, and before the first start. */
async function positionOf(config: Config): Promise<number | null> {
  if (config.eventsUrl === null || !existsSync(join(config.folder, 'events.db'))) return null
  return reading(config, (log) => log.position())
}

async function folderChecks(config: Config, now: number): Promise<Check[]> {
  const { folder } = config
  if (!existsSync(join(folder, 'events.db')))
    return [warn('data folder', `${folder} holds no site yet: the first start makes one`)]
  return [owner(folder), disk(folder), ...(await contents(config, now))]
}

function owner(folder: string): Check {
  const { uid, mode } = statSync(folder)
  const own = process.getuid?.()
  if (own !== undefined && own !== uid)
    return fail(
      'owner',
      `${folder} belongs to user ${uid}, this is user ${own}: run this as the server's user, or chown -R`,
    )
  if ((mode & 0o077) !== 0)
    return warn('owner', `${folder} can be opened by other users (mode ${(mode & 0o777).toString(8)}): chmod 700`)
  return ok('owner', `${folder} is open to its owner alone`)
}

function disk(folder: string): Check {
  const free = freeBytes(folder)
  const text = `${Math.floor(free / MB)} MB free`
  return free < freeMin ? warn('disk', `${text}; below 16 MB the server only reads`) : ok('disk', text)
}

async function contents(config: Config, now: number): Promise<Check[]> {
  const { folder, secret } = config
  const report = await checkFolder(folder, secret)
  // A node's folder has the uploads that it was asked for; all of them are on PostgreSQL.
  const problems = problemsOf(config.eventsUrl === null ? report : { ...report, missing: [] })
  if (problems.length > 0) return problems.map((problem) => fail('data', problem))
  return reading(config, (log) => {
    const last = log.readAll(Math.max(0, log.position() - 1), 1)[0]
    const release = servedBy(folder)
    return [
      ok(
        'data',
        `${report.events} events, head ${report.head?.slice(0, 16) ?? 'none'}; databases, chain, keys and uploads are whole`,
      ),
      release === version
        ? ok('release', version)
        : warn(
            'release',
            `last served by ${release ?? 'an earlier release'}; ${version} takes a backup at its first start`,
          ),
      last && last.at > now + aheadMax
        ? fail(
            'clock',
            `the last event is from ${new Date(last.at).toISOString()}, this computer says ${new Date(now).toISOString()}`,
          )
        : ok('clock', new Date(now).toISOString()),
    ]
  })
}

async function mailChecks({ smtp }: Config): Promise<Check[]> {
  if (!smtp)
    return [warn('mail', 'SMTP_URL is not set: messages to support wait in outbox/, notifications stay on the site')]
  const reason = await tryMailServer(smtp)
  return [
    reason
      ? fail('mail', `${smtp.host}:${smtp.port} does not take our login (${reason})`)
      : ok('mail', `${smtp.host}:${smtp.port} answers`),
  ]
}

function addressChecks({ publicUrl, host, trustedProxies, production }: Config): Check[] {
  const https = publicUrl?.startsWith('https:') ?? false
  return [
    https
      ? ok('address', publicUrl ?? '')
      : warn(
          'address',
          `PUBLIC_URL is ${publicUrl ?? 'not set'}: without https the session cookie is not marked secure`,
        ),
    ...(https && trustedProxies.length === 0 && ['127.0.0.1', '::1'].includes(host)
      ? [
          warn(
            'proxy',
            'TRUSTED_PROXIES is not set: all visitors behind the proxy count as one address and share its limits',
          ),
        ]
      : []),
    ...(production ? [] : [warn('mode', 'NODE_ENV is not production')]),
  ]
}

function adminMfa({ adminMfa: required }: Config): Check {
  return required
    ? ok('admin sign-in', 'the panel opens only to admins with a second factor')
    : warn('admin sign-in', 'ADMIN_MFA is not required: an admin’s password alone opens the panel')
}

function payment({ stripe, publicUrl, allowTestCheckout }: Config): Check[] {
  if (!stripe)
    return [
      allowTestCheckout
        ? warn('payment', 'the built-in test checkout takes no money')
        : ok('payment', 'no provider is set'),
    ]
  const live = stripe.secretKey.includes('_live_')
  if (live && !publicUrl?.startsWith('https:'))
    return [fail('payment', 'a live key of Stripe without an https PUBLIC_URL')]
  if (!stripe.webhookSecret)
    return [
      warn('payment', 'STRIPE_WEBHOOK_SECRET is not set: payments are seen late (trampolim stripe setup --webhook)'),
    ]
  return [ok('payment', live ? 'Stripe, live' : 'Stripe, test mode')]
}

function openFiles(): Check {
  const path = '/proc/self/limits'
  const [, soft] = (existsSync(path) && /^Max open files\s+(\d+)/m.exec(readFileSync(path, 'utf8'))) || []
  if (soft === undefined) return ok('open files', 'no limit known')
  return Number(soft) < filesMin
    ? warn('open files', `at most ${soft}: ulimit -n ${filesMin}`)
    : ok('open files', `at most ${soft}`)
}
