import { ButtonLink } from '../button/button'
import { back } from './back.css'

/** The way back to the page above, in front of a page's heading. */
export function Back({ href, label }: { href: string; label: string }) {
  return (
    <div className={back}>
      <ButtonLink kind="ghost" size="sm" icon="arrow-left" href={href}>
        {label}
      </ButtonLink>
    </div>
  )
}
