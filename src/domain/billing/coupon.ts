// Coupons: how a code is written and read, how a batch is made, and how the log holds one for an account.
import type { DomainEvent } from '../../events/schema/events'
import type { Claim } from '../../events/store/log'
import { accept, type Decider, refuse } from '../decider'

/** Letters and digits that are not taken for one another: no 0 O, 1 I L, nor U for V. */
export const couponAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random symbols of a code: 30^8 codes, so that guessing one at the throttle's pace takes longer than they are good for. */
export const couponSymbols = 8

const prefix = 'BETA'

/** The code as it is stored and shown, `BETA-XXXX-XXXX`, of its random symbols. */
export const couponCode = (symbols: string): string => `${prefix}-${symbols.slice(0, 4)}-${symbols.slice(4)}`

/** What somebody typed, as a code; case, dashes, spaces and a missing `BETA` are forgiven. Null if it cannot be one. */
export const readCoupon = (typed: string): string | null => {
  const letters = typed
    .slice(0, 60)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  const symbols = letters.startsWith(prefix) && letters.length > couponSymbols ? letters.slice(prefix.length) : letters
  const fits = symbols.length === couponSymbols && [...symbols].every((one) => couponAlphabet.includes(one))
  return fits ? couponCode(symbols) : null
}

type CouponCommand =
  | {
      readonly kind: 'create-coupons'
      readonly codes: readonly string[]
      /** 1 to 100. */
      readonly percent: number
      /** The first moment at which a code is no longer taken, in milliseconds. */
      readonly until: number
    }
  /** Codes that nobody may use any more; a used one stays used. */
  | { readonly kind: 'void-coupons'; readonly codes: readonly string[] }

/** The codes of a batch that are not voided; null before it is made. */
type BatchState = { readonly codes: readonly string[] | null }

/** The stream `coupon/<batch>`: a batch is made once. */
export const coupons: Decider<BatchState, CouponCommand, DomainEvent, 'batch-exists' | 'batch-missing'> = {
  initial: { codes: null },
  evolve: (state, event) => {
    if (event.type === 'CouponsCreated') return { codes: event.data.codes }
    if (event.type !== 'CouponsVoided') return state
    return { codes: (state.codes ?? []).filter((code) => !event.data.codes.includes(code)) }
  },
  decide: (command, { codes }) => {
    if (command.kind === 'void-coupons') {
      if (codes === null) return refuse('batch-missing')
      const voided = codes.filter((code) => command.codes.includes(code))
      return voided.length === 0 ? accept() : accept({ type: 'CouponsVoided', data: { codes: voided }, personal: null })
    }
    if (codes !== null) return refuse('batch-exists')
    const { percent, until } = command
    return accept({ type: 'CouponsCreated', data: { codes: [...command.codes], percent, until }, personal: null })
  },
}

/** The claims that follow from events of a stream: a coupon held is one account's, used or not, until it is released. */
export const couponClaims = (
  stream: string,
  events: readonly Pick<DomainEvent, 'type' | 'data'>[],
): { readonly claims: readonly Claim[]; readonly releases: readonly Claim[] } => {
  const claimsOf = (type: 'CouponHeld' | 'CouponReleased') =>
    events.flatMap((event): Claim[] =>
      event.type === type && 'code' in event.data ? [{ kind: 'coupon', value: event.data.code, stream }] : [],
    )
  return { claims: claimsOf('CouponHeld'), releases: claimsOf('CouponReleased') }
}
