// Closes what open-core.ts opened, the log after everything that may still append to it.
import type { Core } from './core'

export const closeCore = async (core: Core): Promise<void> => {
  await core.models.close()
  await core.reader.close()
  core.views.close()
  core.testCheckout?.close()
  core.security.close()
  await core.events.close()
  core.runtimeDb.close()
}
