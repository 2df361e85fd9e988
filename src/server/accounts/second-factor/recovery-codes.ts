// Recovery codes: words of chance for the day the phone is lost. Only their hashes are stored. Each has 80 bits, so a fast
// hash is enough: nobody tries 2^80 of them.
import { randomBytes } from 'node:crypto'
import { codesMax } from '../../../domain/accounts/second-factor/second-factor'
import { hashToken } from '../../security/session-token'

/** Letters and digits that are not taken for one another; 32 of them, five bits each. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789'
const length = 16

/** As it is hashed: without the dashes and spaces of its writing. Too long a text is no code of ours. */
const plain = (typed: string): string =>
  typed
    .slice(0, 100)
    .toLowerCase()
    .replace(/[\s-]+/g, '')

export const hashCode = (typed: string): string => hashToken(`recovery ${plain(typed)}`)

/** A new set, and what is stored of it. */
export const newCodes = (): { readonly codes: readonly string[]; readonly hashes: readonly string[] } => {
  const codes = Array.from({ length: codesMax }, () =>
    Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )
  return { codes, hashes: codes.map(hashCode) }
}
