import type { ReactNode } from 'react'
import { useT } from '../../../i18n'
import { stack } from '../../../ui/base/layout.css'
import { Button } from '../../../ui/button/button'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/field/input'

type Props = {
  action: string
  label: string
  danger?: boolean
  error?: string | undefined
  /** Fields before the password. */
  children?: ReactNode
}

/** A form whose change asks for the password again. */
export function PasswordForm({ action, label, danger = false, error, children }: Props) {
  return (
    <form className={stack} method="post" action={action}>
      {children}
      <PasswordAgain error={error} />
      <div>
        <Button type="submit" kind={danger ? 'danger' : 'primary'}>
          {label}
        </Button>
      </div>
    </form>
  )
}

export function PasswordAgain({ error }: { error?: string | undefined }) {
  const t = useT()
  return (
    <Field label={t('account.secondFactor.password')} error={error}>
      {(control) => (
        <Input {...control} name="senha" type="password" autoComplete="current-password" maxLength={1000} required />
      )}
    </Field>
  )
}
