/** Edit distance: changes of one character, or of two neighbours' order (optimal string alignment). */
export function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j))
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same)
      const row = rows[i]
      if (row) row[j] = swapped ? Math.min(least, at(i - 2, j - 2) + 1) : least
    }
  return at(a.length, b.length)
}

/** Words longer than this are not typing errors. */
const longest = 60

/** The known word that was probably meant; null if none is near. At most a third of its letters may differ. */
export function suggest(word: string, known: readonly string[]): string | null {
  if (word.length > longest) return null
  const [best] = known
    .map((one) => ({ one, changes: distance(word.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, changes }) => changes > 0 && changes <= Math.max(1, Math.floor(one.length / 3)))
    .sort((a, b) => a.changes - b.changes)
  return best?.one ?? null
}
