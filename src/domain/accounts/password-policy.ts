// Recognises passwords that are guessed first. The form checks their length; this file checks their content.

import { isFirstGuess } from './first-guesses'

type PasswordWeakness = 'blank' | 'repeated' | 'personal' | 'product' | 'common'

/** The owner of a password, and the product's name. */
type PasswordOwner = { readonly name: string; readonly email: string; readonly product: string }

/** Lower case without accents. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The letters alone: `Trampolim1!` is guessed as soon as `trampolim`. */
const lettersOf = (text: string): string => folded(text).replace(/\P{L}/gu, '')

/** Shorter parts of a name occur in good passwords by chance. */
const pieceMin = 3

/** The name, its pieces and the address, each as its letters alone. */
const personalWords = ({ name, email }: PasswordOwner): ReadonlySet<string> => {
  const [local = ''] = email.split('@')
  const pieces = [...name.split(/\s+/), ...local.split(/[^\p{L}]+/u), name, local, email].map(lettersOf)
  return new Set(pieces.filter((piece) => piece.length >= pieceMin))
}

/** Why a password would be among the first guessed, or null; `isCommon` looks it up in lower case. */
export const weaknessOf = (
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): PasswordWeakness | null => {
  const signs = new Set(password)
  if (password.trim() === '') return 'blank'
  if (signs.size === 1) return 'repeated'
  const letters = lettersOf(password)
  if (letters !== '' && letters === lettersOf(owner.product)) return 'product'
  if (personalWords(owner).has(letters) || folded(password) === folded(owner.email)) return 'personal'
  return isFirstGuess(folded(password), letters) || isCommon(password.toLowerCase()) ? 'common' : null
}
