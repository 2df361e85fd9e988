import { signal } from '@preact/signals-react'

export type Toast = { title: string; text?: string; kind?: 'good' | 'bad' }
export const toasts = signal<readonly Toast[]>([])
export const toast = (one: Toast) => {
  toasts.value = [one]
}
