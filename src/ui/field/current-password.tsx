// The password asked again before something that only the account's owner may do.
import type { ReactNode } from 'react'
import { Field } from './field'
import { Input } from './input'

export const CurrentPassword = ({ label, error }: { label: ReactNode; error?: string | undefined }) => (
  <Field label={label} error={error}>
    {(control) => (
      <Input {...control} name="senha" type="password" autoComplete="current-password" maxLength={1000} required />
    )}
  </Field>
)
