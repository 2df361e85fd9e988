// Shown where there is nothing yet: what will be here, and how to begin.
import type { ReactNode } from 'react'
import { title as size, small } from '../base'
import { SceneArt } from '../scene/scene-art'
import { Ticks } from '../ticks/ticks'
import { empty } from './empty.css'

type Props = {
  title: string
  text: string
  /** What will be here. */
  points?: readonly string[]
  action?: ReactNode
}

export function EmptyState({ title, text, points, action }: Props) {
  return (
    <div className={empty}>
      <SceneArt moment="empty" />
      <h2 className={size.sm}>{title}</h2>
      <p className={small}>{text}</p>
      {points && <Ticks items={points.map((content) => ({ key: content, content, icon: 'arrow-right' }))} />}
      {action}
    </div>
  )
}
