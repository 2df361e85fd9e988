// The bell in the header: how many are unread, and the newest in a panel.
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { island } from '#island'
import type { NotificationJson } from '../../api/account/notifications'
import { interpolatePlural } from '../../i18n/template'
import { sr } from '../../ui/base'
import { IconLink } from '../../ui/button/button'
import { useId } from '../../ui/use-id'
import { useShared } from '../state/shared'
import { unreadState } from '../state/unread'
import * as css from './bell.css'
import { fetchItems } from './calls'
import { listen } from './listen'
import { type Items, Panel } from './panel'
import type { BellTexts, ConfirmTexts, ToastTexts } from './texts'

type Props = {
  /** A BCP 47 tag, for Intl. */
  language: string
  /** The count when the server rendered the page. */
  unread: number
  texts: BellTexts & { readonly toast: ToastTexts; readonly confirm: ConfirmTexts }
}

/** Without JavaScript a link to /notificacoes; hydrated, it opens the newest ones over the page. */
export default island(
  'bell',
  function Bell({ language, unread, texts }: Props) {
    const now = useShared(unreadState, { count: unread, position: 0 })
    const [hydrated, setHydrated] = useState(false)
    const [open, setOpen] = useState(false)
    const items = useItems(open, now.position)
    const box = useRef<HTMLDivElement>(null)
    const bell = useRef<HTMLAnchorElement>(null)
    const id = useId()
    const label = labelOf(now.count, texts, language)
    useEffect(() => {
      setHydrated(true)
      return listen()
    }, [])
    useClickBeside(box, open, () => setOpen(false))

    const toggle = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      // The header's other menus are <details>: only one is open at a time.
      if (!open) for (const menu of document.querySelectorAll('header details[open]')) menu.removeAttribute('open')
      setOpen(!open)
    }
    const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
      const inDialog = event.target instanceof Element && event.target.closest('dialog')
      if (event.key !== 'Escape' || !open || inDialog) return
      setOpen(false)
      bell.current?.focus()
    }
    const onBlur = (event: FocusEvent<HTMLDivElement>) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
    }
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events that bubble from its own controls
      <div ref={box} className={css.box} onKeyDown={onKeyDown} onBlur={onBlur}>
        <IconLink
          ref={bell}
          icon="bell"
          label={label}
          href="/notificacoes"
          count={now.count}
          onClick={toggle}
          {...(hydrated && {
            role: 'button',
            'aria-haspopup': 'dialog',
            'aria-expanded': open,
            'aria-controls': open ? id : undefined,
            onKeyDown: pressOnSpace,
          })}
        />
        {open && <Panel id={id} {...{ items, texts }} unread={now.count} />}
        <p className={sr} role="status">
          {useNews(now.count, label)}
        </p>
      </div>
    )
  },
  () => true,
)

/** The space bar activates it too, because the link acts as a button. */
function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

function labelOf(count: number, texts: BellTexts, language: string): string {
  if (count === 0) return texts.title
  return interpolatePlural({ one: texts.unread_one, other: texts.unread_other }, language, count)
}

/** Announced to screen readers: only when there are more than before. */
function useNews(count: number, label: string): string {
  const [news, setNews] = useState('')
  const last = useRef(count)
  useEffect(() => {
    if (count !== last.current) setNews(count > last.current ? label : '')
    last.current = count
  }, [count, label])
  return news
}

/** The notifications while the panel is open, fetched again after every change. */
function useItems(open: boolean, position: number): Items {
  const [list, setList] = useState<readonly NotificationJson[] | null>(null)
  const [lost, setLost] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position or another attempt must fetch again
  useEffect(() => {
    if (!open) return
    let current = true
    void fetchItems().then((found) => {
      if (!current) return
      setLost(found === null)
      if (found) setList(found)
    })
    return () => {
      current = false
    }
  }, [open, position, tries])
  return { list, lost, again: () => setTries(tries + 1) }
}

function useClickBeside(box: React.RefObject<HTMLElement | null>, active: boolean, act: () => void) {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!active) return
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) latest.current()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [active, box])
}
