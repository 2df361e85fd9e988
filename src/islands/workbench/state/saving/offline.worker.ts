// The workbench's service worker: a reload without a connection shows our own page, which says that nothing typed is lost and goes back
// by itself, instead of the browser's error. It holds that one page, which is the same for everybody, and answers nothing else.
import { dayMs } from '../../../../time/units'

type Waits = Event & { waitUntil(work: Promise<unknown>): void }
type Fetches = Waits & {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type Scope = {
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
}

const scope = globalThis as unknown as Scope
const store = 'oficina'
/** In the language that the workbench was opened in. */
const page = new URL(`oficina/sem-internet${location.search}`, location.href).href
/** Ms after which it is fetched again: it names a stylesheet, which a later release has under another name. */
const freshMs = dayMs

/** Without cookies, so that it is nobody's page. */
const hold = async (): Promise<void> => {
  const answer = await fetch(page, { credentials: 'omit', cache: 'no-store' })
  if (answer.ok) await (await caches.open(store)).put(page, answer)
}

const storedPage = async (): Promise<Response | undefined> => (await caches.open(store)).match(page)

const isStale = (answer: Response | undefined): boolean =>
  Date.now() - Date.parse(answer?.headers.get('date') ?? '1970-01-01') > freshMs

const refresh = async (): Promise<void> => {
  if (isStale(await storedPage())) await hold()
}

const answerTo = async (event: Fetches): Promise<Response> => {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(refresh())
    return answer
  } catch {
    // No connection; without our page either, the browser shows its own.
    return (await storedPage()) ?? Response.error()
  }
}

addEventListener('install', (event) => (event as Waits).waitUntil(hold().then(() => scope.skipWaiting())))
// A worker that starts with each page would make it late: the page is asked for meanwhile.
addEventListener('activate', (event) =>
  (event as Waits).waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve()),
)
addEventListener('fetch', (event) => {
  const fetched = event as unknown as Fetches
  const { mode, method } = fetched.request
  if (mode === 'navigate' && method === 'GET') fetched.respondWith(answerTo(fetched))
})
