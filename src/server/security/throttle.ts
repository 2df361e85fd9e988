// Token buckets against guessing. A stranger's attempts never empty a bucket that the person's own browser uses.
import { hourMs, minuteMs } from '../../time/units'

export type Bucket = {
  readonly capacity: number
  readonly refillMs: number
  /** Several nodes count attempts with these together: guesses, mails and money. The others bound one node's work. */
  readonly shared?: true
  /** Its level may go down to minus the capacity: for amounts of several tokens, which are taken whole and waited for after. */
  readonly debt?: true
}

/** Attempts before waiting, and how long one more takes to come back. */
export const loginBuckets = {
  /** One address, whatever accounts it tries. */
  address: { capacity: 50, refillMs: 10_000, shared: true },
  /**
   * One network of IPv6 addresses (a /48), whatever accounts it tries: its owner has 65 536 of what `address` counts.
   */
  network: { capacity: 100, refillMs: 5_000, shared: true },
  /** One address at one account. */
  pair: { capacity: 10, refillMs: 30_000, shared: true },
  /** One account from everywhere, by browsers that never signed in to it. */
  account: { capacity: 100, refillMs: minuteMs, shared: true },
  /** One account from a browser that has signed in to it before: a separate bucket that strangers cannot empty. */
  device: { capacity: 20, refillMs: 30_000, shared: true },
} as const satisfies Record<string, Bucket>

/** Successful sign-ins: each costs a hash and an event. */
export const signedInBuckets = {
  /** From one address that is new to the account. */
  address: { capacity: 60, refillMs: 1_000 },
  /** To one account, from everywhere. */
  account: { capacity: 30, refillMs: 30_000 },
} as const satisfies Record<string, Bucket>

/** Codes of a second factor that were wrong: guesses of somebody who knows the password already. */
export const secondFactorBuckets = {
  /** One account, by browsers that never signed in to it: some 150 guesses a day at a million codes. */
  account: { capacity: 10, refillMs: 10 * minuteMs, shared: true },
  /** One account, by a browser that has signed in to it before: a stranger with the password cannot empty it. */
  device: { capacity: 10, refillMs: 10 * minuteMs, shared: true },
  /** One network, whatever accounts it tries. */
  network: { capacity: 30, refillMs: minuteMs, shared: true },
} as const satisfies Record<string, Bucket>
/** Answers of passkeys that did not verify, from one network. */
export const passkeyBucket: Bucket = { capacity: 60, refillMs: 5_000, shared: true }

/** New accounts from one network. */
export const registerBucket: Bucket = { capacity: 100, refillMs: 10_000, shared: true }
/** Analyses requested by one account. */
export const analyseBucket: Bucket = { capacity: 60, refillMs: 10_000 }
/**
 * Analyses of one account that failed because of their input: a failure gives its use back, so nothing else bounds
 * them, and each is two events. About 40 a day.
 */
export const failureBucket: Bucket = { capacity: 40, refillMs: 36 * minuteMs }

/** Messages to support from one address: many people may share one, but a script gets one a minute. */
export const supportBucket: Bucket = { capacity: 20, refillMs: minuteMs, shared: true }
/** Messages from everywhere together: each is stored forever, so a thousand addresses must not fill the disk. */
export const supportTotalBucket: Bucket = { capacity: 300, refillMs: 30_000, shared: true }

/** Changes of profile, photo and settings by one account: each is an event, and events are never deleted. */
export const changeBucket: Bucket = { capacity: 40, refillMs: 10_000 }
/** The same over a day: about 300. */
export const changeDayBucket: Bucket = { capacity: 300, refillMs: 288_000 }

/** Actions of one admin on accounts: far more than one types, and a limit for a stolen session. */
export const adminBucket: Bucket = { capacity: 120, refillMs: 1_000 }
/** Links for forgotten passwords: requested from one network, and mailed to one account. */
export const forgottenBuckets = {
  network: { capacity: 10, refillMs: minuteMs, shared: true },
  account: { capacity: 3, refillMs: 10 * minuteMs, shared: true },
} as const satisfies Record<string, Bucket>

/** Sign-ins by the identity provider from one network: each asks the provider twice. */
export const providerBucket: Bucket = { capacity: 60, refillMs: 2_000 }

/** Mails that ask for proof of an address: to one address, and caused by one network. */
export const proofBuckets = {
  address: { capacity: 4, refillMs: hourMs, shared: true },
  network: { capacity: 60, refillMs: minuteMs, shared: true },
} as const satisfies Record<string, Bucket>

/** Calls with one API token: two a second, as a program that is polite needs. */
export const tokenBucket: Bucket = { capacity: 120, refillMs: 500 }
/** Calls from one network with tokens that are wrong or over: programs somebody forgot to change. */
export const wrongTokenBucket: Bucket = { capacity: 60, refillMs: 2_000, shared: true }

/** Attempts at a signed-in person's own password, where it is asked for again. */
export const passwordBucket: Bucket = { capacity: 10, refillMs: 30_000, shared: true }
/** Exports of one account: each reads all its data. */
export const exportBucket: Bucket = { capacity: 5, refillMs: minuteMs }

/** Coupon codes that one account tries: at one a minute, guessing among 30^8 is hopeless. */
export const couponBucket: Bucket = { capacity: 15, refillMs: minuteMs, shared: true }
/** Checkouts, portal visits and cancellations of one account: each calls the payment provider and may be events. About 480 a day. */
export const checkoutBucket: Bucket = { capacity: 30, refillMs: 180_000, shared: true }
/** Looks of one account at what became of a payment, which calls the payment provider. */
export const verifyBucket: Bucket = { capacity: 30, refillMs: 15_000, shared: true }
/** Batches of coupons that one admin creates. */
export const batchBucket: Bucket = { capacity: 20, refillMs: 10_000 }

/** LinkedIn texts saved by one account: each is an event. */
export const linkedinDraftBucket: Bucket = { capacity: 30, refillMs: minuteMs }

/** Corrections of a reading by one account: each measures the file again and adds its result to the log, some 30 kB. */
export const correctionBucket: Bucket = { capacity: 40, refillMs: 120_000 }

/** Changes of a résumé's draft by one account: each is an event. A page waits for a pause in the typing before it saves. */
export const draftSaveBucket: Bucket = { capacity: 60, refillMs: 2_000 }
/** The same with those that only ask what another window wrote, which each save of one window makes each other one do. */
export const draftLookBucket: Bucket = { capacity: 60, refillMs: 500 }
/** One token of `volumeBucket`, in bytes of what an event adds to the log. A change of a line is one token. */
export const volumeUnit = 4_096
/**
 * What the texts of one account add to the log, by drafts, LinkedIn texts and adverts of vacancies together: 16 MB at once, then
 * 16 MB a day. Deleting returns nothing, because the log keeps what it has: a disk that is full refuses everybody.
 */
export const volumeBucket: Bucket = { capacity: 4_000, refillMs: 21_600, debt: true }
/** Measures of a draft, which cost no unit: four a second, as somebody types. */
export const draftMeasureBucket: Bucket = { capacity: 120, refillMs: 250 }
/** Files made of a draft, and drafts begun: each takes a reader for a fraction of a second. */
export const draftFileBucket: Bucket = { capacity: 20, refillMs: 5_000 }

/** Wordings of lines that one account asks a model for; the day's cap is the decider's (domain/analyses/model.ts). */
export const draftWordingBucket: Bucket = { capacity: 6, refillMs: 10_000 }

/** Comments by readers of a link, who have no account: from one network, and by one link. */
export const draftCommentBuckets = {
  network: { capacity: 20, refillMs: minuteMs },
  share: { capacity: 20, refillMs: 2 * minuteMs },
} as const satisfies Record<string, Bucket>

/** Pictures that one account has made smaller, which costs no use. */
export const compressBucket: Bucket = { capacity: 60, refillMs: 2_000 }

/** Comparisons of ten adverts by one account: each reads a file ten times. About 40 a day. */
export const compareBucket: Bucket = { capacity: 12, refillMs: 36 * minuteMs }
/** Interview practices one account begins: each reads a file. About 50 a day. */
export const practiceBucket: Bucket = { capacity: 20, refillMs: 30 * minuteMs }
/** Answers of one account in a practice: each is an event. About 300 a day. */
export const answerBucket: Bucket = { capacity: 60, refillMs: 5 * minuteMs }

/** Keys remembered; beyond that the fullest (least used) ones are forgotten first. */
export const keysMax = 20_000

/** Tokens taken from one bucket since the last report; negative if more were given back. */
export type Taken = { readonly name: string; readonly tokens: number; readonly bucket: Bucket }

/** A bucket, and the key under which tokens are taken from it. */
export type KeyedBucket = readonly [key: string, bucket: Bucket]

export type Throttle = {
  /** Milliseconds to wait before an attempt with this key; 0 if it may be made now. */
  wait(key: string, bucket: Bucket, now: number): number
  /** Takes one token from each bucket if all have one; 0 then. Otherwise takes none: the milliseconds until all have one. */
  takeAll(buckets: readonly KeyedBucket[], now: number): number
  /** Takes one token. */
  take(key: string, bucket: Bucket, now: number): void
  /**
   * Gives one token back, because the attempt was the owner's. Not a reset: a guesser could buy one with an account of
   * their own.
   */
  give(key: string, bucket: Bucket, now: number): void
  /** Takes what another node has taken, by the name its store gave the key. */
  takenElsewhere(taken: Taken, now: number): void
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
  onTaken: (taken: Taken) => void = () => {},
): Throttle => {
  const levels = new Map<string, Level>(enabled ? store?.load() : [])
  const named = (key: string) => store?.name(key) ?? key

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

  const change = ({ name, tokens: taken, bucket }: Taken, now: number) => {
    const left = tokens(name, bucket, now) - taken
    const least = bucket.debt ? -bucket.capacity : 0
    put(name, { tokens: Math.min(bucket.capacity, Math.max(least, left)), at: now, bucket })
    if (levels.size > keysMax) evict(now)
  }

  const wait = (key: string, bucket: Bucket, now: number): number => {
    if (!enabled) return 0
    const left = tokens(named(key), bucket, now)
    return left >= 1 ? 0 : Math.ceil((1 - left) * bucket.refillMs)
  }
  const take = (key: string, bucket: Bucket, now: number): void => {
    if (!enabled) return
    change({ name: named(key), tokens: 1, bucket }, now)
    if (bucket.shared) onTaken({ name: named(key), tokens: 1, bucket })
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
      const name = named(key)
      if (!levels.has(name)) return
      change({ name, tokens: -1, bucket }, now)
      if (bucket.shared) onTaken({ name, tokens: -1, bucket })
    },
    takenElsewhere: (taken, now) => {
      if (enabled && (taken.tokens > 0 || levels.has(taken.name))) change(taken, now)
    },
  }
}
