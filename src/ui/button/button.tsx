// Buttons, and links that look like them.
import type { ComponentProps } from 'react'
import { cx, sr } from '../base'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icons'
import * as css from './button.css'

type Look = {
  /** One `primary` per view: the next step. */
  kind?: keyof typeof css.kind | undefined
  size?: keyof typeof css.size | undefined
  wide?: boolean | undefined
  icon?: IconName | undefined
}

const look = ({ kind, size, wide }: Look, className?: string) =>
  cx(css.button, kind && css.kind[kind], size && css.size[size], wide && css.wide, className)

/** `busy`: announced as disabled and still focusable, so that the focus is not lost; its handler ignores a click. */
export function Button({
  kind,
  size,
  wide,
  icon,
  busy = false,
  type = 'button',
  className,
  children,
  ...rest
}: Look & ComponentProps<'button'> & { busy?: boolean | undefined }) {
  const sign = busy ? 'loader-circle' : icon
  return (
    <button
      {...rest}
      type={type}
      className={look({ kind, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
    >
      {sign && <Icon name={sign} className={busy ? css.turning : undefined} />}
      {children}
    </button>
  )
}

export function ButtonLink({ kind, size, wide, icon, className, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={look({ kind, size, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}

/** A submitting button on a line of its own; directly in a stack it would be as wide as the stack. */
export const SubmitRow = (props: Omit<ComponentProps<typeof Button>, 'type'>) => (
  <div>
    <Button {...props} type="submit" />
  </div>
)

/** The same of a link. */
export const LinkRow = (props: ComponentProps<typeof ButtonLink>) => (
  <div>
    <ButtonLink {...props} />
  </div>
)

type Sign = { icon: IconName; label: string }

export function IconButton({ icon, label, type = 'button', className, ...rest }: Sign & ComponentProps<'button'>) {
  return (
    <button {...rest} type={type} className={cx(css.iconButton, className)} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  )
}

/** `count` is only visible: include it in the label too. Hidden at 0, and "9+" above 9. */
export function IconLink({
  icon,
  label,
  count = 0,
  className,
  href,
  ...rest
}: Sign & ComponentProps<'a'> & { count?: number }) {
  return (
    <a {...rest} href={href} className={cx(css.iconButton, className)} title={label}>
      <Icon name={icon} />
      <span className={sr}>{label}</span>
      {count > 0 && (
        <span className={css.count} aria-hidden="true">
          {count > 9 ? '9+' : count}
        </span>
      )}
    </a>
  )
}

/** A button that looks like a link: small helpers beside a field. */
export function TextButton({ type = 'button', className, ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={cx(css.textButton, className)} />
}
