// One step of an erasure, of which the others are tried even if it fails.
import { errorDetails, logger } from './logger'

/** Runs one step; false if it failed, which is logged: a later check of all files repeats it. */
export const attemptStep = async (step: string, run: () => unknown): Promise<boolean> => {
  try {
    await run()
    return true
  } catch (error) {
    logger.warn('erasure.delayed', { step, ...errorDetails(error) })
    return false
  }
}
