// Vacancy copies: a draft adapted to one vacancy each. Begin one, take over what was changed in the main draft, mark one as sent.
import { dayOf, dayText } from '../../../domain/day'
import type { DraftCommand } from '../../../domain/drafts/commands'
import { emptyContent } from '../../../domain/drafts/content'
import { draft } from '../../../domain/drafts/draft'
import { vacancyLimits } from '../../../domain/vacancies/vacancies'
import { draftLayouts, draftStream } from '../../../events/schema/drafts/drafts'
import { type DraftRow, draftById, draftsOf } from '../../../projections/drafts/draft'
import { ownVacancy, vacanciesOf } from '../../../projections/vacancies/vacancies'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { eventMetadata, personOf } from '../../http/request/route-context'
import { busy, type Refused, throttled } from '../../http/response/refusals'
import { problem } from '../../http/response/responses'
import { draftFileBucket, draftSaveBucket } from '../../security/buckets'
import { changeVacancy, isAdvanced, saveScanned, scannedAdvert } from '../../vacancies/vacancies'
import { contentAt } from '../content-at'
import { lookRefusal, refusedWith, startedDraft, volumeRefusal } from '../drafts'

const noVacancy = (ctx: RequestContext): Refused => ({ status: 404, body: problem(ctx, 'vacancy-missing') })

/** The person's own draft, of which all others are vacancy copies. */
const mainDraft = (rows: readonly DraftRow[]): DraftRow | undefined => rows.find(({ of }) => of === null)

/** The saved vacancy with an advert of the scanner, which is saved with its comparison where it is not yet. */
const vacancyOfScan = async (core: Core, ctx: RequestContext, scan: string): Promise<Refused | string> => {
  const { account } = personOf(ctx)
  const advert = (await scannedAdvert(core, account, scan))?.input.description
  if (!advert) return noVacancy(ctx)
  const saved = vacanciesOf(core.views.db, account, vacancyLimits.stored).find((one) => one.advert === advert)
  if (saved) return saved.id
  const outcome = await saveScanned(core, ctx, scan)
  return 'vacancy' in outcome ? outcome.vacancy : outcome
}

type For = { readonly vacancy: string | null; readonly scan: string | null }

/** Begins a vacancy copy, or answers with the one there is for that vacancy. */
export const startVacancyCopy = (core: Core, ctx: RequestContext, asked: For): Promise<DraftRow | Refused> =>
  core.mutex(`drafts ${personOf(ctx).account}`, async () => {
    const { account } = personOf(ctx)
    const { db } = core.views
    if (!isAdvanced(core, ctx)) return { status: 403, body: problem(ctx, 'draft-versions-plan') }
    const vacancy = asked.vacancy ?? (asked.scan === null ? '' : await vacancyOfScan(core, ctx, asked.scan))
    if (typeof vacancy !== 'string') return vacancy
    const saved = ownVacancy(db, account, vacancy)
    const rows = draftsOf(db, account)
    const main = mainDraft(rows)
    if (!saved) return noVacancy(ctx)
    if (!main) return { status: 409, body: problem(ctx, 'draft-versions-main') }
    const existing = rows.find((row) => row.vacancy === vacancy)
    if (existing) return existing
    if (rows.filter(({ of }) => of !== null).length >= vacancyLimits.copies)
      return { status: 409, body: problem(ctx, 'draft-versions-many') }
    const refusal =
      throttled(core, ctx, `draft file ${account}`, draftFileBucket) ??
      volumeRefusal(core, ctx, emptyContent, main.content)
    if (refusal) return refusal
    const id = Bun.randomUUIDv7()
    const { content, version: followed } = main
    const start = {
      kind: 'start-vacancy-copy',
      draft: id,
      of: main.id,
      followed,
      vacancy,
      name: saved.title,
      content,
    } as const
    const outcome = await core.handle(draft, draftStream(account, id), start, eventMetadata(ctx))
    if (!outcome.ok) return refusedWith(ctx, outcome.code)
    return startedDraft(core, ctx, id)
  })

const decide = async (core: Core, ctx: RequestContext, row: DraftRow, command: DraftCommand) => {
  const { account } = personOf(ctx)
  const refusal = throttled(core, ctx, `draft save ${account}`, draftSaveBucket)
  if (refusal) return refusal
  const outcome = await core.handle(draft, draftStream(account, row.id), command, eventMetadata(ctx))
  return outcome.ok ? null : refusedWith(ctx, outcome.code)
}

/** Chooses how the draft's files are laid out. */
export const layOut = async (core: Core, ctx: RequestContext, row: DraftRow, name: string): Promise<Refused | null> => {
  const layout = draftLayouts.find((one) => one === name)
  return layout ? decide(core, ctx, row, { kind: 'lay-out', draft: row.id, layout }) : null
}

/** The main draft of a vacancy copy, where it was changed since the copy took over from it. */
export const changedMain = (core: Core, { account, of, followed }: DraftRow): DraftRow | null => {
  const main = of === null ? undefined : draftById(core.views.db, account, of)
  return main && followed !== null && main.version > followed ? main : null
}

/** Takes over what was changed in the main draft since; what the copy changed itself stays. */
export const followMain = async (core: Core, ctx: RequestContext, row: DraftRow): Promise<Refused | null> => {
  const main = changedMain(core, row)
  if (!main) return null
  const refusal = lookRefusal(core, ctx) ?? volumeRefusal(core, ctx, row.content, main.content)
  if (refusal) return refusal
  const before = await contentAt(core, row.account, main.id, row.followed ?? 0)
  if (!before) return busy(ctx)
  const { content: now, version: followed } = main
  return decide(core, ctx, row, { kind: 'follow', draft: row.id, before, now, followed })
}

/** Records what the copy says as sent today, and its vacancy as sent. */
export const markSent = async (core: Core, ctx: RequestContext, row: DraftRow): Promise<Refused | null> => {
  const volume = volumeRefusal(core, ctx, emptyContent, row.content)
  if (volume) return volume
  const on = dayText(dayOf(ctx.now))
  const refused = await decide(core, ctx, row, { kind: 'sent', draft: row.id, on })
  if (refused) return refused
  const vacancy = row.vacancy === null ? undefined : ownVacancy(core.views.db, row.account, row.vacancy)
  // One that moved on since, to an answer or an interview, stays where it is.
  if (vacancy?.state !== 'saved') return null
  const { id, resume, reminder, notes } = vacancy
  const change = { vacancy: id, state: 'sent', sentOn: on, resume: resume ?? '', reminder: reminder ?? '', notes }
  return changeVacancy(core, ctx, change)
}

/** Parts and lines that only the copy has, or says otherwise than the main draft. */
export const ownLines = (copy: DraftRow['content'], main: DraftRow['content']): number => {
  const mainParts = new Map(main.parts.map((part) => [part.id, part]))
  return copy.parts.reduce((sum, { id, fields, lines }) => {
    const part = mainParts.get(id)
    const texts = new Map(part?.lines.map((line) => [line.id, line.text]))
    const changed = Object.entries(fields).filter(([name, text]) => (part?.fields[name] ?? '') !== text).length
    return sum + changed + lines.filter((line) => line.text.trim() !== '' && texts.get(line.id) !== line.text).length
  }, 0)
}
