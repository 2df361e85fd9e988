// What a new draft begins with: the words of an analysed file, a blank page, or a JSON Resume.
import { fromJsonResume } from '../../analysis/resume/draft/json-resume'
import type { DraftContent, DraftPart } from '../../domain/drafts/content'
import { latestAnalysis } from '../../projections/analyses/analysis'
import { ownAnalysis } from '../../projections/analyses/history'
import type { DraftRow } from '../../projections/drafts/draft'
import type { Core } from '../core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { busy, type Refused } from '../http/response/refusals'
import { problem } from '../http/response/responses'
import { readUpload } from '../storage/uploads'
import { changeDraft, startDraft } from './drafts'

/** Largest JSON Resume taken, in bytes. */
const jsonMax = 256 * 1024

const blank = (kind: DraftPart['kind'], at: number, fields: Record<string, string> = {}): DraftPart => ({
  id: `p${at}`,
  kind,
  fields,
  lines: kind === 'job' || kind === 'courses' ? [{ id: 'l1', text: '' }] : [],
})

const content = (parts: readonly DraftPart[]): DraftContent => ({ parts, skipped: [] })

/** The parts that every résumé has, with the name and address the account has already. */
const startBlank = (core: Core, ctx: RequestContext, origin: 'blank' | 'questions'): Promise<DraftRow | Refused> => {
  const { name, email } = personOf(ctx)
  const kinds = ['summary', 'job', 'school', 'skills', 'courses', 'languages'] as const
  const parts = [blank('contact', 1, { name, email }), ...kinds.map((kind, at) => blank(kind, at + 2))]
  return startDraft(core, ctx, { origin, analysis: null, score: null, name: '', content: content(parts) })
}

/** The parts of an analysed file, the one named or the latest, with its row. */
const partsOfFile = async (core: Core, ctx: RequestContext, id: string | null) => {
  const { account } = personOf(ctx)
  const { db } = core.views
  const row = id === null ? latestAnalysis(db, account, 'resume') : ownAnalysis(db, account, 'resume', id)
  const bytes = row && (await readUpload(core, account, row.id))
  if (!row || !bytes) return { status: 404, body: problem(ctx, 'draft-unreadable') }
  const made = await core.reader.run('draft', bytes, { account })
  if (!made.ok && made.refusal === 'busy') return busy(ctx)
  const parts = made.ok ? made.value : null
  return parts ? { row, parts } : { status: 422, body: problem(ctx, 'draft-unreadable') }
}

const startFromAnalysis = async (core: Core, ctx: RequestContext, id: string | null): Promise<DraftRow | Refused> => {
  const found = await partsOfFile(core, ctx, id)
  if ('status' in found) return found
  const { id: analysis, score, file } = found.row
  const start = {
    origin: 'analysis',
    analysis,
    score,
    name: file.slice(0, 200),
    content: content(found.parts),
  } as const
  return startDraft(core, ctx, start)
}

/** Replaces a draft's text by that of another analysed file; the former text stays in its history. */
export const replaceWithFile = async (
  core: Core,
  ctx: RequestContext,
  row: DraftRow,
  analysis: string,
): Promise<DraftRow | Refused> => {
  const found = await partsOfFile(core, ctx, analysis)
  if ('status' in found) return found
  return changeDraft(core, ctx, row.id, { base: row.version, content: content(found.parts), cause: 'replaced' })
}

const startFromJson = async (core: Core, ctx: RequestContext, file: unknown): Promise<DraftRow | Refused> => {
  const unreadable = { status: 422, body: problem(ctx, 'draft-json') }
  if (!(file instanceof Blob) || file.size === 0 || file.size > jsonMax) return unreadable
  const parts = fromJsonResume(await file.text())
  if (!parts) return unreadable
  return startDraft(core, ctx, { origin: 'json', analysis: null, score: null, name: '', content: content(parts) })
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
