// Bounds what requests hold in memory at the same time: of one account, of one network, and in all.

export type RoomLimits = { readonly account: number; readonly network: number; readonly all: number }
type RoomOwner = { readonly account: string | null; readonly network: string }

/** What one request holds. */
export type Place = {
  /** Takes room for that much more. False, with nothing taken, while there is none or after `leave`. */
  grow(amount: number): boolean
  /** Gives back all that it took. Idempotent. */
  leave(): void
}

type Room = {
  /** A place that holds nothing yet; without room `giveWay` is called on the oldest first, true if its request ends. */
  open(owner: RoomOwner, giveWay?: () => boolean): Place
}

type HeldPlace = { readonly keys: readonly string[]; readonly giveWay: () => boolean; readonly place: Place }

export const createRoom = (limits: RoomLimits): Room => {
  const sums = new Map<string, number>()
  const places = new Set<HeldPlace>()
  const add = (key: string, amount: number) => {
    const now = (sums.get(key) ?? 0) + amount
    if (now > 0) sums.set(key, now)
    else sums.delete(key)
  }
  const limitOf = (key: string): number =>
    key === 'all' ? limits.all : key.startsWith('network ') ? limits.network : limits.account
  const isFull = (key: string, amount: number): boolean => (sums.get(key) ?? 0) + amount > limitOf(key)

  const makeRoom = (key: string, amount: number, asking: Place): boolean => {
    for (const reservation of places) {
      if (!isFull(key, amount)) return true
      if (reservation.place !== asking && reservation.keys.includes(key) && reservation.giveWay())
        reservation.place.leave()
    }
    return !isFull(key, amount)
  }

  return {
    open({ account, network }, giveWay = () => false) {
      const keys = ['all', `network ${network}`, ...(account === null ? [] : [`account ${account}`])]
      let taken = 0
      let left = false
      const place: Place = {
        grow(amount) {
          if (left || !keys.every((key) => !isFull(key, amount) || makeRoom(key, amount, place))) return false
          for (const key of keys) add(key, amount)
          taken += amount
          return true
        },
        leave() {
          if (left) return
          left = true
          places.delete(reservation)
          for (const key of keys) add(key, -taken)
        },
      }
      const reservation: HeldPlace = { keys, giveWay, place }
      places.add(reservation)
      return place
    },
  }
}
