// Lists which keys were destroyed since a standby asked last: in memory, numbered within this process.
import type { FedKey } from '../../events/store/follow/feed'

/** Destroyed keys remembered; a standby that missed more asks for the whole list. */
const rememberedMax = 10_000

export function createErased(keysOf: (streams: readonly string[]) => readonly FedKey[], most = rememberedMax) {
  const process = Bun.randomUUIDv7()
  const half = Math.floor(most / 2)
  let streams: string[] = []
  let first = 0
  return {
    add(stream: string) {
      streams.push(stream)
      if (streams.length <= most) return
      first += streams.length - half
      streams = streams.slice(-half)
    },
    since(cursor: string) {
      const [of, text] = cursor.split(':', 2)
      const from = Number(text) - first
      const next = `${process}:${first + streams.length}`
      if (of !== process || !(from >= 0 && from <= streams.length)) return { cursor: next, all: true, keys: [] }
      return { cursor: next, all: false, keys: keysOf(streams.slice(from)) }
    },
  }
}
