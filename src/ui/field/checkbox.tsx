// A checkbox with its label and error.
import type { ComponentProps, ReactNode } from 'react'
import { useId } from '../use-id'
import { FieldError } from './field'
import * as css from './field.css'

type Props = { label: ReactNode; error?: string | undefined } & Omit<ComponentProps<'input'>, 'type' | 'className'>

export function Checkbox({ label, error, ...rest }: Props) {
  const id = useId()
  return (
    <div className={css.field}>
      <label className={css.check}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
