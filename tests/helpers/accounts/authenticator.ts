// An authenticator in software: makes passkeys and answers challenges as WebAuthn says (level 2, sections 6 and 7), so that
// tests can also answer wrongly. What it leaves out is the browser.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

// CBOR (RFC 8949), as much of it as attestations and keys need.
const head = (major: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 255])
type Cbor = number | string | Uint8Array | readonly (readonly [number | string, Cbor])[]
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.length), ...value.flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

type Wrong = {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  /** Whether it verified its holder; true by default. */
  readonly verified?: boolean
  /** Its signature counter; incremented each time by default. */
  readonly counter?: number
  readonly userHandle?: string
}

export type Creation = {
  readonly challenge: string
  readonly rp: { readonly id?: string }
  readonly user: { readonly id: string }
}
export type Request = { readonly challenge: string; readonly rpId?: string }

export const createAuthenticator = (site: { readonly origin: string; readonly rpId: string }) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let userHandle = ''

  const client = (type: string, challenge: string, wrong: Wrong) =>
    Buffer.from(JSON.stringify({ type, challenge: wrong.challenge ?? challenge, origin: wrong.origin ?? site.origin }))

  const data = (wrong: Wrong, attested: Uint8Array) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(wrong.counter ?? counter)
    const flags = 0x01 | (wrong.verified === false ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0)
    return Buffer.concat([sha256(wrong.rpId ?? site.rpId), Buffer.from([flags]), count, attested])
  }

  const coseKey = (key: KeyObject) => {
    const { x = '', y = '' } = key.export({ format: 'jwk' })
    return cbor([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
  }

  const shell = { id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {} } as const
  return {
    /** The answer to options for a new passkey. */
    create: (options: Creation, wrong: Wrong = {}) => {
      userHandle = options.user.id
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const attestation = cbor([
        ['fmt', 'none'],
        ['attStmt', []],
        ['authData', data(wrong, attested)],
      ])
      return {
        ...shell,
        response: {
          clientDataJSON: base64(client('webauthn.create', options.challenge, wrong)),
          attestationObject: base64(attestation),
          transports: ['internal'],
        },
      }
    },
    /** The answer to a challenge. */
    answer: (options: Request, wrong: Wrong = {}) => {
      const clientData = client('webauthn.get', options.challenge, wrong)
      const authenticator = data(wrong, new Uint8Array())
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticator, sha256(clientData)]))
        .sign(privateKey)
      return {
        ...shell,
        response: {
          clientDataJSON: base64(clientData),
          authenticatorData: base64(authenticator),
          signature: base64(signature),
          userHandle: wrong.userHandle ?? userHandle,
        },
      }
    },
  }
}
