// Codes of an authenticator app (RFC 6238): six digits from SHA-1 and steps of 30 seconds, which is what every app knows.
import { Secret, TOTP } from 'otpauth'
import type { Core } from '../../core/core'

const stepMs = 30_000
/** Steps a phone's clock may be off, to either side. */
const skew = 1

const generator = (secret: string, issuer: string, label: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer, label, algorithm: 'SHA1', digits: 6, period: stepMs / 1000 })

/** A new secret of 160 bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What an app reads from the QR code. */
export const otpauthUri = (secret: string, issuer: string, label: string): string =>
  generator(secret, issuer, label).toString()

/**
 * Whether a code is right now and was not used before. It is used up by this: of many requests at once with the same code
 * one gets true. `account` keeps the used steps of accounts apart. What was used on a server whose place this one took is not
 * known, so the codes that it could have taken until then are used up: the next one comes within a minute.
 */
export const consumeTotp = async (
  core: Pick<Core, 'singleUse' | 'tookOverAt'>,
  { account, secret }: { readonly account: string; readonly secret: string },
  code: string,
  now: number,
): Promise<boolean> => {
  const delta = generator(secret, '', '').validate({ token: code, timestamp: now, window: skew })
  if (delta === null) return false
  const step = Math.floor(now / stepMs) + delta
  if (step <= Math.floor(core.tookOverAt / stepMs) + skew) return false
  return core.singleUse.use(`totp ${account} ${step}`, (step + skew + 1) * stepMs, now)
}
