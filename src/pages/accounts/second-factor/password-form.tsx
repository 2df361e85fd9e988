// A button that asks for the password before it changes something about security.
import type { ReactNode } from 'react'
import { useT } from '../../../i18n'
import { stack } from '../../../ui/base'
import { SubmitRow } from '../../../ui/button/button'
import { Callout } from '../../../ui/callout/callout'
import { CurrentPassword } from '../../../ui/field/current-password'

type Props = {
  action: string
  label: string
  kind?: 'primary' | 'danger' | 'outline'
  /** False for somebody who signs in at a provider and has no password: they prove there who they are. */
  password: boolean
  error?: string | undefined
  /** Fields before the password. */
  children?: ReactNode
}

/** A form whose change asks for the password again. */
export function PasswordForm({ action, label, kind = 'primary', password, error, children }: Props) {
  return (
    <form className={stack} method="post" action={action}>
      {children}
      {password ? <PasswordAgain error={error} /> : error && <Callout kind="bad">{error}</Callout>}
      <SubmitRow kind={kind}>{label}</SubmitRow>
    </form>
  )
}

function PasswordAgain({ error }: { error?: string | undefined }) {
  const t = useT()
  return <CurrentPassword label={t('account.secondFactor.password')} error={error} />
}
