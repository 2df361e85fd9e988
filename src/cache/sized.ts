// A cache bounded by the size of what it holds: the least recently used goes first, and all of an owner's together when asked.

export type SizedCache<Value> = {
  get(id: string): Value | undefined
  /** `bytes`: the size it counts with, such as that of its JSON. */
  set(id: string, entry: { readonly owner: string; readonly bytes: number; readonly value: Value }): void
  /** Drops all of one owner. */
  forget(owner: string): void
  clear(): void
  readonly bytes: number
}

export const sizedCache = <Value>(maxBytes: number): SizedCache<Value> => {
  // In the order of last use.
  const entries = new Map<string, { readonly owner: string; readonly bytes: number; readonly value: Value }>()
  let total = 0
  const remove = (id: string) => {
    total -= entries.get(id)?.bytes ?? 0
    entries.delete(id)
  }
  const set: SizedCache<Value>['set'] = (id, entry) => {
    remove(id)
    entries.set(id, entry)
    total += entry.bytes
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
