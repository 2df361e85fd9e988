// Runs a process that folds a part of the read models (views-parts.ts).
import { domainEvents } from '../../../events/schema/events'
import { openLogReadOnly } from '../../../events/store/sqlite/sqlite-log'
import { projections } from '../../../projections/all'
import type { Part } from '../../../projections/engine/part'
import { foldPart } from '../../../projections/engine/parts'

/** The key comes in the message, because the process inherits no settings. */
export type PartOrder = { readonly folder: string; readonly masterKey: Uint8Array; readonly part: Part }
/** How far it has come, or that the file is complete and closed. A process that ends without the latter has failed. */
export type PartAnswer = { readonly position: number } | { readonly done: true }

/** Takes one order over IPC, and ends. */
export async function runViewsPart(): Promise<void> {
  const send = process.send?.bind(process)
  if (!send) throw new Error('views part: started without a server to talk to')
  const order = await new Promise<PartOrder>((resolve) => process.once('message', resolve))
  const log = openLogReadOnly(order.folder, order.masterKey)
  try {
    const answer = (message: PartAnswer) => send(message)
    foldPart(order.part, { log, projections, catalog: domainEvents }, (position) => answer({ position }))
    answer({ done: true })
  } finally {
    await log.close()
  }
}
