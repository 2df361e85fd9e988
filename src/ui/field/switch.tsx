// A setting that is on or off.
import type { ComponentProps, ReactNode } from 'react'
import * as css from './field.css'

export function Switch({ label, ...rest }: { label: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className={css.switchRow}>
      <span>{label}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own state, which aria-checked would shadow */}
      <input {...rest} type="checkbox" role="switch" />
    </label>
  )
}
