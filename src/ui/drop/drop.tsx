// The board onto which a file is dropped, in each state of an upload.
import type { ComponentProps } from 'react'
import { cx } from '../base'
import * as css from './drop.css'

export type DropState = 'idle' | 'drag' | 'uploading' | 'analysing' | 'error' | 'done'

/** The board, the arc and the dot, moved by the state. */
function Art({ state }: { state: DropState }) {
  const down = state === 'drag'
  return (
    <svg className={css.dropArt} viewBox="0 0 104 64" aria-hidden="true">
      <path d={down ? 'M2 60c12 0 24 2 34 4' : 'M2 60h34'} />
      <path className={css.trail} d="M36 58C40 26 62 12 86 16" />
      {state !== 'error' && <circle cx={down ? 28 : 88} cy={down ? 40 : 16} r="8" />}
    </svg>
  )
}

type Props = Omit<ComponentProps<'div'>, 'title'> & { state: DropState; title: string; touchTitle?: string | undefined }

/** The appearance of an upload in each of its states; `touchTitle`: where nothing can be dropped. */
export function DropZone({ state, title, touchTitle, className, children, ...rest }: Props) {
  return (
    <div {...rest} className={cx(css.drop, className)} data-state={state}>
      {state !== 'uploading' && <Art state={state} />}
      <p className={cx(css.dropTitle, touchTitle !== undefined && css.byPointer)}>{title}</p>
      {touchTitle !== undefined && <p className={cx(css.dropTitle, css.byTouch)}>{touchTitle}</p>}
      {children}
    </div>
  )
}
