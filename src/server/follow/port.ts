// The ports through which the server knows of standbys: the side that is followed, and the side that follows.
type StandbyQuestion = {
  /** Position and end of the chain of what the standby has. */
  readonly after: number
  readonly digest: Uint8Array
  /** Where it left off in the destroyed keys; empty at first. */
  readonly erased: string
  /** Accounts whose uploads it still fetches. */
  readonly waiting: number
}

export type StandbyFeed = {
  /** Null if the standby's log is not a beginning of this one. */
  answer(asked: StandbyQuestion): Promise<object | null>
  destroyed(after: string, limit: number): object[]
  /** When a standby last asked (ms), and after which position; null if none has since the start. */
  seen(): { readonly at: number; readonly position: number; readonly waiting: number } | null
}

export type StandbyState = {
  readonly primary: string
  /** Events the primary had more at the last contact. */
  readonly behind: number
  /** When it last answered (ms since 1970); null since the start. */
  readonly contactAt: number | null
  /** Uploads: accounts still to be looked at. */
  readonly uploadsWaiting: number
  /** Why it does not follow now; null while it does. */
  readonly trouble: string | null
}

export type Standby = {
  /** Goes on following until the log is closed. `onErased` is called after keys were destroyed here. */
  start(onErased: () => void): void
  state(): StandbyState
  /** Ends this server, which then takes over (commands/follow.ts); why it does not, where it could not. */
  promote(): Promise<string | null>
}

export type Following = {
  /** The primary's address, without a slash at its end. */
  readonly primary: string
  readonly token: string
  readonly onPromote: () => void
}
