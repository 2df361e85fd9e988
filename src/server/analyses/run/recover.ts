// Completes the analyses and the questions to models that a stop or crash interrupted.
import type { Core } from '../../core/core'
import { recoverModels } from '../../models/enrich'
import { materialOf } from './model-material'
import { recover } from './run-analysis'

/** Returns how many there were of each; the models answer later. */
export const recoverAnalyses = async (core: Core): Promise<{ analyses: number; models: number }> => {
  const models = recoverModels(core, materialOf)
  return { analyses: await recover(core), models }
}
