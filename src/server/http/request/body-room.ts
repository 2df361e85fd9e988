// How many bytes of bodies are held at once: by one account, one network, and in all. Bodies that arrive slowly would fill the
// memory otherwise, however small each is.

const MB = 1024 * 1024

export type RoomLimits = { readonly account: number; readonly network: number; readonly all: number }
export type BodyOwner = { readonly account: string | null; readonly network: string }

/** Files and long texts; forms have a room of their own, so that nobody's files keep others from signing in. */
export const roomLimits = {
  small: { account: 4 * MB, network: 16 * MB, all: 64 * MB },
  large: { account: 24 * MB, network: 64 * MB, all: 192 * MB },
} as const satisfies Record<string, RoomLimits>

/** Bodies of up to so many bytes are in the small room. */
export const smallMost = 64 * 1024

export type BodyRoom = {
  /** Takes room for so many bytes; what gives it back, or null while there is none. */
  enter(owner: BodyOwner, bytes: number): (() => void) | null
}

export const createBodyRoom = (limits: RoomLimits): BodyRoom => {
  const held = new Map<string, number>()
  const add = (key: string, bytes: number) => {
    const now = (held.get(key) ?? 0) + bytes
    if (now > 0) held.set(key, now)
    else held.delete(key)
  }
  return {
    enter({ account, network }, bytes) {
      const keys: readonly (readonly [string, number])[] = [
        ['all', limits.all],
        [`network ${network}`, limits.network],
        ...(account === null ? [] : [[`account ${account}`, limits.account] as const]),
      ]
      if (keys.some(([key, most]) => (held.get(key) ?? 0) + bytes > most)) return null
      for (const [key] of keys) add(key, bytes)
      let left = false
      return () => {
        if (!left) for (const [key] of keys) add(key, -bytes)
        left = true
      }
    },
  }
}
