// A draft as it comes in: from the page's own script as JSON, from a plain form as fields. Neither is trusted to be in bounds.
import { printable } from '../../analysis/documents/text'
import { newItemId } from '../../api/tools/draft'
import { type DraftContent, type DraftLine, type DraftPart, draftLimits } from '../../domain/drafts/content'
import { type PartKind, partKinds } from '../../events/schema/drafts/drafts'
import { fieldNames } from '../../events/schema/drafts/part-fields'
import { fieldOf } from '../http/request/body/schemas'

/** A text as it is stored: line ends as one sign, nothing that is no text. */
export const cleanField = (value: unknown): string =>
  typeof value === 'string' ? printable(value.replace(/\r\n?/g, '\n')) : ''

const isKind = (value: unknown): value is PartKind => partKinds.some((kind) => kind === value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const partFrom = (value: unknown): DraftPart[] => {
  const kind = fieldOf(value, 'kind')
  if (!isKind(kind)) return []
  const fields = fieldOf(value, 'fields')
  return [
    {
      id: text(fieldOf(value, 'id')),
      kind,
      fields: Object.fromEntries(
        fieldNames(kind).flatMap((name) => {
          const filled = cleanField(fieldOf(fields, name))
          return filled === '' ? [] : [[name, filled] as const]
        }),
      ),
      lines: listOf(fieldOf(value, 'lines'))
        .slice(0, 1_000)
        .map((line) => ({ id: text(fieldOf(line, 'id')), text: cleanField(fieldOf(line, 'text')) })),
    },
  ]
}

/** Never throws; null without a list of parts. At most 1 000 of anything are looked at, bounds are the decider's. */
export const contentFromJson = (value: unknown): DraftContent | null => {
  const parts = fieldOf(value, 'parts')
  if (!Array.isArray(parts)) return null
  return {
    parts: parts.slice(0, 1_000).flatMap(partFrom),
    skipped: listOf(fieldOf(value, 'skipped')).slice(0, 1_000).map(text).filter(Boolean),
  }
}

/** The lines of a form by their part. */
const linesFromForm = (entries: readonly (readonly [string, unknown])[]): ReadonlyMap<string, DraftLine[]> => {
  const byPart = new Map<string, DraftLine[]>()
  const named = entries.filter(([name]) => name.startsWith('l_')).slice(0, draftLimits.linesInAll + 1)
  for (const [name, value] of named) {
    const [, part = '', id = ''] = /^l_([a-z0-9]{1,24})_(.*)$/s.exec(name) ?? []
    const line = { id, text: cleanField(value) }
    const lines = byPart.get(part)
    if (lines) lines.push(line)
    else byPart.set(part, [line])
  }
  return byPart
}

/**
 * Names of a plain form's fields: `part_<id>` is its kind, `f_<id>_<name>` a field, `l_<id>_<line>` a line. Of parts and of lines
 * one more is taken than there may be: what has it is refused for it, and the rest is not looked at.
 */
export const contentFromForm = (body: unknown): DraftContent => {
  const entries = body && typeof body === 'object' ? Object.entries(body) : []
  const named = entries.filter(([name]) => name.startsWith('part_')).slice(0, draftLimits.parts + 1)
  const linesOf = linesFromForm(entries)
  const parts = named.flatMap(([name, kind]): DraftPart[] => {
    const id = /^part_([a-z0-9]{1,24})$/.exec(name)?.[1]
    if (id === undefined || !isKind(kind)) return []
    const fields = fieldNames(kind).flatMap((field) => {
      const filled = cleanField(fieldOf(body, `f_${id}_${field}`))
      return filled === '' ? [] : [[field, filled] as const]
    })
    return [{ id, kind, fields: Object.fromEntries(fields), lines: linesOf.get(id) ?? [] }]
  })
  const skipped = text(fieldOf(body, 'pulos')).split(' ').filter(Boolean)
  return { parts, skipped }
}

/** What a button of the plain form does to the content: one more line, one line less, a part more, less or further up. */
export const afterButton = (content: DraftContent, action: string, added: unknown): DraftContent => {
  const [what = '', id = '', line = ''] = action.split(':')
  const { parts } = content
  const at = parts.findIndex((part) => part.id === id)
  const withPart = (changed: (part: DraftPart) => DraftPart): DraftContent => ({
    ...content,
    parts: parts.map((part) => (part.id === id ? changed(part) : part)),
  })
  switch (what) {
    case 'linha':
      return withPart((part) => ({ ...part, lines: [...part.lines, { id: newItemId('l'), text: '' }] }))
    case 'tirar':
      return withPart((part) => ({ ...part, lines: part.lines.filter((one) => one.id !== line) }))
    case 'remover':
      return { ...content, parts: parts.filter((part) => part.id !== id) }
    case 'subir':
      return at < 1 ? content : { ...content, parts: parts.with(at - 1, parts[at]!).with(at, parts[at - 1]!) }
    case 'parte': {
      if (!isKind(added)) return content
      const part: DraftPart = { id: newItemId('p'), kind: added, fields: {}, lines: [] }
      return { ...content, parts: [...parts, part] }
    }
    default:
      return content
  }
}

export const versionIn = (value: unknown): number => {
  const version = Number(value)
  return Number.isSafeInteger(version) && version > 0 ? version : 0
}
