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
  const [baseById, mineById, theirsById] = [byId(base), byId(mine), byId(theirs)]
  const reordered = idsOf(mine) !== idsOf(base)
  const order = reordered ? joined(mine, theirs) : joined(theirs, mine)
  return order.flatMap((id) => {
    const [before, ours, others] = [baseById.get(id), mineById.get(id), theirsById.get(id)]
    if (ours && others) return [one(before, ours, others)]
    // On one side only. Removed by the other side, it goes, unless this side has changed it; made by this side, it stays.
    const remaining = ours ?? others
    return remaining && !(before && same(before, remaining)) ? [remaining] : []
  })
}

const sameLine = (a: DraftLine, b: DraftLine): boolean => a.text === b.text

const mergePart = (base: DraftPart | undefined, mine: DraftPart, theirs: DraftPart): DraftPart => {
  const text = (before: string | undefined, ours: string, others: string): string => (ours === before ? others : ours)
  const names = [...new Set([...Object.keys(theirs.fields), ...Object.keys(mine.fields)])]
  const fields = names.map(
    (name) => [name, text(base?.fields[name] ?? '', mine.fields[name] ?? '', theirs.fields[name] ?? '')] as const,
  )
  const sides = { base: base?.lines ?? [], mine: mine.lines, theirs: theirs.lines }
  const lines = mergeItems<DraftLine>(sides, sameLine, (before, ours, others) => ({
    id: ours.id,
    text: text(before?.text, ours.text, others.text),
  }))
  return { id: mine.id, kind: mine.kind, fields: Object.fromEntries(fields), lines }
}

/** Both sides were written from `base`; `theirs` was saved first and is what the draft holds now. Pure and total. */
export const merge = (base: DraftContent, mine: DraftContent, theirs: DraftContent): DraftContent => {
  const sides = { base: base.parts, mine: mine.parts, theirs: theirs.parts }
  const parts = mergeItems<DraftPart>(sides, samePart, mergePart)
  const skippedAgain = base.skipped.filter((id) => !mine.skipped.includes(id) || !theirs.skipped.includes(id))
  const skipped = [...new Set([...theirs.skipped, ...mine.skipped])].filter((id) => !skippedAgain.includes(id))
  return { parts, skipped }
}

/** A line or field of a part; a part itself where it was removed, added or moved to another kind. */
export type Place = { readonly part: string; readonly line: string | null; readonly field: string | null }
/** What two saves from one base changed: only the other one, and both of them, of which the later save's is shown. */
export type JoinedPlaces = { readonly theirs: readonly Place[]; readonly both: readonly Place[] }

/** Places that are named; more would be a list nobody reads. */
const placesMost = 12

const placesOf = (part: DraftPart | undefined): readonly (readonly [string, string])[] =>
  part === undefined
    ? []
    : [
        ...Object.entries(part.fields).map(([name, text]) => [`f ${name}`, text] as const),
        ...part.lines.map(({ id, text }) => [`l ${id}`, text] as const),
      ]

const placeAt = (part: string, key: string): Place =>
  key.startsWith('l ') ? { part, line: key.slice(2), field: null } : { part, line: null, field: key.slice(2) }

/** Where `theirs` says something else than `base` did, and `mine` does not say the same. Pure and total. */
export const joinedPlaces = (base: DraftContent, mine: DraftContent, theirs: DraftContent): JoinedPlaces => {
  const [baseById, mineById] = [byId(base.parts), byId(mine.parts)]
  const changed = theirs.parts.flatMap((part) => {
    const baseTexts = new Map(placesOf(baseById.get(part.id)))
    const mineTexts = new Map(placesOf(mineById.get(part.id)))
    const theirTexts = new Map(placesOf(part))
    const keys = new Set([...baseTexts.keys(), ...theirTexts.keys()])
    return [...keys].flatMap((key) => {
      const [before, ours, others] = [baseTexts, mineTexts, theirTexts].map((texts) => texts.get(key) ?? '')
      return others === before || others === ours ? [] : [{ place: placeAt(part.id, key), isBoth: ours !== before }]
    })
  })
  const changedPlaces = (isBoth: boolean) =>
    changed
      .filter((one) => one.isBoth === isBoth)
      .map(({ place }) => place)
      .slice(0, placesMost)
  return { theirs: changedPlaces(false), both: changedPlaces(true) }
}
