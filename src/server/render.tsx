// From a visit and what the read models know to a page.
import type { ReactElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import type { ResumeResult as Measured } from '../analysis/resume/result'
import { scoresFrom } from '../domain/score'
import { translator } from '../i18n'
import type { FieldErrors, Tab } from '../islands/auth/rules'
import type { PageContext } from '../pages/context'
import { DashboardPage } from '../pages/dashboard'
import { Landing } from '../pages/landing'
import { ResumePage, ResumeResult, resumeRegion } from '../pages/resume'
import { Setup } from '../pages/setup'
import { Coming, Failed, LoginRequired, NotFound, Refused } from '../pages/state'
import { accountById } from '../projections/account'
import { type AnalysisRow, latestAnalysis, openAnalysis, rankedScores, recentAnalyses } from '../projections/analysis'
import { allowanceRow } from '../projections/quota'
import { addresses, script, style } from './assets'
import { personOf } from './context'
import type { Core } from './core'
import { toastOf } from './toasts'
import type { Visit } from './visit'
import { takeToast } from './visits'

const font = addresses.get('/fonts/gabarito-latin-wght-normal.woff2') ?? ''
const activitiesMax = 8

const contextOf = (core: Core, { language, theme, url, person }: Visit): PageContext => ({
  appName: core.config.appName,
  language,
  theme,
  path: url.pathname,
  user: person && { name: person.name, email: person.email, role: person.role },
  unread: 0,
  assets: { script, style, font },
})

export type Answer = { readonly status?: number; readonly headers?: Record<string, string> }

/** A page as a stream. What it is for has been read before this, so nothing in it waits and no script has to show it. */
const html = async (
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
      vary: 'cookie, accept-language, x-region',
      // Back must not show a person's page after they have left; a visitor's may be kept and asked about.
      'cache-control': visit.person ? 'no-store' : 'private, no-cache',
      ...headers,
    },
  })
  if (visit.toast) response.headers.append('set-cookie', takeToast(core))
  return response
}

type Shown = {
  readonly tab: Tab
  readonly values?: { readonly nome?: string; readonly email?: string }
  readonly errors?: FieldErrors
  readonly message?: string | undefined
  readonly next: string | null
}

export const landingPage = (core: Core, visit: Visit, shown: Shown, answer: Answer = {}): Promise<Response> =>
  html(
    core,
    visit,
    <Landing
      page={contextOf(core, visit)}
      toast={toastOf(core, visit)}
      tab={shown.tab}
      values={shown.values ?? {}}
      errors={shown.errors ?? {}}
      message={shown.message}
      next={shown.next ?? undefined}
    />,
    answer,
  )

export const dashboardPage = (core: Core, visit: Visit): Promise<Response> => {
  const { db } = core.views
  const { account } = personOf(visit)
  const row = allowanceRow(db, account)
  const latest = latestAnalysis(db, account, 'resume')
  const data = {
    status: accountById(db, account)?.plan ?? '',
    scores: scoresFrom(rankedScores(db, account)),
    stats: { remaining: row?.allowance.remaining ?? 0, total: row?.allowance.total ?? 0 },
    activities: recentAnalyses(db, account, activitiesMax).map(({ id, tool, score, endedAt }) => ({
      id,
      tool,
      score,
      at: endedAt ?? 0,
    })),
    latestResume: resultOf(latest),
    now: visit.now,
  }
  return html(core, visit, <DashboardPage page={contextOf(core, visit)} toast={toastOf(core, visit)} data={data} />)
}

/** A stored result, as the analyser made it; null once the person's data is erased. */
export const resultOf = (row: AnalysisRow | undefined): Measured | null => (row?.result ?? null) as Measured | null

/** `error` is why the last try failed; a request for the region alone gets just that. */
export const resumePage = (
  core: Core,
  visit: Visit,
  region: string | null,
  error?: string,
  answer: Answer = {},
): Promise<Response> => {
  const { db } = core.views
  const { account } = personOf(visit)
  const row = latestAnalysis(db, account, 'resume')
  const result = resultOf(row)
  const open = openAnalysis(db, account, 'resume')
  const before = rankedScores(db, account).find(({ tool, rank }) => tool === 'resume' && rank === 2)?.score ?? null
  const left = allowanceRow(db, account)?.allowance.perTool.resume ?? 0
  const props = {
    page: contextOf(core, visit),
    latest: row && result ? { file: row.file, at: row.endedAt ?? row.requestedAt, result, before } : null,
    pending: open ? { file: open.file, at: open.requestedAt } : null,
    error,
    now: visit.now,
  }
  return region === resumeRegion
    ? html(core, visit, <ResumeResult {...props} />, answer, resumeRegion)
    : html(
        core,
        visit,
        <ResumePage {...props} toast={toastOf(core, visit)} left={left === -1 ? 'unlimited' : left} />,
        answer,
      )
}

export const setupPage = (
  core: Core,
  visit: Visit,
  shown: {
    readonly token: string
    readonly values: { readonly nome: string; readonly email: string }
    readonly errors: Readonly<Record<string, string>>
  },
  answer: Answer = {},
): Promise<Response> => html(core, visit, <Setup page={contextOf(core, visit)} {...shown} />, answer)

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

export const comingPage = (core: Core, visit: Visit, feature: string): Promise<Response> =>
  html(core, visit, <Coming page={contextOf(core, visit)} feature={feature} />)

export const featureName = (visit: Visit, path: keyof typeof features): string =>
  translator(visit.language)(features[path])

/** What the pages that are still to come are called. */
const features = {
  '/foto-perfil': 'common.nav.photo',
  '/linkedin': 'common.nav.linkedin',
  '/scanner-vagas': 'common.nav.scanner',
  '/planos': 'common.nav.plans',
  '/assinatura-sucesso': 'common.nav.plans',
  '/notificacoes': 'common.notifications.title',
  '/admin': 'common.nav.admin',
  '/conta': 'common.account.mine',
  '/editar-perfil': 'common.account.mine',
  '/configuracoes': 'common.account.settings',
  '/termos': 'common.footer.terms',
  '/privacidade': 'common.footer.privacy',
  '/suporte': 'common.footer.support',
  '/templates': 'common.nav.templates',
} as const

export const featurePaths = Object.keys(features) as (keyof typeof features)[]
