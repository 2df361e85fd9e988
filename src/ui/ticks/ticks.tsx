// A list with a sign before each line: what is done, or what to do.
import type { ReactNode } from 'react'
import { cx } from '../base'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icons'
import * as css from './ticks.css'

type Props = {
  items: readonly { key: string; content: ReactNode; icon?: IconName }[]
  next?: boolean
  className?: string
}

/** A list of what is done or, with `next`, of what to do. */
export function Ticks({ items, next = false, className }: Props) {
  return (
    <ul className={cx(css.ticks, next && css.ticksNext, className)}>
      {items.map(({ key, content, icon }) => (
        <li key={key}>
          <Icon name={icon ?? (next ? 'plus' : 'check')} />
          <span>{content}</span>
        </li>
      ))}
    </ul>
  )
}
