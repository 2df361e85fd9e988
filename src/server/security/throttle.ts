// Token buckets against guessing. A stranger's attempts never empty a bucket that the person's own browser uses.

export type Bucket = {
  readonly capacity: number
  readonly refillMs: number
  /** Several nodes count attempts with these together: guesses, mails and money. The others bound one node's work. */
  readonly shared?: true
  /** Its level may go down to minus the capacity: for amounts of several tokens, which are taken whole and waited for after. */
  readonly debt?: true
}

/** Keys remembered; beyond that the fullest (least used) ones are forgotten first. */
export const keysMax = 20_000

/** Tokens taken from one bucket since the last report; negative if more were given back. */
export type TakenTokens = { readonly name: string; readonly tokens: number; readonly bucket: Bucket }

/** A bucket, and the key under which tokens are taken from it. */
export type KeyedBucket = readonly [key: string, bucket: Bucket]

export type Throttle = {
  /** Milliseconds to wait before an attempt with this key; 0 if it may be made now. */
  wait(key: string, bucket: Bucket, now: number): number
  /** Takes one token from each bucket if all have one; 0 then. Otherwise takes none: the milliseconds until all have one. */
  takeAll(buckets: readonly KeyedBucket[], now: number): number
  /** Takes one token. */
  take(key: string, bucket: Bucket, now: number): void
  /** Gives one token back, because the attempt was the owner's; no reset, which a guesser could buy. */
  give(key: string, bucket: Bucket, now: number): void
  /** Takes what another node has taken, by the name its store gave the key. */
  takenElsewhere(taken: TakenTokens, now: number): void
}

/** How full a bucket was at a time (ms). */
export type Level = { readonly tokens: number; readonly at: number; readonly bucket: Bucket }

/** Where levels are stored across restarts; without one they are in memory only. */
export type LevelStore = {
  /** The name a key is stored under, which reveals neither an address nor an account. */
  name(key: string): string
  load(): Iterable<readonly [name: string, level: Level]>
  save(name: string, level: Level): void
  remove(names: readonly string[]): void
}

const levelAt = (level: Level, now: number) =>
  Math.min(level.bucket.capacity, level.tokens + (now - level.at) / level.bucket.refillMs)

/** `onTaken` is called with each token of a shared bucket that is taken or given back here. */
export const createThrottle = (
  enabled: boolean,
  store?: LevelStore,
  onTaken: (taken: TakenTokens) => void = () => {},
): Throttle => {
  const levels = new Map<string, Level>(enabled ? store?.load() : [])
  const nameOf = (key: string) => store?.name(key) ?? key

  const forget = (names: readonly string[]) => {
    for (const name of names) levels.delete(name)
    store?.remove(names)
  }

  const evict = (now: number) => {
    forget([...levels].flatMap(([name, level]) => (levelAt(level, now) >= level.bucket.capacity ? name : [])))
    // Still full of keys in use: forgets those with most tokens left, never an empty bucket.
    const byLevel = [...levels].sort(([, a], [, b]) => levelAt(b, now) - levelAt(a, now))
    forget(byLevel.slice(0, Math.max(0, levels.size - keysMax * 0.9)).map(([name]) => name))
  }

  const tokens = (name: string, bucket: Bucket, now: number) => {
    const level = levels.get(name)
    if (!level) return bucket.capacity
    if (level.at <= now) return levelAt(level, now)
    // The clock was put back: the bucket refills from now on, rather than make everybody wait until the later time comes again.
    levels.set(name, { ...level, at: now })
    return level.tokens
  }

  const put = (name: string, level: Level) => {
    levels.set(name, level)
    store?.save(name, level)
  }

  const change = ({ name, tokens: taken, bucket }: TakenTokens, now: number) => {
    const left = tokens(name, bucket, now) - taken
    const least = bucket.debt ? -bucket.capacity : 0
    put(name, { tokens: Math.min(bucket.capacity, Math.max(least, left)), at: now, bucket })
    if (levels.size > keysMax) evict(now)
  }

  const wait = (key: string, bucket: Bucket, now: number): number => {
    if (!enabled) return 0
    const left = tokens(nameOf(key), bucket, now)
    return left >= 1 ? 0 : Math.ceil((1 - left) * bucket.refillMs)
  }
  const take = (key: string, bucket: Bucket, now: number): void => {
    if (!enabled) return
    change({ name: nameOf(key), tokens: 1, bucket }, now)
    if (bucket.shared) onTaken({ name: nameOf(key), tokens: 1, bucket })
  }

  return {
    wait,
    take,
    takeAll: (buckets, now) => {
      const waitMs = Math.max(...buckets.map(([key, bucket]) => wait(key, bucket, now)))
      if (waitMs > 0) return waitMs
      for (const [key, bucket] of buckets) take(key, bucket, now)
      return 0
    },
    give: (key, bucket, now) => {
      const name = nameOf(key)
      if (!levels.has(name)) return
      change({ name, tokens: -1, bucket }, now)
      if (bucket.shared) onTaken({ name, tokens: -1, bucket })
    },
    takenElsewhere: (taken, now) => {
      if (enabled && (taken.tokens > 0 || levels.has(taken.name))) change(taken, now)
    },
  }
}
