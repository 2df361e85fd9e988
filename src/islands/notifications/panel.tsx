// The panel under the bell with the newest notifications.
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import type { NotificationJson } from '../../api/account/notifications'
import { title as size, small } from '../../ui/base'
import { TextButton } from '../../ui/button/button'
import { NotificationItem } from '../../ui/notification/notification-item'
import { panelFoot, panelHead, panelList } from '../../ui/notification/notification-item.css'
import { useId } from '../../ui/use-id'
import * as css from './bell.css'
import { clearAll, markAllRead, markRead, openItem } from './calls'
import { Confirm } from './confirm'
import { signOf } from './icon'
import type { BellTexts, ConfirmTexts, ToastTexts } from './texts'

export type Items = {
  /** Null until they have arrived. */
  readonly list: readonly NotificationJson[] | null
  readonly lost: boolean
  readonly again: () => void
}

type Props = {
  id: string
  items: Items
  unread: number
  texts: BellTexts & { readonly toast: ToastTexts; readonly confirm: ConfirmTexts }
}

/** The bell's panel. It takes the focus, and takes it again when the focused button disappears. */
export function Panel({ id, items, unread, texts }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const question = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const { list } = items
  // Focus before the first paint: with useEffect, somebody who pressed Tab at once was faster than the focus.
  useLayoutEffect(() => box.current?.focus(), [])
  const after = (done: Promise<boolean>) => void done.then((ok) => ok && box.current?.focus())
  return (
    <div ref={box} id={id} className={css.panel} role="dialog" aria-labelledby={heading} tabIndex={-1}>
      <div className={panelHead}>
        <h2 className={size.sm} id={heading}>
          {texts.title}
        </h2>
        {unread > 0 && <TextButton onClick={() => after(markAllRead(texts.toast))}>{texts.markAll}</TextButton>}
      </div>
      <List {...{ items, texts }} />
      <div className={panelFoot}>
        <a className={small} href="/notificacoes">
          {texts.viewAll}
        </a>
        {list !== null && list.length > 0 && (
          <TextButton onClick={() => question.current?.showModal()}>{texts.clear}</TextButton>
        )}
      </div>
      <Confirm
        texts={texts.confirm}
        box={question}
        onSubmit={(event) => {
          event.preventDefault()
          after(clearAll(texts.toast))
        }}
      />
    </div>
  )
}

function List({ items: { list, lost, again }, texts }: Pick<Props, 'items' | 'texts'>) {
  if (lost)
    return (
      <p className={css.label} role="alert">
        {texts.lost} <TextButton onClick={again}>{texts.retry}</TextButton>
      </p>
    )
  if (list === null || list.length === 0)
    return (
      <p className={css.label} aria-busy={list === null || undefined}>
        {list ? texts.none : texts.loading}
      </p>
    )
  return (
    <ul className={panelList}>
      {list.map((item) => (
        <li key={item.id}>
          <Entry {...{ item, texts }} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ item, texts }: { item: NotificationJson } & Pick<Props, 'texts'>) {
  const { id, tipo, titulo, mensagem, data, quando, lida, link } = item
  const go = (event: MouseEvent) => {
    if (lida) return
    // Opening it in another tab marks it as read too, but this page stays.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return void markRead(id)
    event.preventDefault()
    void openItem(id, link, texts.toast)
  }
  return (
    <NotificationItem
      href={link ?? '/notificacoes'}
      onClick={go}
      icon={signOf(tipo, link)}
      title={titulo}
      text={mensagem}
      when={<time dateTime={data}>{quando}</time>}
      fresh={lida ? undefined : texts.fresh}
    />
  )
}
