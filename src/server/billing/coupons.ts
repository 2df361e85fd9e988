// Coupons: made by an admin, asked about and taken by a person.
import { randomInt } from 'node:crypto'
import type { BatchJson, CouponJson, VoidJson } from '../../api/billing'
import { couponAlphabet, couponCode, couponSymbols, coupons, readCoupon } from '../../domain/billing/coupon'
import { couponStream } from '../../events/schema/billing/coupons'
import type { EventMetadata } from '../../events/store/log'
import {
  type CouponRow,
  couponByCode,
  couponsListed,
  couponsOfBatch,
  newestCoupons,
} from '../../projections/billing/coupon'
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

/** Ends a code that nobody has used, with `lote` all such codes of its batch; returns those that ended now or before. */
export const voidCoupons = async (
  core: Core,
  { codigo, lote }: VoidJson,
  metadata: EventMetadata,
): Promise<CouponRow[] | 'coupon-invalid' | 'busy'> => {
  const code = readCoupon(codigo)
  const coupon = code === null ? undefined : couponByCode(core.views.db, code)
  const stream = coupon && core.events.readAll(coupon.position - 1, 1)[0]?.stream
  if (!coupon || stream === undefined) return 'coupon-invalid'
  const codes = (lote ? couponsOfBatch(core.views.db, coupon) : [coupon])
    .filter(({ state }) => state !== 'used')
    .map((one) => one.code)
  const outcome = await core.handle(coupons, stream, { kind: 'void-coupons', codes }, metadata)
  return outcome.ok ? codes.flatMap((one) => couponByCode(core.views.db, one) ?? []) : 'busy'
}

/** A coupon that this account may use now; null for one that is used, voided, held by somebody else, over, or none at all. */
export const usableCoupon = (core: Core, account: string, typed: string, now: number): CouponRow | null => {
  const code = readCoupon(typed)
  const coupon = code === null ? undefined : couponByCode(core.views.db, code)
  if (!coupon || coupon.voided || coupon.until <= now || coupon.state === 'used') return null
  return coupon.state === 'free' || coupon.account === account ? coupon : null
}

/** A coupon in the API's words. */
export const couponJson = ({ code, percent, until, state, voided }: CouponRow): CouponJson => ({
  id: code,
  codigo: code,
  desconto: percent,
  usado: state === 'used',
  anulado: voided,
  valido_ate: new Date(until).toISOString(),
})

export const couponList = (core: Core, limit = couponsListed) => newestCoupons(core.views.db, limit)
