// A framed message within a page: a warning, an error or a note.
import type { ReactNode } from 'react'
import { cx, title as size, small } from '../base'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icons'
import * as css from './callout.css'

const signs = { warn: 'circle-alert', bad: 'circle-alert', info: 'circle-check' } as const satisfies Record<
  string,
  IconName
>

type Props = {
  kind?: keyof typeof signs
  icon?: IconName
  title?: string
  /** Announced at once: for what happens after the page has loaded. */
  alert?: boolean
  children?: ReactNode
}

export function Callout({ kind = 'warn', icon, title, alert = false, children }: Props) {
  const look = kind === 'warn' ? undefined : css.calloutKind[kind]
  return (
    <div className={cx(css.callout, look)} role={alert ? 'alert' : undefined}>
      <Icon name={icon ?? signs[kind]} />
      <div>
        {title && <h2 className={size.sm}>{title}</h2>}
        {children && <div className={small}>{children}</div>}
      </div>
    </div>
  )
}

/** What went wrong with what was just sent. */
export const Alert = ({ children }: { readonly children: ReactNode }) => (
  <Callout kind="bad" alert>
    {children}
  </Callout>
)
