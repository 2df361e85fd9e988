// Runs one task at a time for each key, in the order requested; different keys do not wait for each other.

export type Mutex = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** Keys exist only while something waits for them; never request one within work that holds it. */
export const createMutex = (): Mutex => {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(work)
    const settled = mine.then(
      () => {},
      () => {},
    )
    last.set(key, settled)
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key)
    })
    return mine
  }
}
