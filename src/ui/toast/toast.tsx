// A short message about what just happened, over the page.
import type { ComponentProps } from 'react'
import { cx } from '../base'
import { IconButton } from '../button/button'
import { Icon } from '../icon/icon'
import * as css from './toast.css'

export type Message = { title: string; text?: string | undefined; tone?: 'good' | 'bad' | 'wait' | undefined }

type Props = Message & { close: string; onClose?: () => void } & Omit<ComponentProps<'div'>, 'title' | 'role'>

const icons = { good: 'circle-check', bad: 'circle-alert', wait: 'clock' } as const

/** A failure interrupts a screen reader, anything else waits. */
export function Toast({ title, text, tone = 'good', close, onClose, className, ...rest }: Props) {
  const bad = tone === 'bad'
  return (
    <div
      {...rest}
      className={cx(css.toast, bad && css.toastBad, tone === 'wait' && css.toastWait, className)}
      role={bad ? 'alert' : 'status'}
    >
      <Icon name={icons[tone]} />
      <div>
        <p className={css.toastTitle}>{title}</p>
        {text && <p className={css.toastText}>{text}</p>}
      </div>
      <IconButton icon="x" label={close} onClick={onClose} />
    </div>
  )
}
