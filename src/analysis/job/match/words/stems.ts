// Looks words up in a table of groups, one a line, of folded words of which `*` matches any ending; and compares learned words by
// their stem.
import { memo } from '../../../memo'

/** Letters by which the stems of a table are found. */
const HEAD = 3

/** The groups of a word: of the whole words that are in the table, else of the stems that it begins with. */
export const stemTable = (table: string): ((word: string) => readonly number[]) => {
  const exact = new Map<string, number[]>()
  const stems = new Map<string, { readonly stem: string; readonly group: number }[]>()
  const add = <Value>(to: Map<string, Value[]>, key: string, value: Value) => {
    const list = to.get(key)
    if (list) list.push(value)
    else to.set(key, [value])
  }
  for (const [group, row] of table.trim().split('\n').entries())
    for (const member of row.trim().split(/\s+/)) {
      const stem = member.replace(/\*$/, '')
      if (stem === member) add(exact, member, group)
      else add(stems, stem.slice(0, HEAD), { stem, group })
    }
  return (word) =>
    exact.get(word) ??
    (stems.get(word.slice(0, HEAD)) ?? []).flatMap(({ stem, group }) => (word.startsWith(stem) ? [group] : []))
}

/** Endings of learned nouns and of their adjectives: "alergia", "alérgico", "alergênico", "allergen", "allergy". */
const latinateEnding = /^(\p{L}{5,})(?:ia|ico|ica|eno|enico|enica|en|enic|y|ic|ical)$|^(\p{L}{6,})(?:e|es)$/u
const latinateStem = memo((word: string): string | null => {
  const [, stem, long] = latinateEnding.exec(word) ?? []
  return stem?.replace(/en$/, '') ?? long ?? null
})
/** True where two folded words are of one learned stem. */
export const isOfStem = (one: string, other: string): boolean => {
  const stem = latinateStem(one)
  return stem !== null && one !== other && stem === latinateStem(other)
}
