// A progress bar of the browser's own, with a name for screen readers.
import { progress } from './bar.css'

type Props = { value: number; max: number } & ({ label: string } | { labelledBy: string })

export function Progress({ value, max, ...name }: Props) {
  const nameAttributes = 'label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy }
  return <progress className={progress} value={value} max={max} {...nameAttributes} />
}
