import type { ReactNode } from 'react'
import { Accordion } from '../../ui/accordion/accordion'
import { cx } from '../../ui/base/cx'
import { more } from '../../ui/finding/finding.css'
import * as css from './fold.css'

/** A part of the result that waits behind one line on a phone, and stands open on a wider screen and on paper. */
export function PhoneFold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Accordion className={cx(more, css.fold)} summary={summary}>
      {children}
    </Accordion>
  )
}
