// One notification, as the bell and the page of notifications show it.
import type { ComponentProps, ReactNode } from 'react'
import { Badge } from '../badge/badge'
import { cx, muted, tiny } from '../base'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icons'
import * as css from './notification-item.css'

type NotificationTexts = {
  icon: IconName
  title: string
  text: string
  when: ReactNode
  /** The badge's text on an unread one; a read one has none and is dimmed. */
  fresh?: string | undefined
}

export function NotificationItem({
  icon,
  title,
  text,
  when,
  fresh,
  ...link
}: NotificationTexts & Omit<ComponentProps<'a'>, 'title'>) {
  return (
    <a {...link} className={cx(css.notification, !fresh && css.itemRead)}>
      <Inside {...{ icon, title, text, when, fresh }} />
    </a>
  )
}

/** The same as a form's button: for one that is marked as read before its page opens, also without JavaScript. */
export function NotificationButton({
  icon,
  title,
  text,
  when,
  fresh,
  ...rest
}: NotificationTexts & Omit<ComponentProps<'button'>, 'title'>) {
  return (
    <button {...rest} type="submit" className={cx(css.notification, css.itemButton, !fresh && css.itemRead)}>
      <Inside {...{ icon, title, text, when, fresh }} />
    </button>
  )
}

function Inside({ icon, title, text, when, fresh }: NotificationTexts) {
  return (
    <>
      <span className={css.itemIcon}>
        <Icon name={icon} />
      </span>
      <span className={css.itemTitle}>
        {title} {fresh && <Badge tone="you">{fresh}</Badge>}
      </span>
      <span className={css.itemText}>{text}</span>
      <span className={cx(tiny, muted)}>{when}</span>
    </>
  )
}
