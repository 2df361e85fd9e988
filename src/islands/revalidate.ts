// A page that a browser takes from its own memory (Back, Forward) may not be true any more: its person may have signed out,
// chosen another language, or sent a résumé since. It shows at once, asks whether it still is, and loads anew if it is not.

const navigation = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined

/** The name of the content this page was loaded with, as its answer said (server/http/response/page-cache.ts). */
const contentName = (): string | undefined =>
  navigation()?.serverTiming.find(({ name }) => name === 'page')?.description

/** Every change that is made in this browser changes them: language, theme, and a mark of the server's for the rest. */
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
    // Without a connection what is there is all there is.
  }
}

export function revalidateOnReturn(window: Window): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted || navigation()?.type === 'back_forward') void revalidate()
  })
}
