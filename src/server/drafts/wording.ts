// A model's wording for one line of a draft, asked for by its person: their own words put otherwise, with no fact that they did not
// write. It costs no analysis, counts among their questions to models, and nothing of it goes into the draft by itself.
import { speaksToMachines } from '../../analysis/models/injection'
import { detectLanguage } from '../../analysis/resume/reading/language'
import type { DraftWordingJson } from '../../api/tools/draft'
import { model } from '../../domain/analyses/model'
import { accountStream } from '../../events/schema/events'
import { accountById } from '../../projections/accounts/account'
import { askedSince, modelPart } from '../../projections/analyses/model'
import type { DraftRow } from '../../projections/drafts/draft'
import { engineName, engineNames } from '../../texts/models/view'
import { dayMs } from '../../time/units'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { eventMetadata, personOf } from '../http/request/route-context'
import { type Refused, throttled } from '../http/response/refusals'
import { problem } from '../http/response/responses'
import { askModel } from '../models/enrich'
import { modelPartOf, noticeOf } from '../models/model-part'
import type { Material } from '../models/question'
import { draftWordingBucket } from '../security/buckets'

/** Characters of a line that is sent; below the first a model could only invent. */
const wordingLimits = { least: 12, most: 600 } as const

/** Who would read a line, in words; null where there is no model or the person wants none. */
export const wordingBy = (core: Core, ctx: RequestContext): string | null => {
  const notice = noticeOf(core, personOf(ctx).account, 'draft')
  return notice && notice.engines.length > 0 ? engineNames(notice.engines, ctx.language) : null
}

const materialFrom = (core: Core, { account, content }: DraftRow, part: string, text: string): Material | null => {
  const { title, employer } = content.parts.find(({ id }) => id === part)?.fields ?? {}
  const role = [title, employer].filter(Boolean).join(', ')
  // A draft may come from a file that somebody else made.
  if ([text, role].some(speaksToMachines)) return null
  const lineTexts = content.parts.flatMap(({ lines }) => lines.map((line) => line.text))
  const brief = {
    language: detectLanguage([...lineTexts, text].join('\n')),
    lines: [{ n: 1, text, role }],
    facts: [],
    advert: null,
    name: content.parts.find(({ kind }) => kind === 'contact')?.fields.name ?? '',
    withheld: 0,
  } as const
  const name = accountById(core.views.db, account)?.name
  return { task: 'draft', brief, names: name ? [name] : [], points: [] }
}

/** Asks for a wording, which is fetched by its id (wordingOf). */
export const askWording = async (
  core: Core,
  ctx: RequestContext,
  row: DraftRow,
  { part, text }: { readonly part: string; readonly text: string },
): Promise<string | Refused> => {
  const { account } = personOf(ctx)
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length < wordingLimits.least || line.length > wordingLimits.most)
    return { status: 422, body: problem(ctx, 'invalid') }
  const refusal = throttled(core, ctx, `draft wording ${account}`, draftWordingBucket)
  if (refusal) return refusal
  if (wordingBy(core, ctx) === null) return { status: 404, body: problem(ctx, 'not-found') }
  const id = Bun.randomUUIDv7()
  const metadata = eventMetadata(ctx)
  const askedCount = askedSince(core.views.db, account, core.clock() - dayMs)
  const outcome = await core.handle(
    model,
    accountStream(account),
    { kind: 'ask-wording', wording: id, asked: askedCount },
    metadata,
  )
  if (!outcome.ok && outcome.code === 'model-capped') return { status: 429, body: problem(ctx, outcome.code) }
  if (!outcome.ok) return { status: 404, body: problem(ctx, 'not-found') }
  askModel(core, { account, analysis: id, tool: 'draft' }, metadata, async () => materialFrom(core, row, part, line))
  return id
}

/** Null for somebody else's, and for none. */
export const wordingOf = (core: Core, ctx: RequestContext, id: string | null): DraftWordingJson | null => {
  const row = id === null ? undefined : modelPart(core.views.db, id)
  if (row?.tool !== 'draft' || row.account !== personOf(ctx).account) return null
  const part = modelPartOf(core, row.analysis)
  if (part?.state === 'asked') return { state: 'asked', text: null, by: null }
  const text = part?.state === 'answered' && part.answer.kind === 'text' ? part.answer.lines[0]?.text : undefined
  if (part?.state !== 'answered' || text === undefined) return { state: 'none', text: null, by: null }
  return { state: 'ready', text, by: engineName(part.engine, ctx.language) }
}
