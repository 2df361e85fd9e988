// From a request context to the answer with a page in it.

import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { regionHeader } from '../../../api/regions'
import { underBase } from '../../../api/site-path'
import { Failed, LoginRequired, NotFound, Refused } from '../../../pages/shell/state'
import { basePathOf } from '../../config/site-address'
import type { Core } from '../../core/core'
import { htmlWithBase } from '../base-path'
import type { RequestContext } from '../request/request-context'
import { takeToast } from './cookies'
import { pageContext } from './page-context'
import { type Refused as Refusal, refusedAnswer } from './refusals'
import { clearingPath } from './responses'

export type PageAnswer = { readonly status?: number; readonly headers?: Record<string, string> }

/** A page, or a part of one under its `prefix`. Its data has been read before, so nothing in it is awaited. */
export const html = async (
  core: Core,
  ctx: RequestContext,
  element: ReactElement,
  { status = 200, headers = {} }: PageAnswer = {},
  prefix?: string,
) => {
  const base = basePathOf(core.config)
  const text = htmlWithBase(
    base,
    renderToStaticMarkup(element, prefix === undefined ? {} : { identifierPrefix: prefix }),
  )
  const response = new Response(prefix === undefined ? `<!DOCTYPE html>${text}` : text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'speculation-rules': `"${underBase(base, '/speculation.json')}"`,
      vary: `cookie, accept-language, ${regionHeader}`,
      // Back must not show a person's page after they signed out; a visitor's may be stored and revalidated.
      'cache-control': ctx.person ? 'no-store' : 'private, no-cache',
      ...headers,
    },
  })
  if (!ctx.toast) return response
  response.headers.append('set-cookie', takeToast(core))
  // The page that was left by signing out enters the back/forward cache only as this one is shown, so that what
  // drops it is asked for from here, also without scripts.
  if (!ctx.person) response.headers.set('link', `<${underBase(base, clearingPath)}>; rel=preload; as=image`)
  return response
}

export const notFoundPage = (core: Core, ctx: RequestContext): Promise<Response> =>
  html(core, ctx, <NotFound page={pageContext(core, ctx)} />, { status: 404 })

export const loginRequiredPage = (core: Core, ctx: RequestContext): Promise<Response> =>
  html(core, ctx, <LoginRequired page={pageContext(core, ctx)} />, { status: 401 })

/** An unexpected error, with the code that finds it in the log. */
export const failedPage = (core: Core, ctx: RequestContext): Promise<Response> =>
  html(core, ctx, <Failed page={pageContext(core, ctx)} id={ctx.correlation} />, { status: 500 })

/** A page with only the reason why the request was refused. */
export const refusedPage = (core: Core, ctx: RequestContext, message: string, status: number): Promise<Response> =>
  html(core, ctx, <Refused page={pageContext(core, ctx)} message={message} />, { status })

/** The same for what a call would be refused with, and when to come again. */
export const refusalPage = (core: Core, ctx: RequestContext, refused: Refusal): Promise<Response> =>
  html(core, ctx, <Refused page={pageContext(core, ctx)} message={refused.body.message} />, refusedAnswer(refused))
