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
  const before = new Map(base.lines.map(({ id, text }) => [id, text]))
  if (own.lines.some(({ id }) => !before.has(id))) return null
  const now = new Map(own.lines.map(({ id, text }) => [id, text]))
  return [...before].flatMap(([id, text]): [string, string | null][] =>
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

/** New parts are named as the parts they come in the place of, so that copies for vacancies follow them. */
const withIds = (parts: readonly DraftPart[], gone: readonly DraftPart[], taken: ReadonlySet<string>): DraftPart[] => {
  const names = [...gone]
  let next = 0
  return parts.map((part) => {
    const at = names.findIndex(({ kind }) => kind === part.kind)
    const name = at < 0 ? undefined : names.splice(at, 1)[0]?.id
    if (name !== undefined) return { ...part, id: name }
    do next += 1
    while (taken.has(`c${next}`))
    return { ...part, id: `c${next}` }
  })
}

/**
 * `own` with what is different between two readings of its file; null where its person changed the same parts in another way than
 * by rewriting their lines.
 */
export const carried = (base: DraftContent, read: DraftContent, own: DraftContent): DraftContent | null => {
  const pairs = sameParts(base.parts, read.parts)
  const paired = new Set(pairs)
  const gone = base.parts.filter((part) => !paired.has(part))
  const ownById = new Map(own.parts.map((part) => [part.id, part]))
  const changes = gone.map((part) => rewritten(part, ownById.get(part.id)))
  if (!changes.every((change) => change !== null)) return null
  const unnamed = withRewritten(
    read.parts.filter((_, at) => pairs[at] === null),
    changes.flat(),
  )
  if (!unnamed) return null
  const fresh = withIds(unnamed, gone, new Set([...base.parts, ...own.parts].map(({ id }) => id)))
  const goneIds = new Set(gone.map(({ id }) => id))
  const parts = own.parts.filter(({ id }) => !goneIds.has(id))
  let after: string | null = null
  for (const pair of pairs) {
    const part: DraftPart | undefined = pair ?? fresh.shift()
    if (!pair && part) parts.splice(parts.findIndex(({ id }) => id === after) + 1, 0, part)
    after = part && parts.some(({ id }) => id === part.id) ? part.id : after
  }
  return { ...own, parts }
}
