// Shows how far a score moved since the result before it.
import type { ReactNode } from 'react'
import * as css from './score-ring.css'

/** A score's change, on a deep ground. */
export const ScoreChange = ({ children }: { readonly children: ReactNode }) => (
  <p className={css.change}>
    <span className={css.changeDot} aria-hidden="true" />
    {children}
  </p>
)
