// Text fields and lists to choose from, in the look of the site.
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../base'
import * as css from './field.css'

/**
 * `affix` is a control at the field's end, such as a password's visibility button. One that appears later is null until
 * then: its element exists from the start, otherwise the input would be recreated and lose what was typed.
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
