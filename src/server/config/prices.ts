// MODEL_PRICES: "gpt-4.1-mini=0.40/1.60, name=in/out" in US dollars for a million tokens, as providers list them.
import type { ModelPrices, Price } from '../../domain/analyses/model-cost'

/** Most models with a price, and most dollars for a million tokens; anything above is a typing error. */
const modelsMax = 50
const dollarsMax = 10_000

/** Dollars with up to six decimals, as millionths; null for anything else. */
const millionths = (text: string): number | null => {
  const [, whole = '', part = ''] = /^(\d{1,5})(?:\.(\d{1,6}))?$/.exec(text.trim()) ?? []
  if (whole === '' || Number(whole) > dollarsMax) return null
  return Number(whole) * 1_000_000 + Number(part.padEnd(6, '0'))
}

const priceFrom = (text: string): Price | null => {
  const [tokensIn, tokensOut, ...more] = text.split('/').map(millionths)
  return typeof tokensIn === 'number' && typeof tokensOut === 'number' && more.length === 0
    ? { tokensIn, tokensOut }
    : null
}

/** The operator's prices by model; adds what is wrong with them to the problems. */
export const pricesOf = (text: string, problems: string[]): ModelPrices => {
  const prices = new Map<string, Price>()
  const parts = text.split(',').filter((part) => part.trim() !== '')
  if (parts.length > modelsMax) problems.push(`MODEL_PRICES: at most ${modelsMax} models`)
  for (const part of parts.slice(0, modelsMax)) {
    // A model's name may contain neither "=" nor a comma.
    const [name = '', price = '', ...more] = part.split('=').map((one) => one.trim())
    const parsed = priceFrom(price)
    if (name === '' || !parsed || more.length > 0)
      problems.push(
        `MODEL_PRICES: ${JSON.stringify(part.trim())} is not model=in/out in US dollars for a million tokens, such as gpt-4.1-mini=0.40/1.60`,
      )
    else if (prices.has(name)) problems.push(`MODEL_PRICES: ${JSON.stringify(name)} stands twice`)
    else prices.set(name, parsed)
  }
  return prices
}
