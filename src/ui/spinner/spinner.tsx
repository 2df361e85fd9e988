// A turning sign for a wait of unknown length.
import { spinner } from './spinner.css'

export function Spinner({ label }: { label: string }) {
  return (
    <svg className={spinner} viewBox="0 0 48 48" role="img" aria-label={label}>
      <circle cx="24" cy="24" r="19" />
      <path d="M5 24A19 19 0 0 1 24 5" />
      <circle cx="24" cy="5" r="5" />
    </svg>
  )
}
