// Remembers what a pure function made of a short text. Somebody who types changes one line of a résumé, and all others are
// read again as they were.

/** Texts remembered of each function, in two generations, and the longest of them in UTF-16 units. */
export const MEMO_LIMITS = { texts: 4_096, longest: 400 } as const

/** The function with a memory. What it makes must not be changed by who gets it. */
export const memo = <Value>(make: (text: string) => Value): ((text: string) => Value) => {
  let young = new Map<string, Value>()
  let old = new Map<string, Value>()
  return (text) => {
    if (text.length > MEMO_LIMITS.longest) return make(text)
    const cached = young.get(text)
    if (cached !== undefined) return cached
    const value = old.get(text) ?? make(text)
    if (young.size >= MEMO_LIMITS.texts / 2) {
      old = young
      young = new Map()
    }
    young.set(text, value)
    return value
  }
}
