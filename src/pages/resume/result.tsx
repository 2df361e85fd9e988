// What changes when a new file is analysed, rendered alone for `x-region: resultado` and as part of the page.
import type { ReactNode } from 'react'
import type { ResumeResult } from '../../analysis/resume/result'
import { optimisedRegion } from '../../api/regions'
import { type Language, translator, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import type { ModelPart } from '../../texts/models/view'
import { optimisedOf, withheldOf } from '../../texts/resume/optimised-view'
import { resumeView } from '../../texts/resume/view'
import { cx } from '../../ui/base/cx'
import { side, stack, stackGap, withSide } from '../../ui/base/layout.css'
import { muted, tiny } from '../../ui/base/text.css'
import { Icon } from '../../ui/icon/icon'
import { ModelSection } from '../models/section'
import { NothingYet, type RegionProps, ToolRegion } from '../tool/tool'
import { Findings, Strengths } from './findings'
import { PhoneFold } from './fold'
import { OptimisedFile, Preparing, Withheld } from './optimised'
import { fileLine } from './resume.css'
import { Keywords, Robot } from './robot'
import { NotResume, Verdict } from './verdict'

export type Latest = {
  /** The analysis; without it nothing can be downloaded. */
  readonly id?: string
  readonly file: string
  /** When it was analysed, in ms. */
  readonly at: number
  readonly result: ResumeResult
  readonly before?: number | null
  /** What a model added; null where none was asked. */
  readonly model?: ModelPart | null
}
export type ResultProps = RegionProps & {
  latest: Latest | null
  /** A file that was sent and is not read yet. */
  pending?: { readonly file: string; readonly at: number } | null | undefined
}

export function ResultRegion({ language, latest, pending, error, ahead, history, now }: ResultProps) {
  const t = useT()
  const waiting = pending
    ? t('resume.page.pendingText', { file: pending.file, when: formats(language).when(pending.at, now) })
    : null
  const shared = { tool: 'resume', path: '/curriculo', language, error, waiting, ahead, history } as const
  return (
    <ToolRegion {...shared} measured={latest !== null}>
      {latest && <Result {...{ latest, language, now }} />}
      {!latest && !pending && error === undefined && <NothingYet tool="resume" />}
    </ToolRegion>
  )
}

function Result({ latest, language, now }: { latest: Latest; language: Language; now: number }) {
  const t = useT()
  const { id, result, before } = latest
  const view = resumeView(result, language)
  const optimised = id === undefined ? null : optimisedOf(result, id, language)
  const withheld = withheldOf(result, language)
  return (
    <div>
      <FileLine>{fileText(latest, language, now)}</FileLine>
      {view.verdict && (
        <Verdict verdict={view.verdict} before={before} caps={view.caps} optimised={optimised} analysis={id} />
      )}
      <div className={cx(withSide, side.wide)}>
        <div>
          {!view.verdict && <NotResume />}
          {view.verdict && <Findings findings={view.findings} gain={view.gain} analysis={id} />}
          {view.strengths.length > 0 && (
            <PhoneFold summary={`${t('resume.page.strengths')} (${view.strengths.length})`}>
              <Strengths items={view.strengths} />
            </PhoneFold>
          )}
          <div data-region={optimisedRegion}>
            {id !== undefined && result.optimised === 'pending' && <Preparing id={id} language={language} />}
            {optimised && <OptimisedFile optimised={optimised} />}
            {withheld && <Withheld why={withheld} />}
          </div>
          <ModelSection
            part={latest.model ?? null}
            language={language}
            checks={Object.fromEntries(view.findings.map((finding) => [finding.id, finding.title]))}
            path="/curriculo"
          />
        </div>
        <aside className={cx(stack, stackGap.s6)} aria-label={t('resume.page.robot')}>
          <PhoneFold summary={t('resume.page.robot')}>
            <Robot robot={view.robot} />
          </PhoneFold>
          {view.verdict && (
            <PhoneFold summary={t('resume.page.keywords')}>
              <Keywords {...view.keywords} />
            </PhoneFold>
          )}
          <p className={cx(tiny, muted)}>{t('resume.page.engine')}</p>
        </aside>
      </div>
    </div>
  )
}

function fileText({ file, at, result: { pages } }: Latest, language: Language, now: number): [string, string] {
  const t = translator(language)
  const when = formats(language).when(at, now)
  return [file, pages === null ? t('resume.page.fileNoPages', { when }) : t('resume.page.file', { count: pages, when })]
}

function FileLine({ children: [file, facts] }: { children: [string, string] }): ReactNode {
  return (
    <p className={fileLine}>
      <Icon name="file-text" /> {file} <span className={muted}>{facts}</span>
    </p>
  )
}
