// Sums of money: whole cents in, whole cents out.

/** A part of a sum in percent, rounded half up to a whole cent. */
const part = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100)

/** The first payment with so many percent off (0 to 100). */
export const discounted = (cents: number, percent: number): number => cents - part(cents, percent)

/** Twelve months with 20 % off. Exact for prices that are multiples of 5 cents, which the catalogue holds them to. */
export const annually = (monthly: number): number => part(monthly * 12, 80)

/** What a year costs a month in whole cents, rounded down: for comparison only, nobody is charged it. */
export const perMonth = (annual: number): number => Math.floor(annual / 12)

/** The part of a sum that falls on so much of a span, both in the same unit; never more than the sum. */
export const prorated = (cents: number, left: number, whole: number): number =>
  whole <= 0 ? 0 : Math.floor((cents * Math.min(Math.max(0, left), whole)) / whole)
