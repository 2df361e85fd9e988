import type { ReactNode } from 'react'
import * as css from './finding.css'
import { title as size } from './text.css'

type Props = {
  title: string
  /** Points to gain, whole; 0 shows none. */
  points: number
  /** "pontos", under the figure. */
  unit: string
  /** Evidence first, then what to do. */
  children: ReactNode
}

/** What was seen, where, what to do, what it is worth. */
export function Finding({ title, points, unit, children }: Props) {
  return (
    <article className={css.finding}>
      <h3 className={size.sm}>{title}</h3>
      {points > 0 && (
        <p className={css.points}>
          +{points}
          <small>{unit}</small>
        </p>
      )}
      <div className={css.body}>{children}</div>
    </article>
  )
}
