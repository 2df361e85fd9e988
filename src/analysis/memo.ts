// Remembers what a pure function made of a short text. Somebody who types changes one line of a résumé, and all others are
// read again as they were.
import { recent } from '../cache/bounded'

/** Texts remembered of each function, and the longest of them in UTF-16 units. */
export const MEMO_LIMITS = { texts: 4_096, longest: 400 } as const

/** The function with a memory. What it makes must not be changed by who gets it. */
export const memo = <Value>(
  make: (text: string) => Value,
  { texts, longest }: { readonly texts: number; readonly longest: number } = MEMO_LIMITS,
): ((text: string) => Value) => {
  const values = recent<string, Value>(texts)
  return (text) => {
    if (text.length > longest) return make(text)
    const cached = values.get(text)
    if (cached !== undefined) return cached
    const value = make(text)
    values.set(text, value)
    return value
  }
}
