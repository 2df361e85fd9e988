import { signal } from '@preact/signals-react'
import type { Message } from '../../ui/toast'

export const shown = signal<Message | null>(null)
export const toast = (message: Message): void => {
  shown.value = message
}
