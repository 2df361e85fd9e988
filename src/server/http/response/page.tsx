// From a visit to the answer with a page in it.
import type { ReactElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { regionHeader } from '../../../api/regions'
import { Failed, LoginRequired, NotFound, Refused } from '../../../pages/shell/state'
import type { Core } from '../../core'
import type { Visit } from '../request/request-context'
import { takeToast } from './cookies'
import { contextOf } from './page-context'

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

export const notFoundPage = (core: Core, visit: Visit): Promise<Response> =>
  html(core, visit, <NotFound page={contextOf(core, visit)} />, { status: 404 })

export const loginRequiredPage = (core: Core, visit: Visit): Promise<Response> =>
  html(core, visit, <LoginRequired page={contextOf(core, visit)} />, { status: 401 })

/** A fault of ours, with the code that finds it in the log. */
export const failedPage = (core: Core, visit: Visit): Promise<Response> =>
  html(core, visit, <Failed page={contextOf(core, visit)} id={visit.correlation} />, { status: 500 })

/** A page that only says why not. */
export const refusedPage = (core: Core, visit: Visit, message: string, status: number): Promise<Response> =>
  html(core, visit, <Refused page={contextOf(core, visit)} message={message} />, { status })
