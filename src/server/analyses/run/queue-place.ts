// Sends people who wait for a reader their place in the queue, on every page they have open.
import { liveEvents, type QueuePlaceJson } from '../../../api/live'
import type { Tool } from '../../../events/schema/vocabulary'
import type { Work } from '../../reader/protocol'

type Sends = { readonly live: { send(account: string, event: string, data: object): void } }

/** Work that a person waits for. */
export const waiterOf = (core: Sends, account: string, tool: Tool): Work => ({
  account,
  onWait: (ahead) => {
    const place: QueuePlaceJson = { ferramenta: tool, fila: ahead }
    core.live.send(account, liveEvents.queue, place)
  },
})
