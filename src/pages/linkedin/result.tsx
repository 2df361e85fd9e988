// What changes when texts are analysed, rendered alone for `x-region: resultado` and as part of the page.
import { type LinkedinResult, maxOf } from '../../analysis/linkedin/result'
import type { LinkedinValues } from '../../api/linkedin'
import { type Language, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import { linkedinView } from '../../texts/linkedin/view'
import type { ModelPart } from '../../texts/models/view'
import { cx } from '../../ui/base/cx'
import { side, stack, stackGap, withSide } from '../../ui/base/layout.css'
import { muted, tiny } from '../../ui/base/text.css'
import { Callout } from '../../ui/callout/callout'
import { Icon } from '../../ui/icon/icon'
import { ModelSection } from '../models/section'
import { NothingYet, type RegionProps, ToolRegion } from '../tool/tool'
import { Suggestions } from './findings'
import * as css from './linkedin.css'
import { Found } from './saved-draft'
import { Keywords, Strengths, Suggested } from './side'
import { Verdict } from './verdict'

export type Latest = {
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
export type ResultProps = RegionProps & {
  latest: Latest | null
  /** What the person last saved. */
  saved: LinkedinValues | null
  /** When texts were sent that are not measured yet, in ms. */
  pending: number | null
}

export function ResultRegion({ language, latest, saved, pending, error, ahead, history, now }: ResultProps) {
  const t = useT()
  const waiting =
    pending === null ? null : t('linkedin.page.pendingText', { when: formats(language).when(pending, now) })
  const quiet = waiting === null && error === undefined
  const shared = { tool: 'linkedin', path: '/linkedin', language, error, waiting, ahead, history } as const
  return (
    <ToolRegion {...shared} measured={latest !== null}>
      {latest && <Result {...{ latest, saved, language, now }} />}
      {!latest && saved && quiet && <Found saved={saved} />}
      {!latest && !saved && quiet && <NothingYet tool="linkedin" />}
    </ToolRegion>
  )
}

type Shown = { latest: Latest; saved: LinkedinValues | null; language: Language; now: number }

function Result({ latest: { at, result, before, changed, earlier, model }, saved, language, now }: Shown) {
  const t = useT()
  const view = linkedinView(result, language)
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
      <Verdict view={view} score={result.score} before={before} />
      <div className={cx(withSide, side.wide)}>
        <div>
          <Suggestions groups={view.groups} gain={view.gain} />
          <ModelSection part={model ?? null} language={language} path="/linkedin" />
        </div>
        <aside className={cx(stack, stackGap.s6)} aria-label={t('linkedin.page.suggested')}>
          <Suggested
            suggestion={result.headline}
            current={changed || earlier ? null : (saved?.headline ?? null)}
            full={result.points.headline >= maxOf(result, 'headline')}
          />
          <Strengths items={view.strengths} />
          <Keywords keywords={result.keywords} />
          {view.repeated && <p className={cx(tiny, muted)}>{view.repeated}</p>}
          <p className={cx(tiny, muted)}>{t('linkedin.page.engine')}</p>
        </aside>
      </div>
    </div>
  )
}
