import type { ReactNode } from 'react'
import { cx } from './cx'
import { tableScroll } from './table.css'

type Props = { label: string; className?: string | undefined; children: ReactNode }

/** Around a table that may be wider than its place: it scrolls there and not the page, by keyboard as well. */
export function TableScroll({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (axe: scrollable-region-focusable)
    <section className={cx(tableScroll, className)} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
