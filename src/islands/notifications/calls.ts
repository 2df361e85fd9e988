// The requests of the bell and the page of notifications; each resolves to false or null on any error.
import type { NotificationJson } from '../../api/account/notifications'
import { sitePath } from '../site-path'
import { toast, toastOnNextPage } from '../state/toasts'
import { updateUnreadFrom } from '../state/unread'
import type { ToastTexts } from './texts'

/** Longest wait for an answer, in ms. */
const patience = 10_000

const isItem = (one: unknown): one is NotificationJson => {
  if (typeof one !== 'object' || !one) return false
  const { lida, link, ...texts } = one as Record<string, unknown>
  const fields = ['id', 'tipo', 'titulo', 'mensagem', 'data', 'quando'].map((name) => texts[name])
  return typeof lida === 'boolean' && [...fields, link ?? ''].every((text) => typeof text === 'string')
}

const ask = async (path: string, method: 'GET' | 'POST' | 'DELETE'): Promise<unknown> => {
  try {
    // keepalive: marking one as read must survive leaving the page.
    const answer = await fetch(sitePath(path), {
      method,
      keepalive: method !== 'GET',
      signal: AbortSignal.timeout(patience),
    })
    return answer.ok ? await answer.json() : null
  } catch {
    // Offline or timed out; the next change tries again.
    return null
  }
}

/** The person's notifications, newest first; null on any error. */
export const fetchItems = async (): Promise<readonly NotificationJson[] | null> => {
  const answer = await ask('/api/notificacoes', 'GET')
  return Array.isArray(answer) && answer.every(isItem) ? answer : null
}

export const markRead = async (id: string): Promise<boolean> =>
  updateUnreadFrom(await ask(`/api/notificacoes/${encodeURIComponent(id)}/marcar-como-lida`, 'POST'))

/** Marks one as read and follows its link; if marking fails, the next page shows the error. */
export const openItem = async (id: string, link: string | undefined, texts: ToastTexts): Promise<void> => {
  const failed = { title: texts.error, text: texts.readFailed, tone: 'bad' } as const
  const marked = await markRead(id)
  if (!marked) (link ? toastOnNextPage : toast)(failed)
  if (link) location.assign(sitePath(link))
}

/** Announces what became of a change of all notifications; true where it was made. */
const announced = (answer: unknown, done: Announcement, failed: Announcement): boolean => {
  const isUpdated = updateUnreadFrom(answer)
  toast(isUpdated ? done : { ...failed, tone: 'bad' })
  return isUpdated
}
type Announcement = { readonly title: string; readonly text: string }

export const markAllRead = async (texts: ToastTexts): Promise<boolean> =>
  announced(
    await ask('/api/notificacoes/marcar-todas-como-lidas', 'POST'),
    { title: texts.success, text: texts.readAll },
    { title: texts.error, text: texts.readAllFailed },
  )

export const clearAll = async (texts: ToastTexts): Promise<boolean> =>
  announced(
    await ask('/api/notificacoes/limpar', 'DELETE'),
    { title: texts.cleared, text: texts.clearedText },
    { title: texts.error, text: texts.clearFailed },
  )
