// A section of the security page: its heading and state, and a form that unfolds.
import type { ReactNode } from 'react'
import { useT } from '../../../i18n'
import { unfolded } from '../../../islands/accounts/second-factor/second-factor.css'
import { cx, muted, row, rowSplit, small, stack, stackGap, title } from '../../../ui/base'
import { ButtonLink } from '../../../ui/button/button'
import { Callout } from '../../../ui/callout/callout'
import { Card } from '../../../ui/card/card'

type SectionProps = { id: string; heading: string; text: string; state?: ReactNode; children: ReactNode }

export function Section({ id, heading, text, state, children }: SectionProps) {
  return (
    <Card className={stack} id={id} aria-labelledby={`${id}-titulo`}>
      <div className={cx(stack, stackGap.s2)}>
        <div className={cx(row, rowSplit)}>
          <h2 className={title.sm} id={`${id}-titulo`}>
            {heading}
          </h2>
          {state}
        </div>
        <p className={cx(small, muted)}>{text}</p>
      </div>
      {children}
    </Card>
  )
}

/** A form behind its name: open when it was just refused. */
export function Unfolding({
  summary,
  error,
  children,
}: {
  summary: string
  error?: string | undefined
  children: ReactNode
}) {
  return (
    <details open={error !== undefined}>
      <summary>{summary}</summary>
      <div className={unfolded}>{children}</div>
    </details>
  )
}

/** Who has no password shows themselves at the provider before a change. */
export function SignInAgain({ provider }: { provider: string }) {
  const t = useT()
  return (
    <Callout>
      <p>{t('account.provider.againText', { provider })}</p>
      <p>
        <ButtonLink size="sm" href="/entrar/provedor?next=%2Fconta%2Fseguranca">
          {t('account.provider.again', { provider })}
        </ButtonLink>
      </p>
    </Callout>
  )
}
