// Coupons: made by an admin, asked about and taken by a person.
import { randomInt } from 'node:crypto'
import type { BatchJson, CouponJson } from '../../api/billing'
import { couponAlphabet, couponCode, couponSymbols, coupons, readCoupon } from '../../domain/billing/coupon'
import { couponStream } from '../../events/schema/billing/coupons'
import type { EventMetadata } from '../../events/store/log'
import { type CouponRow, couponByCode, couponsListed, newestCoupons } from '../../projections/billing/coupon'
import { dayMs } from '../../time/units'
import type { Core } from '../core/core'

const freshCode = (): string =>
  couponCode(Array.from({ length: couponSymbols }, () => couponAlphabet[randomInt(couponAlphabet.length)]).join(''))

/** Makes codes that are not taken. One in 10^11 is, so twice as many draws as codes are more than enough. */
const freshCodes = (core: Core, count: number): string[] => {
  const codes = new Set<string>()
  for (let draws = 0; codes.size < count && draws < 2 * count; draws++) {
    const code = freshCode()
    if (!couponByCode(core.views.db, code)) codes.add(code)
  }
  return [...codes]
}

/** Makes a batch; the new coupons, or null when the log was too busy. */
export const createBatch = async (
  core: Core,
  { quantidade, desconto, dias }: BatchJson,
  metadata: EventMetadata,
): Promise<CouponRow[] | null> => {
  const codes = freshCodes(core, quantidade)
  const outcome = await core.handle(
    coupons,
    couponStream(Bun.randomUUIDv7()),
    { kind: 'create-coupons', codes, percent: desconto, until: metadata.at + dias * dayMs },
    metadata,
  )
  return outcome.ok ? codes.flatMap((code) => couponByCode(core.views.db, code) ?? []) : null
}

/** A coupon that this account may use now; null for one that is used, held by somebody else, over, or none at all. */
export const usableCoupon = (core: Core, account: string, typed: string, now: number): CouponRow | null => {
  const code = readCoupon(typed)
  const coupon = code === null ? undefined : couponByCode(core.views.db, code)
  if (!coupon || coupon.until <= now || coupon.state === 'used') return null
  return coupon.state === 'free' || coupon.account === account ? coupon : null
}

/** A coupon in the API's words. */
export const couponJson = ({ code, percent, until, state }: CouponRow): CouponJson => ({
  id: code,
  codigo: code,
  desconto: percent,
  usado: state === 'used',
  valido_ate: new Date(until).toISOString(),
})

export const couponList = (core: Core, limit = couponsListed) => newestCoupons(core.views.db, limit)
