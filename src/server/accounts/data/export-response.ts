// The answer to a person who asks for a copy of their data.
import type { Language } from '../../../i18n'
import { sessionById } from '../../../projections/accounts/session'
import type { Core } from '../../core/core'
import type { RoomLimits } from '../../http/request/body/room'
import type { Person } from '../../http/request/request-context'
import { exportOf } from './export'

/** Copies under way at once: each holds a file that its reader has not taken yet. */
export const exportsAtOnce: RoomLimits = { account: 2, network: 8, all: 24 }

/** A download made as fast as the client reads it, until the session that asked for it ends; `leave` is called then. */
export const exportResponse = (
  core: Core,
  { account, session }: Pick<Person, 'account' | 'session'>,
  language: Language,
  leave: () => void,
): Response => {
  const pieces = exportOf(core, account, language)
  const end = async () => {
    leave()
    await pieces.return(undefined)
  }
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = sessionById(core.views.db, session) ? await pieces.next() : null
        if (next && !next.done) return controller.enqueue(next.value)
      } catch (error) {
        leave()
        throw error
      }
      await end()
      controller.close()
    },
    cancel: end,
  })
  const day = new Date(core.clock()).toISOString().slice(0, 10)
  return new Response(stream, {
    headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="conta-${day}.zip"` },
  })
}
