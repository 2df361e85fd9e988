// From a visit to the answer with a page in it.
import type { ReactElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { regionHeader } from '../../../api/regions'
import type { PageContext } from '../../../pages/context'
import { inboxOf } from '../../../projections/notifications/notification'
import { avatarUrl } from '../../accounts/avatar'
import type { Core } from '../../core'
import { takeToast } from '../request/read-request'
import type { Visit } from '../request/request-context'
import { addresses, script, style } from './static-files'

const font = addresses.get('/fonts/gabarito-latin-wght-normal.woff2') ?? ''

/** The page that says that something failed has a header too: the read models failing must not take it along. */
const unreadOf = (core: Core, account: string): number => {
  try {
    return inboxOf(core.views.db, account).unread
  } catch {
    return 0
  }
}

/** What every page knows of the request it answers. */
export const contextOf = (core: Core, { language, theme, url, person }: Visit): PageContext => ({
  appName: core.config.appName,
  catalogue: core.catalogue,
  language,
  theme,
  path: url.pathname,
  user: person && { name: person.name, email: person.email, role: person.role, photo: avatarUrl(person.photo) },
  unread: person ? unreadOf(core, person.account) : 0,
  assets: { script, style, font },
})

export type Answer = { readonly status?: number; readonly headers?: Record<string, string> }

/** A page as a stream. What it is for has been read before this, so nothing in it waits and no script has to show it. */
export const html = async (
  core: Core,
  visit: Visit,
  element: ReactElement,
  { status = 200, headers = {} }: Answer = {},
  prefix?: string,
) => {
  const stream = await renderToReadableStream(element, prefix === undefined ? {} : { identifierPrefix: prefix })
  const response = new Response(stream, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'speculation-rules': '"/speculation.json"',
      vary: `cookie, accept-language, ${regionHeader}`,
      // Back must not show a person's page after they have left; a visitor's may be kept and asked about.
      'cache-control': visit.person ? 'no-store' : 'private, no-cache',
      ...headers,
    },
  })
  if (visit.toast) response.headers.append('set-cookie', takeToast(core))
  return response
}
