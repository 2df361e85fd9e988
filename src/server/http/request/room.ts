// How much of what fills the memory is held at once: by one account, by one network, and in all.

export type RoomLimits = { readonly account: number; readonly network: number; readonly all: number }
export type RoomOwner = { readonly account: string | null; readonly network: string }

export type Room = {
  /** Takes room for so much; what gives it back, or null while there is none. */
  enter(owner: RoomOwner, amount: number): (() => void) | null
}

export const createRoom = (limits: RoomLimits): Room => {
  const held = new Map<string, number>()
  const add = (key: string, amount: number) => {
    const now = (held.get(key) ?? 0) + amount
    if (now > 0) held.set(key, now)
    else held.delete(key)
  }
  return {
    enter({ account, network }, amount) {
      const keys: readonly (readonly [string, number])[] = [
        ['all', limits.all],
        [`network ${network}`, limits.network],
        ...(account === null ? [] : [[`account ${account}`, limits.account] as const]),
      ]
      if (keys.some(([key, most]) => (held.get(key) ?? 0) + amount > most)) return null
      for (const [key] of keys) add(key, amount)
      let left = false
      return () => {
        if (!left) for (const [key] of keys) add(key, -amount)
        left = true
      }
    },
  }
}
