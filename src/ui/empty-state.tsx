import type { ReactNode } from 'react'
import { empty } from './empty.css'
import { SceneArt } from './scene-art'
import { title as size, small } from './text.css'

export function EmptyState({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className={empty}>
      <SceneArt moment="empty" />
      <h2 className={size.sm}>{title}</h2>
      <p className={small}>{text}</p>
      {action}
    </div>
  )
}
