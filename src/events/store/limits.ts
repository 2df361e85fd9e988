// Every limit of the log in one place. Sizes are bytes of UTF-8 unless stated otherwise.
export const limits = {
  /** Characters of a stream name such as `account/0190…`. */
  streamName: 200,
  /** Characters of an event type, an id, an actor, a correlation, a causation, a claim's kind. */
  name: 200,
  /** Characters of a claimed value; a hash or a coupon code is far shorter. */
  claimValue: 512,
  dataBytes: 64 * 1024,
  personalBytes: 1024 * 1024,
  eventsPerAppend: 256,
  streamsPerAppend: 16,
  /** An account may hold 24: a passkey, an identity or a former address each is one (tests/accounts/claims.test.ts). */
  claimsPerAppend: 32,
  /** Events that one stream may hold; a stream that needs more is modelled wrongly. */
  streamEvents: 100_000,
  /** The last of them, reserved for what must always be possible: see `domain/stream-reserve.ts`. */
  streamReserve: 1_000,
  /** Appends waiting for their COMMIT, in number and in bytes, so that memory stays bounded when the disk stalls. */
  queuedAppends: 10_000,
  queuedBytes: 64 * 1024 * 1024,
  /** Appends that share one COMMIT: enough to amortise the fsync, few enough to leave the event loop free. */
  batchAppends: 256,
  batchBytes: 8 * 1024 * 1024,
  readAll: 10_000,
  readCorrelation: 10_000,
  /** Correlations found by an id that their events mention. */
  mentions: 100,
  /** Unwrapped keys held in memory, about 200 bytes each. */
  cachedKeys: 50_000,
  /** Streams whose version the writer remembers, so that an append does not look it up. */
  knownVersions: 4_096,
  /** Bytes of a file sealed with a stream's key; uploads are at most 10 MB. */
  fileBytes: 32 * 1024 * 1024,
  /** Milliseconds that SQLite waits for another process to release a file. */
  busyMilliseconds: 5_000,
} as const

/** Words between slashes: an account's id is also the name of a folder, and no name leads out of one. */
export const streamForm = /^[\w-]+(?:\/[\w-]+)*$/
