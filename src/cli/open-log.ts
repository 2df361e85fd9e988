// Opens the data folder for commands: reading works beside a running server, writing only without one.
import type { LogReader } from '../events/store/log'
import { openLogReadOnly } from '../events/store/sqlite/sqlite-log'
import type { Config } from '../server/config/config'
import { type Secrets, secretOf, secretsFrom } from '../server/security/secrets'

/** Opens the log for reading, passes it on, and closes it in every case. */
export const reading = async <T>(
  config: Config,
  work: (log: LogReader, secrets: Secrets) => Promise<T> | T,
): Promise<T> => {
  const secrets = secretsFrom(secretOf(config.folder, config.secret))
  const log = openLogReadOnly(config.folder, secrets.master)
  try {
    return await work(log, secrets)
  } finally {
    await log.close()
  }
}

/** The stream of an account named by address or id; null if there is none. */
export const accountNamed = (log: LogReader, secrets: Secrets, name: string): string | null =>
  name.includes('@')
    ? log.claimed('email', secrets.emailClaim(name))
    : log.read(`account/${name}`, 0).length > 0
      ? `account/${name}`
      : null

/** An address as an operator types it, looser than the form of registration; null for what cannot be one. */
export const addressOf = (text: string): string | null =>
  text.length <= 254 && /^[^@]+@[^@]+$/.test(text) ? text : null
