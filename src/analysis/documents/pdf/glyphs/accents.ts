// Joins the accents that old TeX fonts paint over a letter with that letter.
import type { Glyph } from './show'

/** Spacing accents that old TeX fonts paint over a letter, with the corresponding combining marks. */
const accents: { readonly [sign: string]: string } = {
  '\u00B4': '\u0301',
  '\u02CA': '\u0301',
  '`': '\u0300',
  '\u02CB': '\u0300',
  '\u02DC': '\u0303',
  '~': '\u0303',
  '^': '\u0302',
  '\u02C6': '\u0302',
  '\u00A8': '\u0308',
  '\u00B8': '\u0327',
}

/** Joins an accent painted over a letter with that letter: "c" + "¸" at one place is "ç". */
export function compose(glyphs: readonly Glyph[]): Glyph[] {
  const composed: Glyph[] = []
  for (const [at, glyph] of glyphs.entries()) {
    const last = composed.at(-1)
    // An accent belongs to the letter it overlaps most: over "í" of "clínica" it also reaches the narrow "l".
    const next = accents[glyph.text] ? glyphs[at + 1] : undefined
    const ahead = next && last && shared(glyph, next) > shared(last, glyph)
    if (last && !ahead && overlap(last, glyph)) {
      const [accent, letter] = accents[last.text] ? [last, glyph] : [glyph, last]
      const mark = accents[accent.text]
      if (mark && /^[\p{L}ı]$/u.test(letter.text)) {
        const base = letter.text === 'ı' ? 'i' : letter.text
        composed[composed.length - 1] = { ...letter, text: (base + mark).normalize('NFC') }
        continue
      }
    }
    composed.push(glyph)
  }
  return composed
}

function overlap(a: Glyph, b: Glyph): boolean {
  return shared(a, b) > Math.min(a.end - a.x, b.end - b.x) * 0.5
}

function shared(a: Glyph, b: Glyph): number {
  return Math.min(a.end, b.end) - Math.max(a.x, b.x)
}
