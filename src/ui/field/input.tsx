import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../base/cx'
import * as css from './field.css'

/**
 * `affix` is a control at the field's end, such as the eye of a password. One that comes later is null until then: its
 * place is there from the start, or the input would be made anew and lose what was typed into it.
 */
export function Input({ affix, className, ...rest }: ComponentProps<'input'> & { affix?: ReactNode }) {
  const input = <input {...rest} className={cx(css.input, className)} />
  return affix !== undefined ? (
    <div className={css.affix}>
      {input}
      {affix}
    </div>
  ) : (
    input
  )
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={cx(css.input, className)} />
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={cx(css.input, className)} />
}
