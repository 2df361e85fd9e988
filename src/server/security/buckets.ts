// The buckets of the throttle (throttle.ts): how often each kind of attempt may be made, and why as often.
import { hourMs, minuteMs } from '../../time/units'
import type { Bucket } from './throttle'

/** Attempts before waiting, and how long one more takes to come back. */
export const loginBuckets = {
  /** One address, whatever accounts it tries. */
  address: { capacity: 50, refillMs: 10_000, shared: true },
  /** One network of IPv6 addresses (a /48), whatever accounts it tries. */
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

/** Sessions begun while the disk is full: each takes some of the last room, which is for everybody (runtime/disk-space.ts). */
export const fullDiskBuckets = {
  /** By one account, however it signs in: some 24 a day. */
  account: { capacity: 4, refillMs: hourMs },
  /** From one network, whatever its accounts. */
  network: { capacity: 30, refillMs: 2 * minuteMs },
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
/** Analyses of one account that failed because of their input, about 40 a day: each is two events. */
export const failureBucket: Bucket = { capacity: 40, refillMs: 36 * minuteMs }

/**
 * Files of one account that failed by a fault of ours, photos that were to be made smaller included: apart from the failures above, which
 * may be the sender's doing, but bounded too, because a file that meets such a fault can be sent again. About 40 a day.
 */
export const faultBucket: Bucket = { capacity: 40, refillMs: 36 * minuteMs }

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
/** Saves and restores, also those that write nothing: each other window asks after a save what it wrote. */
export const draftLookBucket: Bucket = { capacity: 60, refillMs: 500 }
/** One token of `volumeBucket`, in bytes of what an event adds to the log. A change of a line is one token. */
export const volumeUnit = 4_096
/**
 * What the texts of one account add to the log, by drafts, LinkedIn texts and adverts of vacancies together: 16 MB at once, then
 * 16 MB a day. Deleting returns nothing, because the log keeps what it has: a disk that is full refuses everybody.
 */
export const volumeBucket: Bucket = { capacity: 4_000, refillMs: 21_600, debt: true }
/** Measures of a draft, which use no analysis: four a second, as somebody types. */
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
