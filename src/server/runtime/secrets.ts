// One secret, several uses: each gets its own key, so that a leak of one says nothing of another.
import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LogError } from '../../events/store/log-error'

export type Secrets = {
  /** Wraps the per-account keys; 32 bytes. */
  readonly master: Uint8Array
  /** An email address as the log may keep it: recognisable, not readable. */
  emailClaim(email: string): string
  /** A signature that says "this browser has signed in to that account before". */
  device(account: string): string
  /** What a throttle's key is stored under: the same for the same key, and nothing of the address in it. */
  throttleKey(key: string): string
  /** The signature of a link that lets its holder do something. */
  link(content: string): string
}

/**
 * The secret as set, or the one kept in the data folder, made on the first start (0600). Throws LogError `wrong-key` if it
 * is gone from a folder that has keys: a new one would not open them.
 */
export const secretOf = (folder: string, set: string | null): string => {
  if (set) return set
  const file = join(folder, 'secret.key')
  if (!existsSync(file)) {
    if (existsSync(join(folder, 'keys.db')))
      throw new LogError(
        'wrong-key',
        `secret.key is missing in ${folder}, and SECRET_KEY is not set. Put it back: without it personal data cannot be read.`,
      )
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8').trim()
}

/** How an address is compared: without surrounding space, in lower case. */
export const foldEmail = (email: string): string => email.trim().toLowerCase()

export const secretsFrom = (secret: string): Secrets => {
  const derive = (use: string) => new Uint8Array(hkdfSync('sha256', secret, 'trampolim', use, 32))
  const emails = derive('email claims')
  const devices = derive('device cookies')
  const throttles = derive('throttle keys')
  const links = derive('account links')
  return {
    master: derive('account keys'),
    emailClaim: (email) => createHmac('sha256', emails).update(foldEmail(email)).digest('base64url'),
    device: (account) => createHmac('sha256', devices).update(account).digest('base64url'),
    link: (content) => createHmac('sha256', links).update(content).digest('base64url'),
    throttleKey: (key) => createHmac('sha256', throttles).update(key).digest('base64url').slice(0, 22),
  }
}
