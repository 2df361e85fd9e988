import type { ReactNode } from 'react'
import * as css from './badge.css'
import { cx } from './cx'
import { Icon } from './icon'
import type { IconName } from './icons'

type Props = { tone?: keyof typeof css.badgeTone; icon?: IconName; children: ReactNode }

/** `you` is what is new for the person, and nothing else. */
export function Badge({ tone = 'plain', icon, children }: Props) {
  return (
    <span className={cx(css.badge, css.badgeTone[tone])}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
