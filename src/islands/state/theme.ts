// The theme of this page, and the one that the switch changes to.
import { signal } from '@preact/signals-react'
import { sitePath } from '../site-path'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Undefined until this page changes it; until then each switch shows what the server sent. */
export const theme = signal<Theme | undefined>(undefined)

/** The theme the switch changes to. */
export const following = (now: Theme): Theme => themes[(themes.indexOf(now) + 1) % themes.length] ?? 'system'

/** The theme to be migrated from the former key 'theme', over which a newer choice wins; null for none. */
export const inherited = (current: string | null, old: string | null): Theme | null =>
  current === null && (old === 'light' || old === 'dark') ? old : null

/** Shows a theme at once and stores it in this browser. */
export const show = (chosen: Theme): void => {
  theme.value = chosen
  document.documentElement.classList.remove('light', 'dark')
  if (chosen !== 'system') document.documentElement.classList.add(chosen)
  localStorage.setItem('ui-theme', chosen)
}

/** Shows a theme and has the server store it too, for the next first paint and for other devices. */
export const apply = (chosen: Theme): void => {
  show(chosen)
  const body = new URLSearchParams({ tema: chosen })
  // Not awaited and not reported: the theme shows either way, and the next change tries again.
  fetch(sitePath('/preferencias'), { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => {})
}
