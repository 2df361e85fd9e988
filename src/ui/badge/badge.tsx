// A short label on something, such as "new" or a state.
import type { ReactNode } from 'react'
import { cx } from '../base'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icons'
import * as css from './badge.css'

type Props = { tone?: keyof typeof css.badgeTone; icon?: IconName; children: ReactNode }

/** `you` is only for what is new for the person. */
export function Badge({ tone = 'plain', icon, children }: Props) {
  return (
    <span className={cx(css.badge, css.badgeTone[tone])}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
