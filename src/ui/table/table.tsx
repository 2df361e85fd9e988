// Lets a wide table scroll within its own frame.
import type { ReactNode } from 'react'
import { cx } from '../base'
import { tableScroll } from './table.css'

type Props = { label: string; className?: string | undefined; children: ReactNode }

/** Around a table that may be wider than its container: it scrolls instead of the page, with the keyboard too. */
export function TableScroll({ label, className, children }: Props) {
  return (
    // A group and not a landmark, because a page of many tables would have too many landmarks.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={cx(tableScroll, className)} role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  )
}

type HeadProps = { names: readonly string[]; className?: string | undefined; children?: ReactNode }

/** The names of a table's columns; `children` are further columns that are not only a name. */
export const TableHead = ({ names, className, children }: HeadProps) => (
  <thead className={className}>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
      {children}
    </tr>
  </thead>
)
