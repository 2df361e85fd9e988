// A session's token: in the browser's cookie, and only its hash in the log.
import { timingSafeEqual } from 'node:crypto'

export const hashToken = (token: string): string => new Bun.CryptoHasher('sha256').update(token).digest('base64url')

/** Whether a token is the one a session was started with; takes the same time for any token. */
export const tokenFits = (token: string, hash: string): boolean => sameText(hashToken(token), hash)

/** Compares in a time that does not depend on where the two differ. */
export const sameText = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  // By bytes: a text of as many characters may have more of them, and such a comparison throws.
  return one.byteLength === other.byteLength && timingSafeEqual(one, other)
}
