// Reading and deleting single notifications on /notificacoes without leaving the page.
import { useEffect, useRef } from 'react'
import { island } from '#island'
import type { Message } from '../../ui/toast/toast'
import { refreshRegion } from '../regions'
import { toast } from '../state/toasts'
import { unreadState, updateUnread } from '../state/unread'
import { openItem } from './calls'
import type { ToastTexts } from './texts'

type Props = {
  /** The region that contains this list, and the log position at which it was rendered. */
  region: string
  unread: number
  position: number
  /** The outcome of the request that rendered this region. */
  message: Message | null
  texts: ToastTexts
}

/** Keeps the list on the page and the bell consistent; one whose region was removed stops. */
export default island(
  'notification-list',
  function NotificationList({ region, unread, position, message, texts }: Props) {
    const mark = useRef<HTMLSpanElement>(null)
    useEffect(() => {
      updateUnread({ count: unread, position })
      if (message) toast(message)
      const container = mark.current?.closest<HTMLElement>('[data-region]')
      if (!container) return
      const end = new AbortController()
      let requestedPosition = position
      const stop = unreadState.subscribe((unread) => {
        if (end.signal.aborted || !unread || unread.position <= requestedPosition) return
        requestedPosition = unread.position
        void refreshWhenClosed(container, region)
      })
      const leave = () => {
        stop()
        end.abort()
      }
      container.addEventListener('submit', (event) => openInstead(event, texts), { signal: end.signal })
      container.addEventListener('region-failed', (event) => showFailure(event, texts), { signal: end.signal })
      return leave
    }, [region, unread, position, message, texts])
    return <span ref={mark} hidden />
  },
)

/** Waits while a dialog in the region is open. */
async function refreshWhenClosed(container: HTMLElement, region: string) {
  const question = container.querySelector<HTMLDialogElement>('dialog:modal')
  if (question) await new Promise((closed) => question.addEventListener('close', closed, { once: true }))
  // Already removed: the newer region has its own island.
  if (container.isConnected) await refreshRegion(region, { quiet: true })
}

/** Sends the form that marks one as read by script, so that a failure can be shown in a toast. */
function openInstead(event: SubmitEvent, texts: ToastTexts) {
  const form = event.target instanceof HTMLFormElement ? event.target : null
  const data = form && new FormData(form)
  if (data?.get('acao') !== 'ler') return
  event.preventDefault()
  void openItem(String(data.get('id')), form?.dataset.link, texts)
}

function showFailure(event: Event, texts: ToastTexts) {
  const body = event instanceof CustomEvent ? event.detail : null
  if (!(body instanceof FormData)) return
  event.preventDefault()
  const text = body.get('acao') === 'limpar' ? texts.clearFailed : texts.readAllFailed
  toast({ title: texts.error, text, tone: 'bad' })
}
