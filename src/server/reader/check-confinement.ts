// Finds out how well readers can be confined on this machine.
import { selfCommand } from '../runtime/executable'
import { startChild } from './child'
import { READER_LIMITS } from './limits'
import type { Confinement } from './protocol'

/** Starts a reader as the server would, and returns the confinement that holds on this machine. */
export const checkConfinement = async (): Promise<Confinement> => {
  const child = await startChild(selfCommand('reader'), READER_LIMITS)
  await child.kill()
  return child.confinement
}
