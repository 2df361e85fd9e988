import type { ReactNode } from 'react'
import { Badge } from './badge'
import { cx } from './cx'
import { Icon } from './icon'
import type { IconName } from './icons'
import * as css from './notice.css'
import { muted, tiny } from './text.css'

type Props = {
  href: string
  icon: IconName
  title: string
  text: string
  when: ReactNode
  /** The word on the badge of an unread one; a read one has none and recedes. */
  fresh?: string | undefined
}

export function Notice({ href, icon, title, text, when, fresh }: Props) {
  return (
    <a className={cx(css.notice, !fresh && css.noticeRead)} href={href}>
      <span className={css.noticeIcon}>
        <Icon name={icon} />
      </span>
      <span className={css.noticeTitle}>
        {title} {fresh && <Badge tone="you">{fresh}</Badge>}
      </span>
      <span className={css.noticeText}>{text}</span>
      <span className={cx(tiny, muted)}>{when}</span>
    </a>
  )
}
