// Token buckets against guessing. What a stranger does never empties a bucket that the person's own browser draws from.

export type Bucket = { readonly capacity: number; readonly refillMs: number }

/** Failures before waiting, and how long one more takes to come back. */
export const loginBuckets = {
  /** One address, whatever accounts it tries. */
  address: { capacity: 50, refillMs: 10_000 },
  /** One address at one account. */
  pair: { capacity: 10, refillMs: 30_000 },
  /** One account from everywhere, by browsers that never signed in to it. */
  account: { capacity: 100, refillMs: 60_000 },
  /** One account from a browser that has signed in to it before: its own bucket, out of a stranger's reach. */
  device: { capacity: 20, refillMs: 30_000 },
} as const satisfies Record<string, Bucket>

/** New accounts from one address. */
export const registerBucket: Bucket = { capacity: 100, refillMs: 10_000 }
/** Analyses asked for by one account. */
export const analyseBucket: Bucket = { capacity: 60, refillMs: 10_000 }
/** Messages to support from one address: a class behind one may all write, a script gets one a minute. */
export const supportBucket: Bucket = { capacity: 20, refillMs: 60_000 }
/** Messages from everywhere together: each is kept for ever, so that a thousand addresses cannot fill the disk. */
export const supportTotalBucket: Bucket = { capacity: 300, refillMs: 30_000 }

/** Changes of profile, photo and settings by one account: each is an event, and a log is for ever. */
export const changeBucket: Bucket = { capacity: 40, refillMs: 10_000 }
/** Actions of one admin on accounts: far more than a hand can do, and a bound on what a stolen session can. */
export const adminBucket: Bucket = { capacity: 120, refillMs: 1_000 }
/** Guesses at a signed-in person's own password, before what asks for it again. */
export const passwordBucket: Bucket = { capacity: 10, refillMs: 30_000 }
/** Exports of one account: each reads all there is of it. */
export const exportBucket: Bucket = { capacity: 5, refillMs: 60_000 }

/** Coupon codes one account tries: 30^8 of them are worth no guessing at one a minute. */
export const couponBucket: Bucket = { capacity: 15, refillMs: 60_000 }
/** Checkouts, portals and cancellations one account asks for: each is a call to the payment provider. */
export const checkoutBucket: Bucket = { capacity: 30, refillMs: 15_000 }
/** Batches of coupons one admin makes. */
export const batchBucket: Bucket = { capacity: 20, refillMs: 10_000 }

/** Drafts kept by one account: each is an event. */
export const draftBucket: Bucket = { capacity: 30, refillMs: 10_000 }

/** Pictures one account has made smaller, which costs no unit. */
export const compressBucket: Bucket = { capacity: 60, refillMs: 2_000 }

/** So many keys are remembered; past that the fullest (least used) ones are forgotten first. */
export const keysMax = 20_000

export type Throttle = {
  /** Milliseconds to wait before a try with this key is worth making; 0 if it may be made now. */
  wait(key: string, bucket: Bucket, now: number): number
  /** Takes one token. */
  take(key: string, bucket: Bucket, now: number): void
  /** Gives one token back: the try turned out to be the owner's. Not a reset, or a guesser could buy one with an account of his own. */
  give(key: string, bucket: Bucket, now: number): void
}

type Level = { tokens: number; at: number; bucket: Bucket }

const levelAt = (level: Level, now: number) =>
  Math.min(level.bucket.capacity, level.tokens + (now - level.at) / level.bucket.refillMs)

export const createThrottle = (enabled: boolean): Throttle => {
  const levels = new Map<string, Level>()

  const evict = (now: number) => {
    for (const [key, level] of levels) if (levelAt(level, now) >= level.bucket.capacity) levels.delete(key)
    // Still full of keys in use: forget those with most tokens left, never one that is being held back.
    const held = [...levels].sort(([, a], [, b]) => levelAt(b, now) - levelAt(a, now))
    for (const [key] of held.slice(0, Math.max(0, levels.size - keysMax * 0.9))) levels.delete(key)
  }

  const tokens = (key: string, bucket: Bucket, now: number) => {
    const level = levels.get(key)
    return level ? levelAt(level, now) : bucket.capacity
  }

  return {
    wait: (key, bucket, now) => {
      if (!enabled) return 0
      const left = tokens(key, bucket, now)
      return left >= 1 ? 0 : Math.ceil((1 - left) * bucket.refillMs)
    },
    take: (key, bucket, now) => {
      if (!enabled) return
      const left = Math.max(0, tokens(key, bucket, now) - 1)
      levels.set(key, { tokens: left, at: now, bucket })
      if (levels.size > keysMax) evict(now)
    },
    give: (key, bucket, now) => {
      if (!levels.has(key)) return
      levels.set(key, { tokens: Math.min(bucket.capacity, tokens(key, bucket, now) + 1), at: now, bucket })
    },
  }
}
