// A page that the browser restores from its own cache (Back, Forward) may be outdated: its person may have signed out,
// changed the language, or sent a résumé since. It is shown at once, checked, and reloaded if it is outdated.

const navigation = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined

/** The ETag with which this page was loaded (server/http/page-cache/page-cache.ts). */
const contentName = (): string | undefined =>
  navigation()?.serverTiming.find(({ name }) => name === 'page')?.description

/** Cookies that every change in this browser modifies: language, theme, and a value for all other changes. */
const cookies = document.cookie

async function revalidate(): Promise<void> {
  const name = contentName()
  if (!name) return
  if (document.cookie !== cookies) return location.reload()
  try {
    const answer = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      headers: { 'if-none-match': `W/"${name}"` },
    })
    if (answer.status !== 304) location.reload()
  } catch {
    // Offline, the restored page is the best there is.
  }
}

export function revalidateOnReturn(window: Window): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted || navigation()?.type === 'back_forward') void revalidate()
  })
}
