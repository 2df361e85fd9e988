// Renders what changes when a new file is analysed, alone for `x-region: resultado` and as part of the page.
import type { ReactNode } from 'react'
import type { Picture } from '../../analysis/resume/picture/picture'
import type { ResumeResult } from '../../analysis/resume/result'
import { optimisedRegion } from '../../api/regions'
import { type Language, translator, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import { sinceText } from '../../texts/history/since'
import type { HistoryData } from '../../texts/history/view'
import type { ModelPart } from '../../texts/models/view'
import { correctionView, doubtText } from '../../texts/resume/corrections'
import type { Finding } from '../../texts/resume/finding'
import { type LineMarks, marksOf } from '../../texts/resume/marks'
import { type OptimisedView, optimisedOf, withheldOf } from '../../texts/resume/optimised-view'
import { resumeView } from '../../texts/resume/view'
import { muted } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Fold } from '../../ui/fold/fold'
import { Icon } from '../../ui/icon/icon'
import { History } from '../history/history'
import { ModelSection } from '../models/section'
import { markedIn, PagePicture } from '../results/page-picture'
import { lineId } from '../results/picture-lines'
import * as results from '../results/results.css'
import { type DraftProgress, MoreTips, Tips } from '../results/tips'
import { NothingYet, type RegionProps, ToolRegion } from '../tool/tool'
import { ToWorkbench } from '../workbench/enter'
import { Board, type BoardProps } from './board'
import { Correct } from './correct'
import { OptimisedFile, Preparing, Withheld } from './optimised'
import { fileLine } from './resume.css'
import { Read } from './robot'
import { NotResume, Verdict } from './verdict'

export type Latest = {
  /** The analysis; without it nothing can be downloaded. */
  readonly id?: string
  readonly file: string
  /** When it was analysed, in ms. */
  readonly at: number
  readonly result: ResumeResult
  readonly before?: number | null
  /** How far the draft made from it has come; null without one. */
  readonly draft?: DraftProgress | null
  /** Its pages as they were read; null where the file is gone, or while it is not drawn. */
  readonly picture?: Picture | null
  /** What a model added; null where none was asked. */
  readonly model?: ModelPart | null
}
export type ResultProps = RegionProps &
  BoardProps & {
    latest: Latest | null
    /** A file that was sent and is not read yet. */
    pending?: { readonly file: string; readonly at: number } | null | undefined
  }

export function ResultRegion({ latest, pending, left, notice, ...region }: ResultProps) {
  const { language, error, history, now } = region
  const shared = { ...region, tool: 'resume', path: '/curriculo', pending, measured: latest !== null } as const
  const board = <Board {...{ language, left, notice, folded: latest !== null }} />
  return (
    <ToolRegion {...shared} ownHistory board={board}>
      {latest && <Result {...{ latest, language, now, history }} again={left !== 0} />}
      {!latest && !pending && error === undefined && <NothingYet tool="resume" />}
    </ToolRegion>
  )
}

/** Findings about what we could not read: nothing to write, only lines to set right. */
const ofReading: ReadonlySet<string> = new Set(['unread', 'unread-parts'])

/** Checks that a misread job can fail: where the reading of one is in doubt, their tips also lead to the lines as they were read. */
const ofJobs: ReadonlySet<string> = new Set(['roles', 'role-dates', 'tasks'])

type LatestProps = {
  latest: Latest
  language: Language
  now: number
  history: HistoryData | undefined
  again?: boolean
}

/** Without the analysis's id nothing leads further: it is an example. */
export function Result({ latest, language, now, history, again = true }: LatestProps) {
  const t = useT()
  const { id, result, before } = latest
  const view = resumeView(result, language)
  const optimised = id === undefined ? null : optimisedOf(result, id, language)
  const change = sinceText(history, language)
  const correcting = correctionView(result)
  const toLines = (
    <ButtonLink kind="outline" size="sm" href="#conferir">
      {t('results.correct.show')}
    </ButtonLink>
  )
  const action = (tip: Pick<Finding, 'id' | 'title' | 'quotes'>) =>
    id === undefined ? null : ofReading.has(tip.id) ? (
      toLines
    ) : (
      <>
        <ToWorkbench kind="outline" analysis={id} check={tip.id} quote={tip.quotes[0]?.text} about={tip.title} />
        {/* What a job lacks may stand in the file. */}
        {correcting && (tip.id === 'roles' || (result.unsure && ofJobs.has(tip.id))) && toLines}
      </>
    )
  const marks = marksOf(result, view.findings)
  const drawn = latest.picture ? drawnLines(latest.picture, marks) : null
  const findings = drawn ? view.findings.map((finding) => located(finding, drawn)) : view.findings
  const tips = { tips: findings, draft: latest.draft, action }
  return (
    <div>
      <FileLine>{fileText(latest, language, now)}</FileLine>
      {view.verdict && (
        <Verdict
          {...{ verdict: view.verdict, before, change, optimised, caps: view.caps, analysis: id, again }}
          clean={view.findings.length === 0}
          doubt={correcting && doubtText(result, correcting, language)}
        />
      )}
      <div className={latest.picture ? results.result : results.plain}>
        {!view.verdict && <NotResume />}
        {view.verdict && <Tips {...tips} order={t('resume.page.order')} none={t('resume.page.findingsNone')} />}
        {latest.picture && (
          <div className={results.beside}>
            <PagePicture picture={latest.picture} marks={marks} draft={latest.draft ?? null} />
          </div>
        )}
        <div>
          {view.verdict && <MoreTips {...tips} most={view.rest} />}
          {correcting && id !== undefined && <Correct view={correcting} analysis={id} />}
          <Read view={view} open={!view.verdict} />
          <Clean {...{ latest, optimised, language }} />
          {history && <History language={language} {...history} />}
        </div>
        <ModelSection
          part={latest.model ?? null}
          language={language}
          checks={Object.fromEntries(view.findings.map((finding) => [finding.id, finding.title]))}
          path="/curriculo"
        />
      </div>
    </div>
  )
}

/** The ids of the marked lines that are drawn, by the place that a quote names. */
const drawnLines = ({ pages }: Picture, marks: LineMarks): ReadonlySet<string> =>
  new Set(pages.flatMap((page) => [...markedIn(page, marks).keys()].map((line) => lineId(page.page, line))))

/** A finding whose quotes lead to their lines on the picture. */
const located = (finding: Finding, drawn: ReadonlySet<string>): Finding => ({
  ...finding,
  quotes: finding.quotes.map((quote) => {
    const at = quote.line === null ? '' : lineId(quote.page, quote.line)
    return drawn.has(at) ? { ...quote, at } : quote
  }),
})

type CleanProps = { latest: Latest; optimised: OptimisedView | null; language: Language }

/** The file to download, or why there is none; nothing where none was made. */
function Clean({ latest, optimised, language }: CleanProps) {
  const t = useT()
  const { id, result } = latest
  const withheld = withheldOf(result, language)
  const pending = id !== undefined && result.optimised === 'pending'
  if (!pending && !optimised && !withheld) return null
  return (
    <Fold
      title={t(withheld ? 'resume.optimised.withheld.heading' : 'results.clean')}
      note={optimised?.docx && optimised.pdf ? t('results.cleanKinds') : null}
    >
      <div data-region={optimisedRegion}>
        {pending && <Preparing id={id} language={language} />}
        {optimised && <OptimisedFile optimised={optimised} />}
        {withheld && <Withheld withheld={withheld} analysis={id} />}
      </div>
    </Fold>
  )
}

function fileText(
  { file, at, result: { pages, corrections } }: Latest,
  language: Language,
  now: number,
): [string, string] {
  const t = translator(language)
  const when = formats(language).when(at, now)
  const facts = pages === null ? t('resume.page.fileNoPages', { when }) : t('resume.page.file', { count: pages, when })
  const correctedNote = corrections ? `, ${t('results.correct.measured', { count: corrections.length })}` : ''
  return [file, `${facts}${correctedNote}`]
}

function FileLine({ children: [file, facts] }: { children: [string, string] }): ReactNode {
  return (
    <p className={fileLine}>
      <Icon name="file-text" /> {file} <span className={muted}>{facts}</span>
    </p>
  )
}
