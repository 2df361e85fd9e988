// Questions and answers of which one at a time is open.
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../base'
import { Icon } from '../icon/icon'
import { accordion } from './accordion.css'

/** Only one of the items with the same `name` is open. */
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
