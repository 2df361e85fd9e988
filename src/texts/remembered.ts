// Remembers the last of what was worked out of an object that never changes, such as a stored result: forgotten with the object.

/** What `make` returned for this object and these `keys`, which are all that it depends on besides, compared by identity. */
export const remembered = <Owner extends object, Value>() => {
  const last = new WeakMap<Owner, { readonly keys: readonly unknown[]; readonly value: Value }>()
  return (owner: Owner, keys: readonly unknown[], make: () => Value): Value => {
    const cached = last.get(owner)
    const same = cached?.keys.length === keys.length && keys.every((key, at) => key === cached.keys[at])
    if (cached && same) return cached.value
    const value = make()
    last.set(owner, { keys, value })
    return value
  }
}
