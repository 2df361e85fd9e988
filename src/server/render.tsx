// From a visit and what the read models know to a page.
import type { ReactElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import type { ResumeResult } from '../analysis/resume/result'
import { scoresFrom } from '../domain/score'
import { translator } from '../i18n'
import type { PageContext } from '../pages/context'
import { Dashboard } from '../pages/dashboard'
import { dashboardView } from '../pages/dashboard/view'
import { Landing } from '../pages/landing'
import { ResumePage } from '../pages/resume'
import { Coming, ErrorPage, LoginRequired, NotFound } from '../pages/state'
import { latestAnalysis, rankedScores, recentAnalyses } from '../projections/analysis'
import { allowanceRow } from '../projections/quota'
import type { ErrorCode, Problem } from './answer'
import { addresses, script, style } from './assets'
import { personOf } from './context'
import type { Core } from './core'
import { takeToast } from './toasts'
import type { Visit } from './visit'

const contextOf = (core: Core, { language, theme, url, person }: Visit): PageContext => ({
  appName: core.config.appName,
  language,
  theme,
  path: url.pathname,
  user: person && { name: person.name, email: person.email, role: person.role },
  unread: 0,
  assets: { script, style, font: addresses.get('/fonts/gabarito-latin-wght-normal.woff2') ?? '' },
})

type Answer = { readonly status?: number; readonly headers?: Record<string, string> }

/** A page as a stream. What it is for has been read before this, so nothing in it waits. */
const html = async (element: ReactElement, { status = 200, headers = {} }: Answer = {}): Promise<Response> => {
  const stream = await renderToReadableStream(element)
  return new Response(stream, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'speculation-rules': '"/speculation.json"', vary: 'cookie, accept-language', ...headers },
  })
}
