/** The kinds of characters a generated password is made of, without those that look alike (0 O, 1 l I). */
export const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789', '!@#$%&*+-=?'] as const
const alphabet = kinds.join('')

/** Random bytes: as many as asked for. */
export type Random = (count: number) => Uint8Array

const secure: Random = (count) => crypto.getRandomValues(new Uint8Array(count))

const length = 12
// Bytes from here on are rejected: 256 is not a multiple of the alphabet, and the remainder would favour its start.
const fair = 256 - (256 % alphabet.length)

const draw = (random: Random): string => {
  let password = ''
  // At least half of all bytes are accepted, so this ends; the bound is for a broken source of randomness.
  for (let round = 0; password.length < length && round < 100; round++)
    for (const byte of random(length))
      if (byte < fair && password.length < length) password += alphabet[byte % alphabet.length]
  if (password.length < length) throw new Error('no randomness to make a password of')
  return password
}

const isMixed = (password: string) => kinds.every((kind) => [...password].some((letter) => kind.includes(letter)))

/**
 * 12 characters from letters, digits and symbols, each equally likely, with at least one of every kind; otherwise all are
 * drawn again. About half of the draws succeed, so 100 failures mean a broken source of randomness, and throw.
 */
export const generatePassword = (random: Random = secure): string => {
  for (let attempt = 0; attempt < 100; attempt++) {
    const password = draw(random)
    if (isMixed(password)) return password
  }
  throw new Error('no randomness to make a password of')
}
