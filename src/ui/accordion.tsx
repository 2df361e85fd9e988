import type { ComponentProps, ReactNode } from 'react'
import { accordion } from './accordion.css'
import { cx } from './cx'
import { Icon } from './icon'

/** Items of one `name` close each other. */
export function Accordion({
  summary,
  className,
  children,
  ...rest
}: ComponentProps<'details'> & { summary: ReactNode }) {
  return (
    <details {...rest} className={cx(accordion, className)}>
      <summary>
        {summary} <Icon name="plus" />
      </summary>
      {children}
    </details>
  )
}
