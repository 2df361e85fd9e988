import { expect, test } from 'bun:test'
import { generatePassword, kinds, type Random } from './password'

test('a generated password has 12 characters with a letter of each case, a digit and a symbol', () => {
  for (let i = 0; i < 500; i++) {
    const password = generatePassword()
    expect(password).toHaveLength(12)
    for (const kind of kinds) expect([...password].some((letter) => kind.includes(letter))).toBe(true)
    expect([...password].every((letter) => kinds.join('').includes(letter))).toBe(true)
  }
})

test('a thousand generated passwords are all different', () => {
  expect(new Set(Array.from({ length: 1000 }, () => generatePassword())).size).toBe(1000)
})

test('bytes that would favour the start of the alphabet are rejected', () => {
  const alphabet = kinds.join('')
  const fair = 256 - (256 % alphabet.length)
  expect(fair).toBeLessThan(256) // otherwise there would be nothing to test
  // Every other byte is one to reject: if it were used, the first letter of the alphabet would appear.
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
