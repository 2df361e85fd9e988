// Finds what a draft's file says and the draft was begun without, quotes it, and takes it in when its person wants it.
// It is read from the file each time, so that no event has what nobody asked for.
import { prefixWithin } from '../../analysis/bounded'
import { isPrivate, takenInto } from '../../analysis/resume/draft/import/left-texts'
import { toDraftSheet } from '../../analysis/resume/draft/sheet'
import { headings } from '../../analysis/resume/optimise/headings'
import { maskPersonal } from '../../analysis/resume/reading/person/personal'
import { newItemId } from '../../api/tools/draft'
import { type DraftContent, type DraftPart, draftLimits } from '../../domain/drafts/content'
import type { DraftRow } from '../../projections/drafts/draft'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { type Refused, throttled } from '../http/response/refusals'
import { draftFileBucket } from '../security/buckets'
import { leftOfFile } from './begin/start'
import { changeDraft, draftNamed, refusedWith } from './drafts'

/** A text that was left out, with numbers of documents covered, by its place among them; personal data is not offered. */
type LeftText = { readonly at: number; readonly text: string; readonly isOffered: boolean }

/** Asked before the file is read again, which takes a reader as long as an import does. */
const readTooOften = (core: Core, ctx: RequestContext): Refused | null =>
  throttled(core, ctx, `draft left ${personOf(ctx).account}`, draftFileBucket)

/** Those that the draft still has not; null where its file is gone, was read too often, or was not read by `until`. */
export const leftTextsOf = async (
  core: Core,
  ctx: RequestContext,
  row: DraftRow,
  until?: number,
): Promise<LeftText[] | null> => {
  const texts = readTooOften(core, ctx) ? null : await leftOfFile(core, ctx, row, until)
  if (texts === null) return null
  const isTaken = takenInto(row.content.parts)
  return texts.flatMap((text, at) =>
    isTaken(text)
      ? []
      : [{ at, text: prefixWithin(maskPersonal(text), draftLimits.field), isOffered: !isPrivate(text) }],
  )
}

/** As a line of its own, word for word, under the heading that such data have; behind the contact where there is none yet. */
const withText = (content: DraftContent, text: string): DraftContent => {
  const { parts } = content
  const heading = headings[toDraftSheet(parts).language].personal
  const line = { id: newItemId('l'), text: prefixWithin(text, draftLimits.text) }
  const section = parts.find(({ kind, fields }) => kind === 'own' && fields.heading === heading)
  if (section) {
    const more: DraftPart = { ...section, lines: [...section.lines, line] }
    return { ...content, parts: parts.map((part) => (part === section ? more : part)) }
  }
  const newPart: DraftPart = { id: newItemId('p'), kind: 'own', fields: { heading }, lines: [line] }
  const after = parts.findIndex(({ kind }) => kind === 'contact') + 1
  return { ...content, parts: parts.toSpliced(after, 0, newPart) }
}

/** Takes one of them in; a text that is there already, personal data, or none, changes nothing. */
export const takeIn = async (
  core: Core,
  ctx: RequestContext,
  row: DraftRow,
  at: string,
): Promise<DraftRow | Refused> => {
  if (!/^\d{1,2}$/.test(at)) return row
  const refusal = readTooOften(core, ctx)
  if (refusal) return refusal
  const text = (await leftOfFile(core, ctx, row))?.[Number(at)]
  if (text === undefined || isPrivate(text)) return row
  // One at a time, on the draft as it says by then: a second press finds the text there.
  return core.mutex(`left texts ${row.id}`, async () => {
    const current = draftNamed(core, ctx, row.id)
    if (!current) return refusedWith(ctx, 'draft-missing')
    if (takenInto(current.content.parts)(text)) return current
    const content = withText(current.content, text)
    return changeDraft(core, ctx, row.id, { base: current.version, content, cause: 'typed' })
  })
}
