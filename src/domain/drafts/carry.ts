// Takes a corrected reading of a draft's file into the draft, where that costs none of its person's words.
import { type DraftContent, type DraftLine, type DraftPart, samePart } from './content'

/** Parts of `read` with the ids they have in `base` where both say the same; the others are new. */
const sameParts = (base: readonly DraftPart[], read: readonly DraftPart[]): (DraftPart | null)[] => {
  const free = [...base]
  return read.map((part) => {
    const at = free.findIndex((other) => samePart(other, part))
    return at < 0 ? null : (free.splice(at, 1)[0] ?? null)
  })
}

/** What the person made of the lines of a part that the file no longer has so; null where it changed otherwise. */
const rewritten = (base: DraftPart, own: DraftPart | undefined): [string, string | null][] | null => {
  if (!own || !samePart({ ...own, lines: [] }, { ...base, lines: [] })) return null
  const now = new Map(own.lines.map(({ id, text }) => [id, text]))
  const left = base.lines.filter(({ id }) => now.has(id))
  if (own.lines.length !== left.length || own.lines.some(({ id }, at) => id !== left[at]?.id)) return null
  return base.lines.flatMap(({ id, text }): [string, string | null][] =>
    now.get(id) === text ? [] : [[text, now.get(id) ?? null]],
  )
}

/** The new parts with the rewritten lines; null where one of them has no line, or several, to go to. */
const withRewritten = (
  parts: readonly DraftPart[],
  changes: readonly [string, string | null][],
): DraftPart[] | null => {
  const lines = parts.flatMap((part) => part.lines)
  if (changes.some(([text]) => lines.filter((line) => line.text === text).length !== 1)) return null
  const now = new Map(changes)
  const lineOf = (line: DraftLine): DraftLine[] => {
    const text = now.get(line.text)
    return text === null ? [] : [{ ...line, text: text ?? line.text }]
  }
  return parts.map((part) => ({ ...part, lines: part.lines.flatMap(lineOf) }))
}

const textsOf = ({ fields, lines }: DraftPart): string[] =>
  [...Object.values(fields), ...lines.map(({ text }) => text)].filter(Boolean)

/** The part that a new one comes from: that with most of its texts, or else of its kind, `free` ones first; undefined where none is so. */
const originOf = (part: DraftPart, gone: readonly DraftPart[], free: ReadonlySet<DraftPart>): DraftPart | undefined => {
  const texts = new Set(textsOf(part))
  const likeness = gone.map((other) => {
    const shared = textsOf(other).filter((text) => texts.has(text)).length
    return 4 * shared + 2 * Number(other.kind === part.kind) + Number(free.has(other))
  })
  const most = Math.max(0, ...likeness)
  return most > 1 ? gone[likeness.indexOf(most)] : undefined
}

/** A new part's id, and that of the part in whose place it comes; null where it comes in none's. */
type NewPlace = { readonly id: string; readonly place: string | null }

/** New parts are named as the parts they come from, so that copies for vacancies follow them; no other gets a name of `taken`. */
const placesOf = (
  parts: readonly DraftPart[],
  gone: readonly DraftPart[],
  taken: ReadonlySet<string>,
): readonly NewPlace[] => {
  const free = new Set(gone)
  let next = 0
  return parts.map((part) => {
    const origin = originOf(part, gone, free)
    const place = origin?.id ?? null
    if (origin?.kind === part.kind && free.delete(origin)) return { id: origin.id, place }
    do next += 1
    while (taken.has(`c${next}`))
    return { id: `c${next}`, place }
  })
}

/** `own` with what differs between two readings of its file; null where she changed the same parts otherwise. */
export const carried = (base: DraftContent, read: DraftContent, own: DraftContent): DraftContent | null => {
  const pairs = sameParts(base.parts, read.parts)
  const paired = new Set(pairs)
  const gone = base.parts.filter((part) => !paired.has(part))
  const ownById = new Map(own.parts.map((part) => [part.id, part]))
  const changes = gone.map((part) => rewritten(part, ownById.get(part.id)))
  if (!changes.every((change) => change !== null)) return null
  const unread = read.parts.filter((_, at) => pairs[at] === null)
  const places = placesOf(unread, gone, new Set([...base.parts, ...own.parts].map(({ id }) => id)))
  const fresh = withRewritten(unread, changes.flat())?.map((part, at) => ({ ...part, id: places[at]?.id ?? part.id }))
  if (!fresh) return null
  const goneIds = new Set(gone.map(({ id }) => id))
  const parts = own.parts.flatMap((part) =>
    goneIds.has(part.id) ? fresh.filter((_, at) => places[at]?.place === part.id) : [part],
  )
  // A part that comes in no other's place stands behind the one it is read after.
  const placed = new Set(parts.map(({ id }) => id))
  let after: string | null = null
  for (const pair of pairs) {
    const part = pair ?? fresh.shift()
    if (!pair && part && !placed.has(part.id)) parts.splice(parts.findIndex(({ id }) => id === after) + 1, 0, part)
    after = part && (!pair || placed.has(part.id)) ? part.id : after
  }
  return { ...own, parts }
}
