// A choice among a few values, shown side by side.
import type { ReactNode } from 'react'
import { sr } from '../base'
import * as css from './tabs.css'

type Props<Value extends string> = {
  legend: string
  name: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  /** Without it the control is uncontrolled, and `value` is its initial value. */
  onChange?: (value: Value) => void
}

export function Segmented<Value extends string>({ legend, name, options, value, onChange }: Props<Value>) {
  const chosen = (of: Value) =>
    onChange ? { checked: of === value, onChange: () => onChange(of) } : { defaultChecked: of === value }
  return (
    <fieldset className={css.segmented}>
      <legend className={sr}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} value={option.value} {...chosen(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
