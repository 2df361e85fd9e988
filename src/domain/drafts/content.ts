// A draft's content and its bounds, compared and stored part by part, so that an event carries what changed.
import type { PartKind } from '../../events/schema/drafts/drafts'
import { fieldNames, singleKinds } from '../../events/schema/drafts/part-fields'

export type DraftLine = { readonly id: string; readonly text: string }
export type DraftPart = {
  readonly id: string
  readonly kind: PartKind
  readonly fields: Readonly<Record<string, string>>
  readonly lines: readonly DraftLine[]
}
/** `skipped`: ids of the questions answered with "I do not know". */
export type DraftContent = { readonly parts: readonly DraftPart[]; readonly skipped: readonly string[] }

/** Bounds of one draft. Characters are UTF-16 units, as a browser counts them in a field. */
export const draftLimits = {
  parts: 40,
  /** Lines of one part, and of all. */
  lines: 40,
  linesInAll: 240,
  field: 300,
  /** The summary and one line of a part. */
  text: 2_000,
  characters: 40_000,
  skipped: 200,
  /** Changes one draft may have; beyond them it can be read, exported, deleted and copied. */
  changes: 10_000,
} as const

/** Every so many changes one carries the whole draft, so that an old version needs a bounded number of events. */
export const wholeEvery = 200

export const emptyContent: DraftContent = { parts: [], skipped: [] }

/** A change as an event carries it. */
export type Delta = {
  readonly parts: readonly DraftPart[]
  readonly order: readonly string[] | null
  readonly skipped: readonly string[] | null
}

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at])

const sameLines = (a: readonly DraftLine[], b: readonly DraftLine[]): boolean =>
  a.length === b.length && a.every(({ id, text }, at) => id === b[at]?.id && text === b[at]?.text)

/** Whether two parts say the same; a field that is missing is an empty one. Their ids are not compared. */
export const samePart = (a: DraftPart, b: DraftPart): boolean => {
  const names = new Set([...Object.keys(a.fields), ...Object.keys(b.fields)])
  return (
    a.kind === b.kind &&
    sameLines(a.lines, b.lines) &&
    [...names].every((name) => (a.fields[name] ?? '') === (b.fields[name] ?? ''))
  )
}

const ids = ({ parts }: DraftContent): string[] => parts.map(({ id }) => id)

/** What leads from one content to another; null when they say the same. */
export const differenceOf = (from: DraftContent, to: DraftContent): Delta | null => {
  const before = new Map(from.parts.map((part) => [part.id, part]))
  const parts = to.parts.filter((part) => {
    const previous = before.get(part.id)
    return !previous || !samePart(previous, part)
  })
  const order = sameList(ids(from), ids(to)) ? null : ids(to)
  const skipped = sameList(from.skipped, to.skipped) ? null : to.skipped
  return parts.length === 0 && order === null && skipped === null ? null : { parts, order, skipped }
}

/** The content after a change. Total: what an order names and nobody has is left out. */
export const applied = (content: DraftContent, { parts, order, skipped }: Delta): DraftContent => {
  const all = new Map([...content.parts, ...parts].map((part) => [part.id, part]))
  return {
    parts: (order ?? ids(content)).flatMap((id) => all.get(id) ?? []),
    skipped: skipped ?? content.skipped,
  }
}

/** A change that carries the whole content, whatever was there before. */
export const wholeOf = ({ parts, skipped }: DraftContent): Delta => ({
  parts,
  order: parts.map(({ id }) => id),
  skipped,
})

const idPattern = /^[a-z0-9]{1,24}$/
const unique = (all: readonly string[]): boolean => new Set(all).size === all.length

/** Fields that hold a text of several sentences. */
const isLong = (name: string): boolean => name === 'text'

const partFits = ({ id, kind, fields, lines }: DraftPart): boolean =>
  idPattern.test(id) &&
  lines.length <= draftLimits.lines &&
  unique(lines.map((line) => line.id)) &&
  lines.every((line) => idPattern.test(line.id) && line.text.length <= draftLimits.text) &&
  Object.entries(fields).every(
    ([name, text]) =>
      fieldNames(kind).includes(name) && text.length <= (isLong(name) ? draftLimits.text : draftLimits.field),
  )

/** Characters of all fields and lines; a draft has at most `draftLimits.characters`. */
const charactersOf = ({ parts }: DraftContent): number =>
  parts.reduce(
    (sum, { fields, lines }) =>
      sum +
      Object.values(fields).reduce((length, text) => length + text.length, 0) +
      lines.reduce((length, { text }) => length + text.length, 0),
    0,
  )

/** Whether a content is within the bounds, ids and names of fields included. */
export const fits = (content: DraftContent): boolean => {
  const { parts, skipped } = content
  const lines = parts.reduce((sum, part) => sum + part.lines.length, 0)
  const singles = parts.filter(({ kind }) => singleKinds.includes(kind)).map(({ kind }) => kind)
  return (
    parts.length <= draftLimits.parts &&
    lines <= draftLimits.linesInAll &&
    unique(parts.map(({ id }) => id)) &&
    unique(singles) &&
    parts.every(partFits) &&
    skipped.length <= draftLimits.skipped &&
    skipped.every((id) => id.length <= 80) &&
    charactersOf(content) <= draftLimits.characters
  )
}
