// Coupon events: a batch of codes in a stream of its own, and what becomes of a code in the stream of the account that uses it.
import { z } from 'zod'
import { event } from '../catalog'
import { exampleId, id, time } from '../fields'

/** BETA-XXXX-XXXX as stored: upper case, with its dashes. */
export const code = z.string().min(1).max(40)
const percent = z.number().int().min(1).max(100)

const checkout = exampleId(2)

export const couponEvents = {
  /** Reserved by a checkout; nobody else can use it meanwhile (the log's claim `coupon`). */
  CouponHeld: event({
    repeatable: false,
    data: () => z.object({ code, checkout: id, percent }),
    golden: { data: { code: 'BETA-7K3M-QX4P', checkout, percent: 50 } },
  }),
  CouponUsed: event({
    repeatable: false,
    data: () => z.object({ code, checkout: id, percent }),
    golden: { data: { code: 'BETA-7K3M-QX4P', checkout, percent: 50 } },
  }),
  CouponReleased: event({
    repeatable: false,
    data: () => z.object({ code, checkout: id }),
    golden: { data: { code: 'BETA-7K3M-QX4P', checkout } },
  }),
  /** Single-use codes, each with a discount on a first payment, until a time. In the stream `coupon/<batch>`. */
  CouponsCreated: event({
    repeatable: false,
    data: () => z.object({ codes: z.array(code).min(1).max(100), percent, until: time }),
    golden: { data: { codes: ['BETA-7K3M-QX4P', 'BETA-M4TB-29HN'], percent: 100, until: 1_799_592_000_000 } },
  }),
  /** Codes of the batch that nobody may use any more. */
  CouponsVoided: event({
    repeatable: false,
    data: () => z.object({ codes: z.array(code).min(1).max(100) }),
    golden: { data: { codes: ['BETA-M4TB-29HN'] } },
  }),
} as const

export const couponStream = (batch: string): string => `coupon/${batch}`
