// What is remembered of an object is never what was worked out of another, or from other keys.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { remembered } from './remembered'

test('in any order of objects and keys, the answer is what would be worked out now', () => {
  const owners = [{ n: 1 }, { n: 2 }, { n: 3 }]
  const asked = fc.array(fc.tuple(fc.nat(2), fc.array(fc.constantFrom('pt-BR', 'en-US', 3), { maxLength: 3 })))
  fc.assert(
    fc.property(asked, (questions) => {
      const last = remembered<object, string>()
      for (const [at, keys] of questions) {
        const fresh = () => JSON.stringify([owners[at], keys])
        expect(last(owners[at]!, keys, fresh)).toBe(fresh())
      }
    }),
  )
})

test('the same question is worked out once', () => {
  const last = remembered<object, object>()
  const owner = {}
  expect(last(owner, ['pt-BR'], () => ({}))).toBe(last(owner, ['pt-BR'], () => ({})))
})
