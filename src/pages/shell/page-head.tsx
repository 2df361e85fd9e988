// The head of a page: its title, with the way back above it and what it is for below.
import type { ReactNode } from 'react'
import { Back } from '../../ui/back/back'
import { cx, title as heading, lead as leadText, pageHead, stack, stackGap } from '../../ui/base'

type Props = { title: ReactNode; back?: string; backLabel?: string; lead?: ReactNode; children?: ReactNode }

export function PageHead({ title, back, backLabel = '', lead, children }: Props) {
  return (
    <div className={cx(pageHead, stack, stackGap.s2)}>
      {back !== undefined && <Back href={back} label={backLabel} />}
      <h1 className={heading.lg}>{title}</h1>
      {lead !== undefined && <p className={leadText}>{lead}</p>}
      {children}
    </div>
  )
}
