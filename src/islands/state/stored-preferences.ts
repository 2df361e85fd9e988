// Theme and language in local storage, for when the cookies that hold them are gone.

const languages = ['pt-BR', 'en-US']
const themes = ['light', 'dark'] as const

/** The stored value if it is a known one, otherwise nothing. */
export const valid = <Value extends string>(stored: string | null, values: readonly Value[]): Value | null =>
  values.find((value) => value === stored) ?? null

const hasCookie = (name: string): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))

/** Once a tab, so that a browser that stores no cookies is not reloaded forever. */
const triedKey = 'language-restored'

const restoreLanguage = async (): Promise<void> => {
  const stored = valid(localStorage.getItem('ui-language'), languages)
  if (!stored || stored === document.documentElement.lang || sessionStorage.getItem(triedKey)) return
  const body = new URLSearchParams({ idioma: stored })
  const answer = await fetch('/preferencias', { method: 'POST', body, headers: { accept: 'application/json' } })
  if (!answer.ok) return
  // Not before the answer: a page that is left meanwhile would have tried for all that follow.
  sessionStorage.setItem(triedKey, '1')
  location.reload()
}

/** Restores what is stored where no cookie says otherwise, and stores what the header's switch chooses. */
export const keepPreferences = (): void => {
  const theme = hasCookie('ui-theme') ? null : valid(localStorage.getItem('ui-theme'), themes)
  // Loaded only here: it brings React along, which a page without islands has no other use for.
  if (theme) void import('./theme').then(({ apply }) => apply(theme))
  // Offline, the page stays in its language; the next page tries again.
  if (!hasCookie('ui-language')) restoreLanguage().catch(() => undefined)
  document.addEventListener('submit', ({ submitter }) => {
    if (submitter instanceof HTMLButtonElement && submitter.name === 'idioma')
      localStorage.setItem('ui-language', submitter.value)
  })
}
