// Remembers what a pure function made of a text, an object or a list, because typing changes one line at a time.
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

/** The function with a memory of the latest list by its first item; what it makes depends on the items alone and must not be changed. */
export const memoOfList = <Item extends object, Value>(
  make: (items: readonly Item[]) => Value,
): ((items: readonly Item[]) => Value) => {
  const latest = new WeakMap<Item, { readonly items: readonly Item[]; readonly value: Value }>()
  return (items) => {
    const [first] = items
    if (!first) return make(items)
    const former = latest.get(first)
    if (former && former.items.length === items.length && former.items.every((item, at) => item === items[at]))
      return former.value
    const value = make(items)
    // A copy, because the caller's array may grow.
    latest.set(first, { items: [...items], value })
    return value
  }
}

/** The function with a memory of what it made of each object; neither may be changed. */
export const memoOfObject = <Of extends object, Value>(make: (of: Of) => Value): ((of: Of) => Value) => {
  const values = new WeakMap<Of, { readonly value: Value }>()
  return (of) => {
    const entry = values.get(of) ?? { value: make(of) }
    values.set(of, entry)
    return entry.value
  }
}
