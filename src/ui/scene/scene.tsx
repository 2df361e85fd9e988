// A page or region in the place of content: what happened, with its drawing and the way on.
import type { ReactNode } from 'react'
import { cx, title as size } from '../base'
import * as css from './scene.css'
import { type Moment, SceneArt } from './scene-art'

type Props = {
  moment: Moment
  title: string
  /** 1 when the state is the whole page. */
  level?: 1 | 2
  className?: string
  children?: ReactNode
}

/** What happened, that nothing was lost, and where to go. */
export function Scene({ moment, title, level = 2, className, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <section className={cx(css.scene, className)}>
      <SceneArt moment={moment} />
      <Heading className={level === 1 ? size.lg : size.md}>{title}</Heading>
      {children}
    </section>
  )
}
