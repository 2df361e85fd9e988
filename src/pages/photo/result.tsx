// The result region of the photo tool, rendered alone for `x-region: resultado` and as part of the page.
import type { PhotoResult } from '../../analysis/photo/result'
import { type Language, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import type { ModelPart } from '../../texts/models/view'
import { type PhotoView, photoView } from '../../texts/photo/view'
import { AspectBar } from '../../ui/bar/aspect-bar'
import { cx, muted, sectionGap, small, stack, stackGap, tiny, title, two } from '../../ui/base'
import { Callout } from '../../ui/callout/callout'
import { ScoreRing } from '../../ui/score-ring/score-ring'
import { Ticks } from '../../ui/ticks/ticks'
import { ModelSection } from '../models/section'
import { NothingYet, type RegionProps, ToolRegion } from '../tool/tool'
import { Board, type BoardProps } from './board'
import * as css from './photo.css'
import { Portrait } from './portrait'

type Latest = {
  readonly file: string
  /** Address of the photo, served to its owner only; null for an earlier photo, which is no longer stored. */
  readonly url: string | null
  /** When it was analysed, in ms. */
  readonly at: number
  readonly result: PhotoResult
  readonly before?: number | null
  /** The vision model's part; null without one. */
  readonly model?: ModelPart | null
}
export type ResultProps = RegionProps &
  BoardProps & {
    latest: Latest | null
    /** A photo whose analysis has not finished. */
    pending?: { readonly file: string; readonly at: number } | null | undefined
  }

export function ResultRegion({ latest, pending, left, notice, ...region }: ResultProps) {
  const { language, error, now } = region
  const shared = { ...region, tool: 'photo', path: '/foto-perfil', pending, measured: latest !== null } as const
  return (
    <ToolRegion {...shared} board={<Board {...{ language, left, notice, folded: latest !== null }} />}>
      {latest && <Result {...{ latest, language, now }} />}
      {!latest && !pending && error === undefined && <NothingYet tool="photo" />}
    </ToolRegion>
  )
}

function Result({ latest, language, now }: { latest: Latest; language: Language; now: number }) {
  const t = useT()
  const view = photoView(latest.result, language)
  const when = formats(language).when(latest.at, now)
  return (
    <div>
      <div className={css.photo}>
        <div className={cx(stack, stackGap.s2)}>
          <Portrait result={latest.result} url={latest.url} badge={view.badge} />
          <p className={cx(small, muted, css.file)}>{t('photo.page.file', { file: latest.file, when })}</p>
        </div>
        <Measures latest={latest} view={view} />
      </div>
      <div className={cx(two, sectionGap)}>
        <section className={stack}>
          <h2 className={title.md}>{t('photo.page.strengths')}</h2>
          {view.strengths.length === 0 && <p>{t('photo.page.strengthsNone')}</p>}
          <Ticks items={view.strengths.map(({ id, text }) => ({ key: id, content: text }))} />
        </section>
        <section className={stack}>
          <h2 className={title.md}>{t('photo.page.advice')}</h2>
          {view.advice.length === 0 && <p>{t('photo.page.adviceNone')}</p>}
          <Ticks
            next
            items={view.advice.map(({ id, title: what, text, gain }) => ({
              key: id,
              icon: 'arrow-up-right',
              content: (
                <>
                  <strong>{what}</strong> {text} {gain > 0 && <strong>+{gain}</strong>}
                </>
              ),
            }))}
          />
          <p className={cx(tiny, muted)}>{t('photo.page.engine')}</p>
        </section>
      </div>
      <ModelSection part={latest.model ?? null} language={language} path="/foto-perfil" />
    </div>
  )
}

/** The score, its limits, and the four bars with a sentence each. */
function Measures({ latest: { result, before }, view }: { latest: Latest; view: PhotoView }) {
  const t = useT()
  const { score } = result
  const previous = before ?? undefined
  const label =
    previous === undefined ? t('photo.page.ring', { score }) : t('photo.page.ringBefore', { score, before: previous })
  return (
    <div className={cx(stack, stackGap.s8)}>
      <div className={css.score}>
        <ScoreRing score={score} before={previous} label={label} of={t('common.of100')} />
        <div className={cx(stack, stackGap.s2)}>
          <h2 className={title.lg} tabIndex={-1}>
            {view.headline}
          </h2>
          <p className={muted}>{view.lead}</p>
        </div>
      </div>
      {view.notes.map(({ id, title: what, text }) => (
        <Callout key={id} title={what}>
          <p>{text}</p>
        </Callout>
      ))}
      <div className={cx(stack, stackGap.s6)}>
        {view.aspects.map(({ aspect, label: name, score: value, note }) => (
          <AspectBar key={aspect} name={name} value={value} unit="%" note={note} />
        ))}
      </div>
    </div>
  )
}
