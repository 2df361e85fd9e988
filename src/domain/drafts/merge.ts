// Three-way merge of two saves from one base: a field changed on one side is taken from it; changed on both, the later save wins.
import { type DraftContent, type DraftLine, type DraftPart, samePart } from './content'

type Item = { readonly id: string }
const byId = <T extends Item>(items: readonly T[]): Map<string, T> => new Map(items.map((item) => [item.id, item]))
const idsOf = (items: readonly Item[]): string => items.map(({ id }) => id).join(' ')

/** The ids of `mine` in their order; one that only `theirs` has comes after the item that it follows in `theirs`. */
const joined = <T extends Item>(mine: readonly T[], theirs: readonly T[]): string[] => {
  const order = mine.map(({ id }) => id)
  for (const [at, { id }] of theirs.entries()) {
    if (order.includes(id)) continue
    const before = theirs[at - 1]
    order.splice(before ? order.indexOf(before.id) + 1 : 0, 0, id)
  }
  return order
}

type Sides<T> = { readonly base: readonly T[]; readonly mine: readonly T[]; readonly theirs: readonly T[] }

/** Merges lists of items with ids. `one` merges an item that both sides have, `same` says whether an item is unchanged. */
const mergeItems = <T extends Item>(
  { base, mine, theirs }: Sides<T>,
  same: (a: T, b: T) => boolean,
  one: (base: T | undefined, mine: T, theirs: T) => T,
): T[] => {
  const [known, own, other] = [byId(base), byId(mine), byId(theirs)]
  const reordered = idsOf(mine) !== idsOf(base)
  const order = reordered ? joined(mine, theirs) : joined(theirs, mine)
  return order.flatMap((id) => {
    const [was, here, there] = [known.get(id), own.get(id), other.get(id)]
    if (here && there) return [one(was, here, there)]
    // On one side only. Removed by the other side, it goes, unless this side has changed it; made by this side, it stays.
    const left = here ?? there
    return left && !(was && same(was, left)) ? [left] : []
  })
}

const sameLine = (a: DraftLine, b: DraftLine): boolean => a.text === b.text

const mergePart = (base: DraftPart | undefined, mine: DraftPart, theirs: DraftPart): DraftPart => {
  const text = (was: string | undefined, own: string, other: string): string => (own === was ? other : own)
  const names = [...new Set([...Object.keys(theirs.fields), ...Object.keys(mine.fields)])]
  const fields = names.map(
    (name) => [name, text(base?.fields[name] ?? '', mine.fields[name] ?? '', theirs.fields[name] ?? '')] as const,
  )
  const sides = { base: base?.lines ?? [], mine: mine.lines, theirs: theirs.lines }
  const lines = mergeItems<DraftLine>(sides, sameLine, (was, own, other) => ({
    id: own.id,
    text: text(was?.text, own.text, other.text),
  }))
  return { id: mine.id, kind: mine.kind, fields: Object.fromEntries(fields), lines }
}

/** Both sides were written from `base`; `theirs` was saved first and is what the draft holds now. Pure and total. */
export const merge = (base: DraftContent, mine: DraftContent, theirs: DraftContent): DraftContent => {
  const sides = { base: base.parts, mine: mine.parts, theirs: theirs.parts }
  const parts = mergeItems<DraftPart>(sides, samePart, mergePart)
  const taken = base.skipped.filter((id) => !mine.skipped.includes(id) || !theirs.skipped.includes(id))
  const skipped = [...new Set([...theirs.skipped, ...mine.skipped])].filter((id) => !taken.includes(id))
  return { parts, skipped }
}
