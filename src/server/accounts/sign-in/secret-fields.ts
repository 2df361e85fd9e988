// The fields of events that are left out wherever events are shown or exported.
import type { Json, JsonObject } from '../../../events/store/log'

/**
 * What would let its reader in, or help them to: a password's hash, a session's token, the secret of an authenticator app,
 * hashes of recovery codes; and of a passkey what identifies it elsewhere. Shown and exported to nobody.
 */
const secretFields: ReadonlySet<string> = new Set([
  'password',
  'token',
  'secret',
  'hashes',
  'credential',
  'publicKey',
  'counter',
  'transports',
])

export const withoutSecrets = (part: JsonObject): { readonly [key: string]: Json | undefined } =>
  Object.fromEntries(Object.entries(part).filter(([key]) => !secretFields.has(key)))

/** Personal fields as an admin with a reason reads them: of a webhook's address only the host. */
export const forAdmin = (part: JsonObject): { readonly [key: string]: Json | undefined } => {
  const { url, ...shown } = withoutSecrets(part)
  if (typeof url !== 'string') return shown
  return { ...shown, url: URL.canParse(url) ? `${new URL(url).origin}/…` : '…' }
}
