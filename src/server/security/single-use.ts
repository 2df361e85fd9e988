// Accepts a code of an authenticator app, or a challenge to a passkey, once only.
export type SingleUse = {
  /** Whether this is the first use of `key` on any node, until `until` (ms); rejects with LogError `unavailable`. */
  use(key: string, until: number, now: number): Promise<boolean>
}
