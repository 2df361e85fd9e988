// Accepts a code of an authenticator app, or a challenge to a passkey, once only.
export type SingleUse = {
  /**
   * Whether this is the first use of `key`, on any node; it works until `until` (ms). Rejects with LogError `unavailable`
   * when the nodes' database is away.
   */
  use(key: string, until: number, now: number): Promise<boolean>
}
