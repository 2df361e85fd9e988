// A bounded cache of what was used recently.
export type Recent<Key, Value> = {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
  delete(key: Key): void
}

/**
 * A cache of at most `max` entries that retains those used recently, in two generations: when the young one holds half,
 * it becomes the old one and the old one is dropped. Evicting a Map's oldest key one at a time is quadratic here:
 * finding it iterates over all that were deleted before (decision 0012).
 */
export function recent<Key, Value>(max: number): Recent<Key, Value> {
  let young = new Map<Key, Value>()
  let old = new Map<Key, Value>()

  function set(key: Key, value: Value): void {
    if (young.size >= Math.max(1, Math.floor(max / 2)) && !young.has(key)) {
      old = young
      young = new Map()
    }
    young.set(key, value)
  }

  return {
    get(key) {
      const value = young.get(key)
      if (value !== undefined) return value
      const aged = old.get(key)
      if (aged !== undefined) set(key, aged)
      return aged
    },
    set,
    delete(key) {
      young.delete(key)
      old.delete(key)
    },
  }
}
