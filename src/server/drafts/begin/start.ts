// Starts a new draft with the words of an analysed file, a blank page, or a JSON Resume.

import { prefixWithin } from '../../../analysis/bounded'
import type { LeftOut as Omitted } from '../../../analysis/resume/draft/import/contact-fields'
import { leftTexts } from '../../../analysis/resume/draft/import/left-texts'
import { fromJsonResume } from '../../../analysis/resume/draft/json-resume/from'
import { packResume } from '../../../analysis/resume/reader-input'
import type { Correction } from '../../../analysis/resume/reading/corrections/correction'
import { monthAt } from '../../../domain/day'
import type { LeftOut } from '../../../domain/drafts/commands'
import type { DraftContent, DraftPart } from '../../../domain/drafts/content'
import { leftOutKinds } from '../../../events/schema/drafts/drafts'
import type { Failure } from '../../../events/schema/vocabulary'
import { latestAnalysis } from '../../../projections/analyses/analysis'
import { ownAnalysis } from '../../../projections/analyses/history'
import type { DraftRow } from '../../../projections/drafts/draft'
import { correctionsOf } from '../../analyses/results/results'
import { countFailure, tooManyFailures } from '../../analyses/run/failures'
import type { Core } from '../../core/core'
import { composed } from '../../http/request/body/typed-text'
import type { RequestContext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'
import { busy, type Refused } from '../../http/response/refusals'
import { problem } from '../../http/response/responses'
import { readUpload } from '../../storage/uploads'
import { replaceDraft, startDraft } from '../drafts'

/** Largest JSON Resume taken, in bytes. */
const jsonMax = 256 * 1024

const blank = (kind: DraftPart['kind'], at: number, fields: Record<string, string> = {}): DraftPart => ({
  id: `p${at}`,
  kind,
  fields,
  lines: kind === 'job' || kind === 'courses' ? [{ id: 'l1', text: '' }] : [],
})

const content = (parts: readonly DraftPart[]): DraftContent => ({ parts, skipped: [] })

const ofNoFile = { analysis: null, score: null, name: '', left: [] } as const

/** The parts that every résumé has, with the name and address the account has already. */
const startBlank = (core: Core, ctx: RequestContext, origin: 'blank' | 'questions'): Promise<DraftRow | Refused> => {
  const { name, email } = personOf(ctx)
  const kinds = ['summary', 'job', 'school', 'skills', 'courses', 'languages'] as const
  const parts = [blank('contact', 1, { name, email }), ...kinds.map((kind, at) => blank(kind, at + 2))]
  return startDraft(core, ctx, { origin, ...ofNoFile, content: content(parts) })
}

/** What is announced as left out, each kind once: not a label, which the field's own name says. */
const omittedKinds = (left: readonly Omitted[]): LeftOut[] =>
  leftOutKinds.filter((kind) => left.some((one) => one.kind === kind))

/** A failure counts as one of an upload does; one of our own never blames the file. */
const notImported = (core: Core, ctx: RequestContext, refusal: Failure): Refused => {
  if (refusal === 'busy') return busy(ctx)
  countFailure(core, ctx, refusal)
  return refusal === 'internal'
    ? { status: 500, body: problem(ctx, 'internal') }
    : { status: 422, body: problem(ctx, 'draft-unreadable') }
}

type Reading = { readonly until?: number | undefined; readonly corrections?: readonly Correction[] }

/** The parts of an analysed file, the one named or the latest, as its person corrected the reading, with its row. */
export const partsOfFile = async (core: Core, ctx: RequestContext, id: string | null, reading: Reading = {}) => {
  const tooMany = tooManyFailures(core, ctx)
  if (tooMany) return tooMany
  const { account } = personOf(ctx)
  const { db } = core.views
  const row = id === null ? latestAnalysis(db, account, 'resume') : ownAnalysis(db, account, 'resume', id)
  const bytes = row && (await readUpload(core, account, row.id))
  if (!row || !bytes) return { status: 404, body: problem(ctx, 'draft-unreadable') }
  const { until, corrections = correctionsOf(row) } = reading
  const packet = packResume({ now: monthAt(ctx.now), corrections }, bytes)
  const imported = await core.reader.run('draft', packet, { account, until })
  if (!imported.ok) return notImported(core, ctx, imported.refusal)
  const read = imported.value
  if (!read) return { status: 422, body: problem(ctx, 'draft-unreadable') }
  return { row, content: content(read.parts), left: omittedKinds(read.left), texts: leftTexts(read.left) }
}

/** The words that a draft's file has and the draft was begun without; null where there is no such file, or no more. */
export const leftOfFile = async (
  core: Core,
  ctx: RequestContext,
  { analysis }: DraftRow,
  until?: number,
): Promise<string[] | null> => {
  const imported = analysis === null ? null : await partsOfFile(core, ctx, analysis, { until })
  return imported && !('status' in imported) ? imported.texts : null
}

const startFromAnalysis = async (core: Core, ctx: RequestContext, id: string | null): Promise<DraftRow | Refused> => {
  const imported = await partsOfFile(core, ctx, id)
  if ('status' in imported) return imported
  const { id: analysis, score, file } = imported.row
  const start = {
    origin: 'analysis',
    analysis,
    score,
    name: prefixWithin(file, 200),
    content: imported.content,
    left: imported.left,
  } as const
  return startDraft(core, ctx, start)
}

/** The words of each part as they are written, in one order: a file may set them otherwise, and name headings otherwise. */
const wordsOf = ({ parts }: DraftContent): string[] =>
  parts
    .map(({ fields, lines }) =>
      [
        ...Object.entries(fields).flatMap(([name, text]) => (name === 'heading' ? [] : [text])),
        ...lines.map(({ text }) => text),
      ]
        .flatMap((text) => composed(text).split(/\s+/))
        .filter(Boolean)
        .sort()
        .join(' '),
    )
    .filter(Boolean)
    .sort()

/** True where an analysed file has the words of a draft and no others; refused where nobody knows. */
export const hasSameWords = async (
  core: Core,
  ctx: RequestContext,
  { content: own }: DraftRow,
  analysis: string,
): Promise<boolean | Refused> => {
  const imported = await partsOfFile(core, ctx, analysis)
  if ('status' in imported) return imported.status === 404 || imported.status === 422 ? false : imported
  return wordsOf(imported.content).join('\n') === wordsOf(own).join('\n')
}

/** Replaces a draft's text by that of another analysed file; the former text stays in its history. */
export const replaceWithFile = async (
  core: Core,
  ctx: RequestContext,
  row: DraftRow,
  analysis: string,
): Promise<DraftRow | Refused> => {
  const imported = await partsOfFile(core, ctx, analysis)
  if ('status' in imported) return imported
  return replaceDraft(core, ctx, row, {
    analysis: imported.row.id,
    content: imported.content,
    left: imported.left,
  })
}

const startFromJson = async (core: Core, ctx: RequestContext, file: unknown): Promise<DraftRow | Refused> => {
  const unreadable = { status: 422, body: problem(ctx, 'draft-json') }
  if (!(file instanceof Blob) || file.size === 0 || file.size > jsonMax) return unreadable
  const parts = fromJsonResume(await file.text())
  if (!parts) return unreadable
  return startDraft(core, ctx, { origin: 'json', ...ofNoFile, content: content(parts) })
}

/** Begins a draft as a form asks for. */
export const start = (
  core: Core,
  ctx: RequestContext,
  from: string,
  sent: { readonly analysis: string | null; readonly file: unknown },
): Promise<DraftRow | Refused> => {
  if (from === 'arquivo') return startFromAnalysis(core, ctx, sent.analysis)
  return from === 'json'
    ? startFromJson(core, ctx, sent.file)
    : startBlank(core, ctx, from === 'perguntas' ? 'questions' : 'blank')
}
