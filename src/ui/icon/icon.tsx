// Draws one of the icons listed in icons.ts.
import { cx } from '../base'
import { icon } from './icon.css'
import { type IconName, icons } from './icons'

/** Decorative: its meaning is in the text beside it or in the label of its button. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={cx(icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: texts of this program, none of which comes from anybody
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  )
}
