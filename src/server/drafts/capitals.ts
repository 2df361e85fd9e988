// Gives answers typed in small letters on a phone the capital letters that names and sentences begin with.

/** Words within a name that stay small. */
const small = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'em', 'na', 'no', 'of', 'the', 'and', 'for', 'in', 'at'])

/** Fields that are names, each word of which begins with a capital. */
const names = new Set(['name', 'employer', 'school'])
/** "ibm", "ufmg" and "booking.com" are written as their owners like. */
const ownSpelling = /^\p{L}{1,4}$|\S\.\p{L}/u
/** Fields that are read as text; addresses, numbers and dates stay as they are. */
const texts = new Set(['headline', 'title', 'course', 'text'])

const isSmall = (text: string): boolean => text === text.toLowerCase()

/** "atendi 30 clientes" begins with a capital; "iFood", an address and a figure stay. */
export const sentenceCapital = (text: string): string => {
  const [first = ''] = /^\S+/.exec(text) ?? []
  return isSmall(first) && /^\p{L}[\p{L}'’-]*[,;:.]?$/u.test(first)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text
}

/** "maria da silva" is "Maria da Silva"; a name with any capital is as its person writes it. */
export const nameCapitals = (text: string): string =>
  isSmall(text)
    ? text.replace(/(?<![\p{L}\p{N}@]|\p{L}{2}['’])\p{L}+(?=(\.?))/gu, (word, dot: string, at: number) =>
        at > 0 && dot === '' && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
      )
    : text

/** "recife, pe": a town's state is written large. */
const cityCapitals = (text: string): string =>
  isSmall(text) ? nameCapitals(text).replace(/[,/–-]\s?\p{L}{2}$/u, (state) => state.toUpperCase()) : text

/** An answer to one of the first questions, by the name of its field. */
export const withCapitals = (field: string, text: string): string =>
  field === 'city'
    ? cityCapitals(text)
    : names.has(field)
      ? field !== 'name' && ownSpelling.test(text.trim())
        ? text
        : nameCapitals(text)
      : texts.has(field)
        ? sentenceCapital(text)
        : text
