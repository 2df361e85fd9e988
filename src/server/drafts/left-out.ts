// What a draft's file says and the draft was begun without: quoted, and taken in when its person wants it. It is read from the file
// each time, so that no event has what nobody asked for.
import { isTakenIn } from '../../analysis/resume/draft/import/left-texts'
import { maskPersonal } from '../../analysis/resume/reading/person/personal'
import { newItemId } from '../../api/tools/draft'
import { type DraftContent, type DraftPart, draftLimits } from '../../domain/drafts/content'
import type { DraftRow } from '../../projections/drafts/draft'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import type { Refused } from '../http/response/refusals'
import { changeDraft } from './drafts'
import { leftOfFile } from './start'

/** A text that was left out, with numbers of documents covered, by its place among them. */
export type LeftText = { readonly at: number; readonly text: string }

/** Those that the draft still has not; null where its file is gone. */
export const leftTextsOf = async (core: Core, ctx: RequestContext, row: DraftRow): Promise<LeftText[] | null> => {
  const texts = await leftOfFile(core, ctx, row)
  return (
    texts?.flatMap((text, at) =>
      isTakenIn(row.content.parts, text) ? [] : [{ at, text: maskPersonal(text).slice(0, draftLimits.field) }],
    ) ?? null
  )
}

/** Among the other contacts, where they have room, else in a part of its own. */
const withText = (content: DraftContent, text: string): DraftContent => {
  const contact = content.parts.find(({ kind }) => kind === 'contact')
  const other = [contact?.fields.other, text].filter(Boolean).join(' | ')
  if (contact && other.length <= draftLimits.field)
    return {
      ...content,
      parts: content.parts.map((part) => (part === contact ? { ...part, fields: { ...part.fields, other } } : part)),
    }
  const lines = [{ id: newItemId('l'), text: text.slice(0, draftLimits.text) }]
  const own: DraftPart = { id: newItemId('p'), kind: 'own', fields: {}, lines }
  return { ...content, parts: [...content.parts, own] }
}

/** Takes one of them in; a text that is there already, or none, changes nothing. */
export const takeIn = async (
  core: Core,
  ctx: RequestContext,
  row: DraftRow,
  at: string,
): Promise<DraftRow | Refused> => {
  const text = /^\d{1,3}$/.test(at) ? (await leftOfFile(core, ctx, row))?.[Number(at)] : undefined
  if (text === undefined || isTakenIn(row.content.parts, text)) return row
  const content = withText(row.content, text)
  return changeDraft(core, ctx, row.id, { base: row.version, content, cause: 'typed' })
}
