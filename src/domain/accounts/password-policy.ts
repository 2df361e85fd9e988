// Which passwords a guesser tries first. Their length is the form's business; this is about what they are.

export type PasswordWeakness = 'blank' | 'repeated' | 'personal' | 'product' | 'common'

/** Whose password it is, and of which site. */
export type PasswordOwner = { readonly name: string; readonly email: string; readonly product: string }

/** Small letters without accents. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Its letters alone: a digit or a sign put at a word's end makes nobody think of another word. */
const lettersOf = (text: string): string => folded(text).replace(/\P{L}/gu, '')

/** Shorter pieces of a name are found in many a good password's letters by chance. */
const pieceMin = 3

/** The name, its pieces and the address, each as its letters alone. */
const personalWords = ({ name, email }: PasswordOwner): ReadonlySet<string> => {
  const [local = ''] = email.split('@')
  const pieces = [...name.split(/\s+/), ...local.split(/[^\p{L}]+/u), name, local, email].map(lettersOf)
  return new Set(pieces.filter((piece) => piece.length >= pieceMin))
}

/**
 * Why a password would be among the first guessed, or null. `isCommon` says whether one is on the list of common ones, of
 * which the password is looked up in small letters, as lists have them.
 */
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
  return isCommon(password.toLowerCase()) ? 'common' : null
}
