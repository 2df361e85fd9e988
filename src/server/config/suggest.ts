// "Did you mean …?" for commands, options and settings.

/** Edits of one character or two neighbours that turn one word into another; Infinity beyond `most`. */
export function distance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  let before = new Uint16Array(b.length + 1)
  let above = Uint16Array.from(before, (_, column) => column)
  let row = new Uint16Array(b.length + 1)
  for (let i = 1; i <= a.length; i += 1) {
    let least = i
    row[0] = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row[j] = cost
      least = Math.min(least, cost)
    }
    // A later row is at most one better than the row above, by a swap.
    if (least > most + 1) return Number.POSITIVE_INFINITY
    ;[before, above, row] = [above, row, before]
  }
  return above[b.length] ?? 0
}

/** Longer words are not typing errors. */
const longest = 60

/** More changes than this are another word, however long it is. */
const changesMax = 3

type Letters = { readonly once: number; readonly twice: number }

/** Which letters a word has, and which at least twice: one bit each, the same for capitals; other signs share them. */
const lettersOf = (word: string): Letters => {
  let [once, twice] = [0, 0]
  for (let i = 0; i < word.length; i += 1) {
    const letter = 1 << (word.charCodeAt(i) & 31)
    twice |= once & letter
    once |= letter
  }
  return { once, twice }
}

/** How many bits are set, without a loop. */
const bitsIn = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55_55_55_55)
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33)
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
}

/** Letters that the first has and the second lacks: each takes a change of its own. */
const lacking = (a: Letters, b: Letters): number => bitsIn(a.once & ~b.once) + bitsIn(a.twice & ~b.twice)

/** Finds the known word that was probably meant: a third of its letters may differ, at most three. */
export function suggester(candidates: readonly string[]): (word: string) => string | null {
  const names = candidates.map((one) => ({ one, letters: lettersOf(one) }))
  return (word) => {
    if (word.length > longest) return null
    const wordLetters = lettersOf(word)
    let best: { readonly one: string; readonly changes: number } | null = null
    for (const { one, letters } of names) {
      const allowed = Math.min(changesMax, Math.max(1, Math.floor(one.length / 3)))
      const most = best ? Math.min(allowed, best.changes - 1) : allowed
      if (Math.abs(one.length - word.length) > most) continue
      if (lacking(wordLetters, letters) > most || lacking(letters, wordLetters) > most) continue
      const changes = distance(word.toLowerCase(), one.toLowerCase(), most)
      if (changes > 0 && changes <= most) best = { one, changes }
    }
    return best?.one ?? null
  }
}

export const suggest = (word: string, candidates: readonly string[]): string | null => suggester(candidates)(word)
