// The result region of the scanner, rendered alone for `x-region: resultado` and as part of the page.
import { useT } from '../../i18n'
import { formats } from '../../i18n/format'
import { jobView, type StoredJob } from '../../texts/job/view'
import type { ModelPart } from '../../texts/models/view'
import { cx, muted, small } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { ModelSection } from '../models/section'
import { NothingYet, type RegionProps, ToolRegion } from '../tool/tool'
import { ToWorkbench } from '../workbench/enter'
import { AdvertForm, type AdvertFormProps } from './advert-form'
import { Conditions, LackingConditions } from './conditions'
import { Keywords, Missing } from './keywords'
import { MoreSuggestions, Suggestions } from './suggestions'
import { Verdict } from './verdict'
import { Pairs } from './wording-pairs'

type Latest = {
  /** When it was compared, in ms. */
  readonly at: number
  readonly result: StoredJob
  readonly before: number | null
  /** File name of the compared résumé. */
  readonly resume: string
  /** The language model's part; null without one. */
  readonly model?: ModelPart | null
}
export type ResultProps = RegionProps &
  AdvertFormProps & {
    latest: Latest | null
    /** An advert whose comparison has not finished. */
    pending: { readonly at: number } | null
    /** The person's résumé, null without one; `newer` if it was sent after the comparison shown. */
    resume: { readonly file: string; readonly at: number; readonly newer: boolean } | null
    /** True for a person with a draft in the workbench, which may be compared too. */
    draft: boolean
  }

export function ResultRegion({
  latest,
  pending,
  resume,
  draft,
  left,
  description,
  thin,
  notice,
  ...region
}: ResultProps) {
  const { language, error, history, now } = region
  const measured = latest !== null
  const form = (
    <AdvertForm
      {...{ language, left, description, thin, notice, draft }}
      file={resume?.file ?? null}
      ofDraft={latest?.result.draft !== undefined}
      folded={measured}
      open={Boolean(thin) || error !== undefined}
    />
  )
  return (
    <ToolRegion
      {...{ ...region, pending, measured }}
      tool="job"
      path="/scanner-vagas"
      board={resume || draft ? form : null}
    >
      {latest && <Result {...{ latest, language, now, resume, draft }} shown={history?.shown ?? null} />}
      {!latest && !pending && (resume === null && !draft ? <NoResume /> : <NothingYet tool="job" />)}
    </ToolRegion>
  )
}

/** Shown without a résumé: the next step is to send one. */
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
  draft,
  shown,
}: Pick<ResultProps, 'language' | 'now' | 'resume' | 'draft'> & { latest: Latest; shown: string | null }) {
  const t = useT()
  const { result, before, at } = latest
  const file = result.draft ? t('job.form.comparedDraft') : latest.resume
  const view = jobView(result, language)
  return (
    <>
      <Verdict view={view} result={result} before={before} />
      {resume?.newer && (
        <Callout kind="info" icon="file-text">
          <p>{t('job.page.newer')}</p>
        </Callout>
      )}
      <Suggestions suggestions={view.suggestions} none={view.withoutSuggestions} />
      <LackingConditions conditions={view.conditions} />
      <Missing view={view} />
      {shown && (
        <div>
          {draft ? (
            <ButtonLink icon="file-text" href={`/curriculo/oficina?anuncio=${shown}`}>
              {t('workbench.vacancy.open')}
            </ButtonLink>
          ) : (
            <ToWorkbench analysis={result.resume} advert={shown} go={t('workbench.vacancy.open')} />
          )}
        </div>
      )}
      <div>
        <MoreSuggestions suggestions={view.suggestions} />
        <Keywords view={view} />
        <Conditions conditions={view.conditions} counted={result.workMatches !== false || result.rubric < 7} />
        {view.pairs.length > 0 && <Pairs pairs={view.pairs} />}
      </div>
      <ModelSection part={latest.model ?? null} language={language} path="/scanner-vagas" />
      <p className={cx(small, muted)}>
        {result.title ? `${result.title} · ` : ''}
        {t('job.page.analysed', { when: formats(language).when(at, now), file })}{' '}
        {result.hidden > 0 && t('job.page.hidden')}
      </p>
    </>
  )
}
