// AES-256-GCM with a random 96-bit nonce: format byte 1, nonce, ciphertext, tag.
// NIST SP 800-38D (8.3) bounds random nonces at 2^32 messages a key; a stream holds 100 000 events at most.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { LogError } from '../log-error'

/** AES-256. */
export const keyBytes = 32
const format = 1
const nonceBytes = 12
const tagBytes = 16
/** Bytes by which a sealed value is longer than its plain form. */
const sealOverheadBytes = 1 + nonceBytes + tagBytes

/** What the ciphertext is bound to, encoded so that no two lists give the same text. */
export const binding = (...parts: readonly (string | number)[]): Buffer => Buffer.from(JSON.stringify(parts))

/** Encrypts. The same bytes sealed twice differ. `bound` is needed again to open it. */
export function seal(key: Buffer, bound: Buffer, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  cipher.setAAD(bound)
  const head = cipher.update(plain)
  return Buffer.concat([Uint8Array.of(format), nonce, head, cipher.final(), cipher.getAuthTag()])
}

/** Decrypts what `seal` made. Throws `tampered` for another key, another binding, or changed or truncated bytes. */
export function unseal(key: Buffer, bound: Buffer, sealed: Uint8Array): Buffer {
  if (sealed.length < sealOverheadBytes || sealed[0] !== format) throw new LogError('tampered', 'Not a sealed value')
  const tagAt = sealed.length - tagBytes
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + nonceBytes), { authTagLength: tagBytes })
  decipher.setAAD(bound)
  decipher.setAuthTag(sealed.subarray(tagAt))
  try {
    // GCM returns all plain text at once; the final call only checks the tag.
    const plain = decipher.update(sealed.subarray(1 + nonceBytes, tagAt))
    decipher.final()
    return plain
  } catch (cause) {
    throw new LogError('tampered', 'A sealed value does not open under its key', { cause })
  }
}
