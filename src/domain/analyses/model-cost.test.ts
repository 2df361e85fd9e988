import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { costOf, type ModelPrices, type ModelUse, priceOf } from './model-cost'

const prices: ModelPrices = new Map([
  ['gpt-4.1-mini', { tokensIn: 400_000, tokensOut: 1_600_000 }],
  ['gpt-4.1', { tokensIn: 2_000_000, tokensOut: 8_000_000 }],
  ['qwen3:4b', { tokensIn: 0, tokensOut: 0 }],
])
const use = (model: string, tokensIn: number, tokensOut: number): ModelUse => ({
  engine: 'openai',
  model,
  asked: 1,
  answered: 1,
  tokensIn,
  tokensOut,
  dropped: 0,
  ms: 1,
})

describe('the cost of models', () => {
  test('is the price of a million tokens, in millionths of a dollar', () => {
    expect(costOf(use('gpt-4.1-mini', 1_000_000, 0), prices)).toBe(400_000)
    expect(costOf(use('gpt-4.1-mini', 0, 1_000_000), prices)).toBe(1_600_000)
    expect(costOf(use('gpt-4.1-mini', 1_200, 400), prices)).toBe(1_120)
  })
  test('is rounded up to a millionth, once', () => {
    expect(costOf(use('gpt-4.1-mini', 1, 0), prices)).toBe(1)
    expect(costOf(use('gpt-4.1-mini', 10, 0), prices)).toBe(4)
  })
  test('may be zero for the operator’s own model; without a price there is none', () => {
    expect(costOf(use('qwen3:4b', 1_000, 1_000), prices)).toBe(0)
    expect(costOf(use('another', 1_000, 1_000), prices)).toBeNull()
  })
  test('uses a model’s price for its dated releases, and not for another model', () => {
    expect(priceOf(prices, 'gpt-4.1-mini-2025-04-14')?.tokensIn).toBe(400_000)
    expect(priceOf(prices, 'gpt-4.1-0613')?.tokensIn).toBe(2_000_000)
    expect(priceOf(prices, 'gpt-4.1-nano')).toBeNull()
    expect(priceOf(prices, 'gpt-4')).toBeNull()
  })
  test('loses no millionth for any number of tokens and price', () => {
    fc.assert(
      fc.property(fc.nat(1e12), fc.nat(1e9), (tokens, price) => {
        const cost = BigInt(costOf(use('m', tokens, 0), new Map([['m', { tokensIn: price, tokensOut: 0 }]])) ?? -1)
        const exact = BigInt(tokens) * BigInt(price)
        return cost * 1_000_000n >= exact && cost * 1_000_000n < exact + 1_000_000n
      }),
    )
  })
})
