// The document that the four tools' pages share, and the region that an analysis changes.

import type { ReactNode } from 'react'
import { resultRegion } from '../../api/regions'
import type { Tool } from '../../events/schema/vocabulary'
import { type Language, Locale, translator, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import type { HistoryData } from '../../texts/history/view'
import { cx, stack, stackGap } from '../../ui/base'
import { Callout } from '../../ui/callout/callout'
import { EmptyState } from '../../ui/empty-state/empty-state'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { Earlier } from '../history/earlier'
import { History } from '../history/history'
import { Next } from '../results/next'
import { Shell } from '../shell/shell'

type PageProps = { tool: Tool; page: PageContext; toast?: Message | undefined; children: ReactNode }

/** The document of a tool's page around its content. Complete and usable without JavaScript. */
export function ToolPage({ tool, page, toast, children }: PageProps) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t(`${tool}.page.title`)} description={t(`${tool}.page.description`)} toast={toast}>
      {children}
    </Shell>
  )
}

/** The answer to a request with `x-region: resultado`. Render it with `identifierPrefix: resultRegion`. */
export const ToolAnswer = ({ language, children }: { language: Language; children: ReactNode }) => (
  <Locale value={language}>{children}</Locale>
)

/** What every tool's region needs, whatever its result. */
export type RegionProps = {
  language: Language
  /** Why the last attempt failed, in the person's language. */
  error?: string | undefined
  /** Earlier results and what changed since. */
  history?: HistoryData | undefined
  /** How many come before an upload that is not measured yet; null when it is being read. */
  ahead?: number | null | undefined
  now: number
}

type Props = RegionProps & {
  tool: Tool
  path: string
  /** What was sent and is not measured yet, and when, in ms: after a restart the server completes it by itself. */
  pending?: { readonly file?: string; readonly at: number } | null | undefined
  /** A result is among the children. */
  measured: boolean
  /** The children show the history among their own folds. */
  ownHistory?: boolean
  /** What the next input is sent with: first where there is nothing else yet, otherwise last. */
  board?: ReactNode
  /** False where something else is shown already. */
  boardFirst?: boolean
  children: ReactNode
}

/** The whole region, in any state. */
export function ToolRegion(props: Props) {
  const {
    tool,
    path,
    language,
    error,
    pending,
    ahead,
    history,
    now,
    measured,
    ownHistory = false,
    board,
    boardFirst = true,
    children,
  } = props
  const t = useT()
  const waiting = pending && { file: pending.file, when: formats(language).when(pending.at, now) }
  const first = boardFirst && !measured && !waiting && error === undefined
  return (
    <section id={resultRegion} data-region={resultRegion} className={cx(stack, stackGap.s8)}>
      {first && board}
      {error !== undefined && (
        <Callout kind="bad" title={t('tool.sending.failed')} alert>
          <p>{error}</p>
        </Callout>
      )}
      {waiting && (
        <Callout kind="info" icon="clock" title={t('tool.sending.pending')}>
          <p>
            {t(`${tool}.page.pendingText`, waiting)} {ahead ? `${t('common.waiting.queue', { count: ahead })} ` : ''}
            <a href={path} data-region={resultRegion}>
              {t(`${tool}.page.refresh`)}
            </a>
          </p>
        </Callout>
      )}
      {history && <Earlier language={language} {...history} />}
      {children}
      {history && !ownHistory && (
        <div>
          <History language={language} {...history} />
        </div>
      )}
      {measured && <Next tool={tool} history={history} />}
      {!first && board}
    </section>
  )
}

/** Before the first result: what it will show. */
export function NothingYet({ tool }: { tool: Tool }) {
  const t = useT()
  return (
    <EmptyState
      title={t('errors.none-yet')}
      text={t(`${tool}.page.noneText`)}
      points={(['a', 'b', 'c'] as const).map((one) => t(`${tool}.page.shows.${one}`))}
    />
  )
}
