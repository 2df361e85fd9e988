import { type ReactNode, useId } from 'react'
import { cx } from '../base/cx'
import { Icon } from '../icon/icon'
import * as css from './field.css'

/** What a control inside a field must carry, so that its label, hint and error are spoken with it. */
export type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type Props = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Given when something else points at the control; otherwise its own. */
  id?: string | undefined
  children: (control: Control) => ReactNode
}

export function Field({ label, hint, error, id, children }: Props) {
  const own = useId()
  const control = id ?? own
  const described = cx(hint ? `${control}-hint` : '', error ? `${control}-error` : '')
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={control}>
        {label}
      </label>
      {children({ id: control, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <div className={css.hint} id={`${control}-hint`}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className={css.error} id={id}>
      <Icon name="circle-alert" />
      {children}
    </p>
  )
}
