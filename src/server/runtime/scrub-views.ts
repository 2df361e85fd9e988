// Empties the write-ahead log of the read models, so that erased rows do not stay readable in it.
import type { Core } from '../core/core'
import { attemptStep } from './attempt-step'

/** Removes what was erased from the read models' WAL. A reader in the way delays it until the next check of all files, and is logged. */
export const scrubViews = ({ views }: Pick<Core, 'views'>): Promise<boolean> =>
  attemptStep('read-models', () => {
    if (!views.scrub()) throw new Error('a reader is in the way')
  })
