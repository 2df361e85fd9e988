// The use of language models over some days, and its cost at the operator's prices.
import type { ModelEngine } from '../../events/schema/vocabulary'

/** One model over some days: questions (one for each analysis) and tokens as its server counts them. */
export type ModelUse = {
  readonly engine: ModelEngine
  readonly model: string
  readonly asked: number
  readonly answered: number
  readonly tokensIn: number
  readonly tokensOut: number
  /** Pieces of answers that were not the person's own. */
  readonly dropped: number
  /** Total ms of the answers. */
  readonly ms: number
}

/** Millionths of a US dollar for a million tokens, so trillionths of a dollar for one. Whole numbers. */
export type Price = { readonly tokensIn: number; readonly tokensOut: number }
export type ModelPrices = ReadonlyMap<string, Price>

/** How providers name the releases of a model: gpt-4.1-mini-2025-04-14, name-0613, name-20250514. */
const release = /^-(?:\d{4}-\d{2}-\d{2}|\d{4}|\d{8})$/

/** The price of a model: by its name, otherwise as a dated release of a model with a price. */
export const priceOf = (prices: ModelPrices, model: string): Price | null => {
  const price = prices.get(model)
  if (price) return price
  const [, dated] = [...prices].find(([name]) => model.startsWith(name) && release.test(model.slice(name.length))) ?? []
  return dated ?? null
}

const trillionths = 1_000_000n

/** Millionths of a US dollar, exact and rounded up once at the end. Null without a price. */
export const costOf = ({ model, tokensIn, tokensOut }: ModelUse, prices: ModelPrices): number | null => {
  const price = priceOf(prices, model)
  if (!price) return null
  const exact = BigInt(tokensIn) * BigInt(price.tokensIn) + BigInt(tokensOut) * BigInt(price.tokensOut)
  return Number((exact + trillionths - 1n) / trillionths)
}
