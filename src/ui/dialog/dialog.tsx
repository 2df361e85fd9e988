// A question that must be answered before going on: title, text and buttons.
import type { ComponentProps, ReactNode } from 'react'
import { cx, muted, title as size } from '../base'
import { useId } from '../use-id'
import * as css from './dialog.css'

type Props = Omit<ComponentProps<'dialog'>, 'title'> & {
  title: string
  text: string
  actions: ReactNode
  inline?: boolean
}

/** Opened by `showModal()`. `inline` renders it in the page, as the component sheet does. */
export function Dialog({ title, text, actions, inline = false, ...rest }: Props) {
  const id = useId()
  return (
    <dialog {...rest} className={cx(css.dialog, inline && css.dialogStatic)} aria-labelledby={id}>
      <h2 className={size.md} id={id}>
        {title}
      </h2>
      <p className={muted}>{text}</p>
      <div className={css.dialogActions}>{actions}</div>
    </dialog>
  )
}
