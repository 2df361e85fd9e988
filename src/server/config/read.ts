// Reads the settings from environment variables or files named by NAME_FILE, all checked at start.

import { existsSync, fstatSync, readFileSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { errorCode } from '../../events/error-code'
import { clusterProblems } from './cluster'
import type { Config, Host } from './config'
import { misspelt } from './describe'
import { parseHost } from './host'
import { smtpFrom } from './mail'
import { modelsOf } from './models'
import { oidcOf } from './oidc'
import { s3Of, s3Problems } from './s3'
import { readSettings } from './setting'
import { type Settings, settingNames, settings } from './settings'
import { siteAddressOf, siteAddressProblems } from './site-address'

type ConfigResult =
  | { readonly ok: true; readonly config: Config; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] }

type Environment = Readonly<Record<string, string | undefined>>

/** NAME_FILE replaces NAME; an unreadable file is a problem, not an empty setting. */
const withFiles = (environment: Environment, problems: string[]): Environment => {
  const env: Record<string, string | undefined> = {}
  for (const name of settingNames) {
    env[name] = environment[name]
    const file = environment[`${name}_FILE`]
    if (!file || env[name]) continue
    try {
      const stat = statSync(file)
      // A device never ends, and a pipe may never begin.
      if (!stat.isFile() || stat.size > 1024 * 1024) problems.push(`${name}_FILE: ${file} is no file of at most 1 MB`)
      else env[name] = readFileSync(file, 'utf8').trim()
    } catch {
      // The path and the setting are enough to find the cause.
      problems.push(`${name}_FILE: ${file} cannot be read`)
    }
  }
  return env
}

/** The hosts of a list; a URL, a pattern or anything else is a problem. */
const hostsOf = (
  {
    ALLOWED_HOSTS,
    PUBLIC_URL,
  }: { readonly ALLOWED_HOSTS: readonly string[]; readonly PUBLIC_URL?: string | undefined },
  problems: string[],
): readonly Host[] => {
  if (PUBLIC_URL && !parseHost(new URL(PUBLIC_URL).host)) problems.push('PUBLIC_URL: no browser can ask for this host')
  return ALLOWED_HOSTS.flatMap((entry) => {
    const host = parseHost(entry)
    if (!host)
      problems.push(
        `ALLOWED_HOSTS: ${entry} is no host. Write names or addresses, with a port if it is not 80 or 443, such as nas.lan:3000,192.168.1.5:3000,[fd00::5]:3000`,
      )
    return host ?? []
  })
}

// Asking process.stderr loads streams and sockets, which a server under a service manager or in a container has no use for.
const isTerminal = (): boolean => fstatSync(2).isCharacterDevice() && process.stderr.isTTY === true

/** One that does not exist yet is made; anything else but a folder there would be reported as another fault. */
const folderProblems = (folder: string): string[] => {
  try {
    const stat = statSync(folder, { throwIfNoEntry: false })
    return stat && !stat.isDirectory() ? [`DATA_DIR: ${folder} is no folder`] : []
  } catch (error) {
    return [`DATA_DIR: ${folder} cannot be opened (${errorCode(error)})`]
  }
}

/** What would otherwise fail late, or silently. */
const placeProblems = ({ PUBLIC_URL, TRUSTED_PROXIES, DATA_DIR }: Settings, cwd: string): string[] => [
  ...folderProblems(resolve(cwd, DATA_DIR)),
  ...siteAddressProblems(PUBLIC_URL),
  ...TRUSTED_PROXIES.filter((entry) => !isRange(entry)).map(
    (entry) => `TRUSTED_PROXIES: ${entry} is neither an address nor a range such as 10.0.0.0/8`,
  ),
]

const isRange = (entry: string): boolean => {
  const [address = '', prefix, more] = entry.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  return (
    isIP(address) !== 0 &&
    more === undefined &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
  )
}

type Stripe = Pick<Settings, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE'>

const stripeProblems = ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_BASE: base }: Stripe) => {
  if (!key) return secret || base ? ['STRIPE_WEBHOOK_SECRET and STRIPE_API_BASE need STRIPE_SECRET_KEY'] : []
  // A key that moves real money is sent to Stripe only.
  return base && key.includes('_live_') ? ['STRIPE_API_BASE goes with a test key only'] : []
}

/** Not made: on a disk that is not mounted the copies would fill another. And a site is not down for want of them. */
const missingBackups = (folder: string | undefined): string[] =>
  folder && !existsSync(folder)
    ? [`BACKUP_DIR: there is no folder ${folder}: no backup is made until there is. Make it, or mount its disk`]
    : []

const addressOf = (text: string) => {
  const at = text.lastIndexOf(':')
  return { host: text.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(text.slice(at + 1)) }
}

const problemsOf = (env: Settings, cwd: string): string[] => [
  ...stripeProblems(env),
  ...placeProblems(env, cwd),
  ...clusterProblems(env),
  ...s3Problems(env),
]

/** Reads and checks the settings; reports all problems at once and never repeats a secret's value. */
export const readConfig = (environment: Environment, cwd: string): ConfigResult => {
  const problems: string[] = []
  const env = readSettings(settings, withFiles(environment, problems), problems)
  if (env && Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD))
    problems.push('ADMIN_EMAIL and ADMIN_PASSWORD go together')
  const models = env && modelsOf(env, problems)
  const allowedHosts = env ? hostsOf(env, problems) : []
  const smtp = env ? smtpFrom(env, problems) : null
  const oidc = env ? oidcOf(env, problems) : null
  if (env) problems.push(...problemsOf(env, cwd))
  if (!env || !models || problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    warnings: [
      ...misspelt(settingNames, environment),
      ...missingBackups(env.BACKUP_DIR && resolve(cwd, env.BACKUP_DIR)),
      ...(env.FILES_S3_BUCKET && !env.EVENTS_URL ? ['FILES_S3_*: without EVENTS_URL uploads stay in the folder'] : []),
    ],
    config: {
      port: env.PORT,
      host: env.HOST,
      folder: resolve(cwd, env.DATA_DIR),
      publicUrl: env.PUBLIC_URL ? siteAddressOf(env.PUBLIC_URL) : null,
      allowedHosts,
      appName: env.APP_NAME,
      admin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
      adminMfa: env.ADMIN_MFA === 'required',
      secret: env.SECRET_KEY ?? null,
      followToken: env.FOLLOW_TOKEN ?? null,
      eventsUrl: env.EVENTS_URL ?? null,
      mailFrom: env.MAIL_FROM ?? null,
      smtp,
      oidc,
      localLogin: env.LOCAL_LOGIN === 'on',
      trustedProxies: env.TRUSTED_PROXIES,
      rateLimit: env.RATE_LIMIT === 'on',
      stripe: env.STRIPE_SECRET_KEY
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
            apiBase: env.STRIPE_API_BASE ?? null,
          }
        : null,
      models,
      production: Reflect.get(environment, 'NODE_ENV') === 'production',
      allowTestCheckout: env.ALLOW_TEST_CHECKOUT === 'yes',
      privateWebhooks: env.WEBHOOK_PRIVATE_ADDRESSES === 'allow',
      backups: env.BACKUP_DIR ? { folder: resolve(cwd, env.BACKUP_DIR), keep: env.BACKUP_KEEP } : null,
      remoteBackups: s3Of(env, 'BACKUP'),
      sharedFiles: s3Of(env, 'FILES'),
      backupsRetained: env.BACKUP_KEEP,
      securityContact: env.SECURITY_CONTACT ?? null,
      metrics: env.METRICS_ADDR ? addressOf(env.METRICS_ADDR) : null,
      log: {
        level: env.LOG_LEVEL,
        format: env.LOG_FORMAT === 'auto' ? (isTerminal() ? 'text' : 'json') : env.LOG_FORMAT,
      },
    },
  }
}
