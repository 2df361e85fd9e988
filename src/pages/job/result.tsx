// What changes when an advert is compared, rendered alone for `x-region: resultado` and as part of the page.
import { type Language, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import { ButtonLink } from '../../ui/button'
import { Callout } from '../../ui/callout'
import { cx } from '../../ui/cx'
import { EmptyState } from '../../ui/empty-state'
import { stack, stackGap } from '../../ui/layout.css'
import { muted, small, tiny } from '../../ui/text.css'
import { After } from '../after'
import { History } from '../history'
import { Earlier } from '../history/earlier'
import type { HistoryData } from '../history/view'
import { ModelSection } from '../model/section'
import type { ModelPart } from '../model/view'
import { ReportLine } from '../report-line'
import { Conditions } from './conditions'
import { Keywords } from './keywords'
import { Pairs } from './pairs'
import { Suggestions } from './suggestions'
import { Verdict } from './verdict'
import { jobView, type StoredJob } from './view'

export const resultRegion = 'resultado'

export type Latest = {
  /** When it was compared, in ms. */
  readonly at: number
  readonly result: StoredJob
  readonly before: number | null
  /** Name of the résumé's file it was compared with. */
  readonly resume: string
  /** What a model added; null where none was asked. */
  readonly model?: ModelPart | null
}
export type ResultProps = {
  language: Language
  latest: Latest | null
  /** An advert that was sent and is not compared yet: after a restart the server finishes it on its own. */
  pending: { readonly at: number } | null
  /** The person's résumé; null is none yet, `newer` one sent after the comparison shown. */
  resume: { readonly file: string; readonly at: number; readonly newer: boolean } | null
  /** Why the last try failed, in the person's language. */
  error?: string | undefined
  /** Earlier results and what changed since. */
  history?: HistoryData | undefined
  now: number
}

/** The whole region, whatever its state. Render it alone with `identifierPrefix: 'resultado'`. */
export function ResultRegion({ language, latest, pending, resume, error, history, now }: ResultProps) {
  const t = useT()
  return (
    <section id={resultRegion} data-region={resultRegion} className={cx(stack, stackGap.s8)}>
      {error !== undefined && (
        <Callout kind="bad" title={t('job.page.failed')} alert>
          <p>{error}</p>
        </Callout>
      )}
      {pending && (
        <Callout kind="info" icon="clock" title={t('job.page.pending')}>
          <p>
            {t('job.page.pendingText', { when: formats(language).when(pending.at, now) })}{' '}
            <a href="/scanner-vagas" data-region={resultRegion}>
              {t('job.page.refresh')}
            </a>
          </p>
        </Callout>
      )}
      {history && <Earlier language={language} {...history} />}
      {latest && <Result {...{ latest, language, now, resume }} />}
      {!latest &&
        !pending &&
        (resume === null ? (
          <NoResume />
        ) : (
          <EmptyState
            title={t('job.page.noneYet')}
            text={t('job.page.noneText')}
            points={(['a', 'b', 'c'] as const).map((one) => t(`job.page.shows.${one}`))}
          />
        ))}
      {latest && <After tool="job" />}
      {latest && history && <ReportLine {...history} />}
      {history && <History language={language} {...history} />}
    </section>
  )
}

/** Without a résumé there is nothing to compare with: the one next step. */
function NoResume() {
  const t = useT()
  const action = (
    <ButtonLink kind="primary" href="/curriculo" icon="upload">
      {t('job.page.sendResume')}
    </ButtonLink>
  )
  return <EmptyState title={t('job.page.noResume')} text={t('job.page.noResumeText')} action={action} />
}

function Result({
  latest,
  language,
  now,
  resume,
}: Pick<ResultProps, 'language' | 'now' | 'resume'> & { latest: Latest }) {
  const t = useT()
  const { result, before, at, resume: file } = latest
  const view = jobView(result, language)
  return (
    <>
      <Verdict view={view} result={result} before={before} />
      {resume?.newer && (
        <Callout kind="info" icon="file-text">
          <p>{t('job.page.newer')}</p>
        </Callout>
      )}
      <Keywords view={view} />
      {view.conditions.length > 0 && <Conditions conditions={view.conditions} />}
      {view.pairs.length > 0 && <Pairs pairs={view.pairs} />}
      <Suggestions suggestions={view.suggestions} />
      <ModelSection part={latest.model ?? null} language={language} path="/scanner-vagas" />
      <div className={cx(stack, stackGap.s2)}>
        <p className={cx(small, muted)}>
          {result.title ? `${result.title}, ` : ''}
          {t('job.page.analysed', { when: formats(language).when(at, now), file })}
        </p>
        <p className={cx(tiny, muted)}>
          {t('job.page.counted')} {result.hidden > 0 && t('job.page.hidden')} {t('job.page.engine')}
        </p>
      </div>
    </>
  )
}
