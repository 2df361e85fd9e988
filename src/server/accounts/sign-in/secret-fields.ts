import type { Json, JsonObject } from '../../../events/store/log'

/** What would let its reader in: a password's hash, a session's token. Shown and exported to nobody. */
const secretFields: ReadonlySet<string> = new Set(['password', 'token'])

export const withoutSecrets = (part: JsonObject): { readonly [key: string]: Json | undefined } =>
  Object.fromEntries(Object.entries(part).filter(([key]) => !secretFields.has(key)))
