// Renders what changes when texts are analysed, alone for `x-region: resultado` and as part of the page.
import type { ReactNode } from 'react'
import { type LinkedinResult, maxOf } from '../../analysis/linkedin/result'
import type { LinkedinValues } from '../../api/tools/linkedin'
import { type Language, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import { textId } from '../../islands/linkedin/rules'
import { sinceText } from '../../texts/history/since'
import type { HistoryData } from '../../texts/history/view'
import { type LinkedinTip, type LinkedinView, linkedinView } from '../../texts/linkedin/view'
import type { ModelPart } from '../../texts/models/view'
import { cx, muted, sr, stack, tiny } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import { Fold } from '../../ui/fold/fold'
import { Icon } from '../../ui/icon/icon'
import { History } from '../history/history'
import { ModelSection } from '../models/section'
import * as results from '../results/results.css'
import { MoreTips, Tips } from '../results/tips'
import { NothingYet, type RegionProps, ToolRegion } from '../tool/tool'
import { Form, type FormProps } from './form'
import * as css from './linkedin.css'
import { Found } from './saved-draft'
import { Keywords, Strengths, Suggested } from './side'
import { Verdict } from './verdict'

type Latest = {
  /** When it was analysed, in ms. */
  readonly at: number
  readonly result: LinkedinResult
  readonly before: number | null
  /** The texts were changed and saved since. */
  readonly changed: boolean
  /** What a model added; null where none was asked. */
  readonly model?: ModelPart | null
  /** Not the latest: it measured other texts than the saved ones. */
  readonly earlier: boolean
}
export type ResultProps = RegionProps &
  FormProps & {
    latest: Latest | null
    /** What the person last saved. */
    saved: LinkedinValues | null
    /** When texts were sent that are not measured yet, in ms. */
    pending: { readonly at: number } | null
  }

export function ResultRegion({ latest, saved, pending, ...props }: ResultProps) {
  const { left, values, errors, notice, measure, before, wasMeasured, ...region } = props
  const { language, error, history, now } = region
  const quiet = pending === null && error === undefined
  const measured = latest !== null
  const shared = { ...region, tool: 'linkedin', path: '/linkedin', pending, measured } as const
  const form = <Form {...{ language, left, values, errors, notice, measure, before, wasMeasured }} folded={measured} />
  return (
    <ToolRegion {...shared} ownHistory board={measured ? null : form} boardFirst={saved === null}>
      {latest && <Result {...{ latest, saved, language, now, history, form }} />}
      {!latest && saved && quiet && <Found saved={saved} />}
      {!latest && !saved && quiet && <NothingYet tool="linkedin" />}
    </ToolRegion>
  )
}

type LatestProps = {
  latest: Latest
  saved: LinkedinValues | null
  language: Language
  now: number
  history: HistoryData | undefined
  form: ReactNode
}

function Result({ latest, saved, language, now, history, form }: LatestProps) {
  const { at, result, before, changed } = latest
  const t = useT()
  const view = linkedinView(result, language)
  const toForm = (tip: LinkedinTip) => (
    <ButtonLink kind="outline" size="sm" href={`#${textId(tip.section)}`}>
      {t('linkedin.page.edit')}
      <span className={sr}>: {tip.title}</span>
    </ButtonLink>
  )
  return (
    <div>
      <p className={css.when}>
        <Icon name="square-user-round" />{' '}
        <span className={muted}>{t('linkedin.page.analysed', { when: formats(language).when(at, now) })}</span>
      </p>
      {changed && (
        <div className={css.note}>
          <Callout kind="info" icon="clock">
            <p>{t('linkedin.page.changed')}</p>
          </Callout>
        </div>
      )}
      <Verdict view={view} score={result.score} before={before} change={sinceText(history, language)} />
      <div className={results.result}>
        <div>
          {view.personal && (
            <div className={css.note}>
              <Callout>
                <p>{view.personal}</p>
              </Callout>
            </div>
          )}
          <Tips tips={view.tips} none={t('linkedin.page.suggestionsNone')} action={toForm} />
        </div>
        <div className={results.beside}>{form}</div>
        <Rest {...{ latest, view, saved, language, history, toForm }} />
      </div>
    </div>
  )
}

type RestProps = Pick<LatestProps, 'latest' | 'saved' | 'language' | 'history'> & {
  view: LinkedinView
  toForm: (tip: LinkedinTip) => ReactNode
}

/** What is folded under the first tips. */
function Rest({ latest: { result, changed, earlier, model }, view, saved, language, history, toForm }: RestProps) {
  const t = useT()
  const strengths = view.strengths.length
  return (
    <div className={stack}>
      <div>
        <Fold title={t('linkedin.page.suggested')} open>
          <Suggested
            suggestion={result.headline}
            current={changed || earlier ? null : (saved?.headline ?? null)}
            full={result.points.headline >= maxOf(result, 'headline')}
          />
        </Fold>
        <MoreTips tips={view.tips} action={toForm} />
        <Fold title={t('linkedin.page.strengths')} note={strengths > 0 && t('results.goodCount', { count: strengths })}>
          <Strengths items={view.strengths} />
        </Fold>
        <Keywords keywords={result.keywords} />
        {history && <History language={language} {...history} />}
      </div>
      <ModelSection part={model ?? null} language={language} path="/linkedin" />
      {view.repeated && <p className={cx(tiny, muted)}>{view.repeated}</p>}
      <p className={cx(tiny, muted)}>{t('linkedin.page.engine')}</p>
    </div>
  )
}
