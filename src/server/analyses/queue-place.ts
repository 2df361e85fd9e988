// Who waits for a reader is told how many are before them, on whatever page of theirs is open.
import { liveEvents, type QueuePlaceJson } from '../../api/live'
import type { Tool } from '../../events/schema/vocabulary'
import type { Core } from '../core'
import type { Work } from '../reader/protocol'

/** Work that a person waits for. */
export const waiterOf = (core: Core, account: string, tool: Tool): Work => ({
  account,
  onWait: (ahead) => {
    const place: QueuePlaceJson = { ferramenta: tool, fila: ahead }
    core.live.send(account, liveEvents.queue, place)
  },
})
