import type { ReactNode } from 'react'
import { cx } from '../base/cx'
import { tableScroll } from './table.css'

type Props = { label: string; className?: string | undefined; children: ReactNode }

/** Around a table that may be wider than its place: it scrolls there and not the page, by keyboard as well. */
export function TableScroll({ label, className, children }: Props) {
  return (
    // A group and no landmark: a page of many tables would be a page of many landmarks.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (axe: scrollable-region-focusable)
    <div className={cx(tableScroll, className)} role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  )
}
