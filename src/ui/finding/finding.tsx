// One finding of a result: what was found, where, what to do and how many points it would bring.
import type { ReactNode } from 'react'
import { title as size } from '../base'
import * as css from './finding.css'

type Props = {
  title: string
  /** Points to gain, whole; 0 shows none. */
  points: number
  /** "pontos", under the figure. */
  unit: string
  /** Level of the title; 4 where findings are under the name of a part. */
  level?: 3 | 4
  /** The evidence, then what to do. */
  children: ReactNode
}

/** What was found, where, what to do, and the gain. */
export function Finding({ title, points, unit, level = 3, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className={css.finding}>
      <Heading className={size.sm}>{title}</Heading>
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
