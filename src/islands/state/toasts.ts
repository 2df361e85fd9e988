// The toast that is visible, and how any island shows another.
import { signal } from '@preact/signals-react'
import type { Message } from '../../ui/toast/toast'

/** A message and its number, so that the same text twice is two messages. */
export type ShownToast = Message & { readonly id: number }

/** The visible toast; a newer one replaces it. Undefined until this page has shown or dismissed one. */
export const shownToast = signal<ShownToast | null | undefined>(undefined)

let last = 0

/** Shows a message from anywhere in the page. */
export const toast = (message: Message): void => {
  last += 1
  shownToast.value = { ...message, id: last }
}

/** Shows that a call failed, and why where its answer says so. */
export const toastFailure = (title: string, why: string | null): undefined => {
  toast({ title, text: why ?? undefined, tone: 'bad' })
}

export const dismiss = (): void => {
  shownToast.value = null
}

const key = 'toast'

/** Leaves a message for the page this one is about to open in the same tab. */
export const toastOnNextPage = (message: Message): void => sessionStorage.setItem(key, JSON.stringify(message))

/** The message that the previous page stored; null for anything else. */
export const parseLeft = (stored: string | null): Message | null => {
  if (stored === null) return null
  try {
    const left: unknown = JSON.parse(stored)
    if (typeof left !== 'object' || left === null || !('title' in left) || typeof left.title !== 'string') return null
    const text = 'text' in left && typeof left.text === 'string' ? left.text : undefined
    return { title: left.title, text, tone: 'tone' in left && left.tone === 'bad' ? 'bad' : 'good' }
  } catch {
    // Something else than this page wrote to the storage.
    return null
  }
}

/** Shows the previous page's message, once. */
export const pickUp = (): void => {
  const message = parseLeft(sessionStorage.getItem(key))
  sessionStorage.removeItem(key)
  if (message) toast(message)
}
