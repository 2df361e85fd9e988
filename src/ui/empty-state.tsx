import type { ReactNode } from 'react'
import { empty } from './empty.css'
import { SceneArt } from './scene-art'
import { title as size, small } from './text.css'

export function EmptyState({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className={empty}>
      <SceneArt moment="empty" />
      <h3 className={size.sm}>{title}</h3>
      <p className={small}>{text}</p>
      {action}
    </div>
  )
}
