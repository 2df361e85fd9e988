// A password field with a button that shows what was typed.
import type { ReactNode, Ref } from 'react'
import { IconButton } from '../../ui/button/button'
import { Field } from '../../ui/field/field'
import { Input } from '../../ui/field/input'
import { longest } from './rules'

type Props = {
  name: 'senha' | 'confirmarSenha'
  label: string
  autoComplete: 'current-password' | 'new-password'
  minLength?: number
  hint?: ReactNode
  error?: string | undefined
  visible: boolean
  /** The button that shows the password, and its label; absent without JavaScript. */
  toggle: { label: string; onClick: () => void } | null
  ref?: Ref<HTMLInputElement>
}

export function PasswordField({ name, label, autoComplete, minLength, hint, error, visible, toggle, ref }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          ref={ref}
          name={name}
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          minLength={minLength}
          maxLength={longest.senha}
          spellCheck={false}
          required
          affix={toggle && <IconButton icon={visible ? 'eye-off' : 'eye'} {...toggle} />}
        />
      )}
    </Field>
  )
}
