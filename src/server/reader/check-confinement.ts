// Finds out how well readers can be confined on this machine.
import { selfCommand } from '../runtime/executable'
import { startChild } from './child'
import { readerLimits } from './limits'
import type { Confinement } from './protocol'

/** Starts a reader as the server would, and returns the confinement that holds on this machine. */
export const checkConfinement = async (): Promise<Confinement> => {
  const child = await startChild(selfCommand('reader'), readerLimits)
  await child.kill()
  return child.confinement
}
