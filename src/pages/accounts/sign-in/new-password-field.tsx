// The field for a new password in a plain form, with what the server asks of one.
import { passwordLength } from '../../../api/account/accounts'
import { useT } from '../../../i18n'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/field/input'

export function NewPasswordField({ label, error }: { label: string; error?: string | undefined }) {
  const t = useT()
  return (
    <Field label={label} hint={t('account.password.hint', passwordLength)} error={error}>
      {(control) => (
        <Input
          {...control}
          name="senha"
          type="password"
          autoComplete="new-password"
          minLength={passwordLength.shortest}
          maxLength={passwordLength.longest}
          required
        />
      )}
    </Field>
  )
}
