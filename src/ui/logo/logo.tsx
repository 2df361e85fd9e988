// The brand's sign and name, as the link to the first page.
import { logo, mark } from './logo.css'

export function Logo({ name, href, label }: { name: string; href: string; label: string }) {
  return (
    <a className={logo} href={href} aria-label={label}>
      <svg className={mark} viewBox="0 0 44 34" aria-hidden="true">
        <path d="M2.5 30.5H14" />
        <path d="M14 30.5A20 20 0 0 1 33 10.5" />
        <circle cx="37.5" cy="7.5" r="5.5" />
      </svg>
      <span>{name}</span>
    </a>
  )
}
