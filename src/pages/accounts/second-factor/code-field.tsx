// The field for the code that an authenticator app shows.
import { useT } from '../../../i18n'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/field/input'

export function CodeField({ error }: { error?: string | undefined }) {
  const t = useT()
  return (
    <Field label={t('account.secondFactor.app.code')} hint={t('account.secondFactor.app.codeHint')} error={error}>
      {(control) => (
        <Input {...control} name="codigo" inputMode="numeric" autoComplete="one-time-code" maxLength={10} required />
      )}
    </Field>
  )
}
