// A map that a fold changes event by event without copying all of it: the map before stays as it was, and a change costs what
// one bucket costs. Copying a Map at each event makes a long stream quadratic.

/** 100 000 entries are 200 in each. */
const bucketCount = 512

export type SharingMap<Value> = {
  get(key: string): Value | undefined
  /** This map with one entry more or other; itself stays as it is. */
  with(key: string, value: Value): SharingMap<Value>
  without(key: string): SharingMap<Value>
  /** In no order that means anything. */
  entries(): Generator<[string, Value], void, undefined>
}

type Buckets<Value> = readonly (ReadonlyMap<string, Value> | undefined)[]

/** FNV-1a: ids made in one second differ in a few signs only. */
const bucketOf = (key: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % bucketCount
}

const sharing = <Value>(buckets: Buckets<Value>): SharingMap<Value> => {
  const changed = (key: string, change: (bucket: Map<string, Value>) => unknown): SharingMap<Value> => {
    const at = bucketOf(key)
    const bucket = new Map(buckets[at])
    change(bucket)
    const next = buckets.slice()
    next[at] = bucket
    return sharing(next)
  }
  return {
    get: (key) => buckets[bucketOf(key)]?.get(key),
    with: (key, value) => changed(key, (bucket) => bucket.set(key, value)),
    without: (key) => changed(key, (bucket) => bucket.delete(key)),
    *entries() {
      for (const bucket of buckets) if (bucket) yield* bucket
    },
  }
}

export const emptyMap = <Value>(): SharingMap<Value> => sharing<Value>(new Array(bucketCount).fill(undefined))
