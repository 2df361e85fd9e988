// Two caches: one bounded by the number of its entries, one by their size.

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

export type SizedCache<Value> = {
  get(id: string): Value | undefined
  /** `bytes`: the size it counts with, such as that of its JSON. */
  set(id: string, entry: { readonly owner: string; readonly bytes: number; readonly value: Value }): void
  /** Drops all of one owner. */
  forget(owner: string): void
  clear(): void
  readonly bytes: number
}

/**
 * The least recently used goes first. Of one owner's entries, too, beyond `maxOfOne` bytes: nobody pushes all others out. The newest of an
 * owner stays, however large, if it fits in all.
 */
export const sizedCache = <Value>(maxBytes: number, maxOfOne = maxBytes): SizedCache<Value> => {
  // In the order of last use.
  const entries = new Map<string, { readonly owner: string; readonly bytes: number; readonly value: Value }>()
  let total = 0
  const remove = (id: string) => {
    total -= entries.get(id)?.bytes ?? 0
    entries.delete(id)
  }
  const trimOwner = (owner: string, newest: string) => {
    const ofOwner = [...entries].filter(([, entry]) => entry.owner === owner)
    let bytes = ofOwner.reduce((sum, [, entry]) => sum + entry.bytes, 0)
    for (const [id, entry] of ofOwner) {
      if (bytes <= maxOfOne || id === newest) return
      bytes -= entry.bytes
      remove(id)
    }
  }
  const set: SizedCache<Value>['set'] = (id, entry) => {
    remove(id)
    entries.set(id, entry)
    total += entry.bytes
    if (maxOfOne < maxBytes) trimOwner(entry.owner, id)
    for (const oldest of entries.keys()) {
      if (total <= maxBytes) break
      remove(oldest)
    }
  }
  return {
    get(id) {
      const entry = entries.get(id)
      if (entry) set(id, entry)
      return entry?.value
    },
    set,
    forget(owner) {
      for (const [id, entry] of entries) if (entry.owner === owner) remove(id)
    },
    clear() {
      entries.clear()
      total = 0
    },
    get bytes() {
      return total
    },
  }
}
