// The headings that name a card or a section, which is labelled by their id.
import type { ReactNode } from 'react'
import { title } from '../base'

type Props = { readonly id: string; readonly children: ReactNode }

export const Heading = ({ id, children }: Props) => (
  <h2 className={title.md} id={id}>
    {children}
  </h2>
)

/** Of a card among others. */
export const SmallHeading = ({ id, children }: Props) => (
  <h2 className={title.sm} id={id}>
    {children}
  </h2>
)
