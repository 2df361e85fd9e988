import { expect, test } from 'bun:test'
import { generatePassword, kinds, type Random } from './password'

test('12 characters with a letter of each case, a digit and a symbol, and nothing else', () => {
  for (let i = 0; i < 500; i++) {
    const password = generatePassword()
    expect(password).toHaveLength(12)
    for (const kind of kinds) expect([...password].some((letter) => kind.includes(letter))).toBe(true)
    expect([...password].every((letter) => kinds.join('').includes(letter))).toBe(true)
  }
})

test('no two alike in a thousand', () => {
  expect(new Set(Array.from({ length: 1000 }, () => generatePassword())).size).toBe(1000)
})

test('the bytes that would favour the start of the alphabet are thrown away', () => {
  const alphabet = kinds.join('')
  const fair = 256 - (256 % alphabet.length)
  expect(fair).toBeLessThan(256) // otherwise there would be nothing to test
  // One byte of each kind in turn, every other byte an unfair one: were it used, it would show as the first letter.
  const good = kinds.map((kind) => alphabet.indexOf(kind[1] ?? ''))
  let at = 0
  const random: Random = (count) =>
    Uint8Array.from({ length: count }, () => (at++ % 2 ? fair : (good[(at >> 1) % good.length] ?? 0)))
  expect(generatePassword(random)).not.toContain(alphabet[0] ?? '')
})

test('a broken source of randomness is an error, not a weak password', () => {
  expect(() => generatePassword((count) => new Uint8Array(count))).toThrow('no randomness')
  expect(() => generatePassword((count) => new Uint8Array(count).fill(255))).toThrow('no randomness')
})
