// The way back to the page above, at the top of a page.
import { ButtonLink } from '../button/button'
import { back } from './back.css'

/** A link to the parent page, before a page's heading. */
export function Back({ href, label }: { href: string; label: string }) {
  return (
    <div className={back}>
      <ButtonLink kind="ghost" size="sm" icon="arrow-left" href={href}>
        {label}
      </ButtonLink>
    </div>
  )
}
