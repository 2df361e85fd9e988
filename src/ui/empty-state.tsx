import type { ReactNode } from 'react'
import { empty } from './empty.css'
import { SceneArt } from './scene-art'
import { title as size, small } from './text.css'
import { Ticks } from './ticks'

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
