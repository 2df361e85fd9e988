// Derives a separate key for each use from one secret, so that a leak of one reveals nothing of another.

import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldEmail } from '../../domain/accounts/address'
import { LogError } from '../../events/store/log-error'
import { syncPath } from '../../events/store/sync-path'

export type Secrets = {
  /** Wraps the per-account keys; 32 bytes. */
  readonly master: Uint8Array
  /** An email address as the log may store it: recognisable, not readable. */
  emailClaim(email: string): string
  /** Signs that a browser has signed in to an account before, with the password it had then: the how many-th it was, from 0. */
  device(account: string, password: number): string
  /** Hides the address in a throttle's stored key: the same for the same key. */
  throttleKey(key: string): string
  /** Signs a link that authorises its holder. */
  link(content: string): string
}

/**
 * The configured secret, or the one in the data folder, created on the first start (0600). Throws LogError `wrong-key`
 * if it is missing from a folder that has keys: a new one would not open them.
 */
export const secretOf = (folder: string, set: string | null): string => {
  if (set) return set
  const file = join(folder, 'secret.key')
  const there = existsSync(file)
  const stored = there ? readFileSync(file, 'utf8').trim() : ''
  if (stored !== '') return stored
  if (existsSync(join(folder, 'keys.db')))
    throw new LogError(
      'wrong-key',
      `secret.key is ${there ? 'empty' : 'missing'} in ${folder}, and SECRET_KEY is not set. Put it back: without it personal data cannot be read.`,
    )
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Durable before anything is sealed with it: a loss of power would leave accounts that nobody can read. One that a first start
  // left empty is filled; a new one never replaces that of a start beside this one.
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600, flag: there ? 'r+' : 'wx', flush: true })
  syncPath(folder)
  return readFileSync(file, 'utf8').trim()
}

export const secretsFrom = (secret: string): Secrets => {
  const derive = (use: string) => new Uint8Array(hkdfSync('sha256', secret, 'trampolim', use, 32))
  const emails = derive('email claims')
  const devices = derive('device cookies')
  const throttles = derive('throttle keys')
  const links = derive('account links')
  return {
    master: derive('account keys'),
    emailClaim: (email) => createHmac('sha256', emails).update(foldEmail(email)).digest('base64url'),
    device: (account, password) =>
      createHmac('sha256', devices)
        .update(password === 0 ? account : `${account} ${password}`)
        .digest('base64url'),
    link: (content) => createHmac('sha256', links).update(content).digest('base64url'),
    throttleKey: (key) => createHmac('sha256', throttles).update(key).digest('base64url').slice(0, 22),
  }
}
