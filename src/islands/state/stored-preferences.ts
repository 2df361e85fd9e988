// Theme and language in local storage, for when the cookies that hold them are gone.
import { sitePath } from '../site-path'

const languages = ['pt-BR', 'en-US']
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** The stored value if it is a known one, otherwise nothing. */
const valid = <Value extends string>(stored: string | null, values: readonly Value[]): Value | null =>
  values.find((value) => value === stored) ?? null

const hasCookie = (name: string): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))

/** Once a tab, so that a browser that stores no cookies is not reloaded forever. */
const triedKey = 'language-restored'

/** The language of the storage, if this page should be in it and no cookie says otherwise. */
const missedLanguage = (): string | null => {
  if (hasCookie('ui-language') || sessionStorage.getItem(triedKey)) return null
  const stored = valid(localStorage.getItem('ui-language'), languages)
  return stored === document.documentElement.lang ? null : stored
}

/** Has the server set the cookies again, both with one request, so that no page is drawn between them. */
const restore = async (theme: Theme | null, language: string | null): Promise<void> => {
  const body = new URLSearchParams({ ...(theme && { tema: theme }), ...(language && { idioma: language }) })
  const answer = await fetch(sitePath('/preferencias'), {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  })
  if (!answer.ok || !language) return
  // Not before the answer: a page that is left meanwhile would have tried for all that follow.
  sessionStorage.setItem(triedKey, '1')
  location.reload()
}

/** Restores what is stored where no cookie says otherwise, and stores what the header's switch chooses. */
export const keepPreferences = (): void => {
  const theme = hasCookie('ui-theme') ? null : valid(localStorage.getItem('ui-theme'), themes)
  // Loaded only here: it brings React along, which a page without islands has no other use for.
  if (theme) void import('./theme').then(({ show }) => show(theme))
  const language = missedLanguage()
  // Offline, the page stays as it was sent; the next page tries again.
  if (theme || language) restore(theme, language).catch(() => undefined)
  document.addEventListener('submit', ({ submitter }) => {
    if (submitter instanceof HTMLButtonElement && submitter.name === 'idioma')
      localStorage.setItem('ui-language', submitter.value)
  })
}
