import type { FontUse } from '../document'
import { FONT_NAME } from '../limits'
import { isUnreadable } from '../text'
import type { Glyph } from './show'
import type { Font } from './state'

/** Weight words in font names, TeX's CMBX and SFBX among them. "Semilight" and "Bodoni" must not match. */
const BOLD = /bold|black|heavy|demi|(?:^|[-_+ ])(?:bd|blk)(?:$|[-_ ,])|(?:cm|sf|ec)(?:bx|ssbx)\d*/i

/** Fonts whose signs are pictures, whatever letter they are kept under. */
const PICTURES = /dingbats|wingdings|webdings/i

/** Icon fonts by name: without a map of their own, some producers leave letters at their codes. */
const ICONS =
  /awesome|marvosym|icomoon|fontello|glyphicons|academicons|ionicons|typicons|material[- ]?(?:icons|symbols)/i

/** What the painter needs of a pdf.js font object, whose fields are not typed and may be missing. */
export function toFont(raw: unknown): Font {
  const field = (name: string): unknown =>
    typeof raw === 'object' && raw !== null ? (raw as { readonly [key: string]: unknown })[name] : undefined
  const name = String(field('name') ?? '')
  const matrix = field('fontMatrix')
  const unit = Array.isArray(matrix) ? Math.abs(Number(matrix[0])) : Number.NaN
  const scale = unit > 0 && Number.isFinite(unit) ? unit : 0.001
  const type3 = field('isType3Font') === true
  return {
    family: familyOf(name),
    pictures: PICTURES.test(name),
    icons: ICONS.test(name),
    bold: BOLD.test(name) || field('bold') === true || field('black') === true,
    unit: scale,
    em: type3 ? type3Em(field('bbox'), scale) : 1,
    vertical: field('vertical') === true,
  }
}

/** 'ABCDEF+TimesNewRomanPS-BoldMT' is the family 'TimesNewRoman': subsets and styles of one face are one family. */
export function familyOf(name: string): string {
  const bare =
    name
      .slice(0, FONT_NAME)
      .replace(/^[A-Z]{6}\+/, '')
      .split(/[-,]/)[0] ?? ''
  return bare.replace(/(PS|MT|PSMT|Std|Pro)$/, '').replace(/(Bold|Italic|Oblique|Regular)+$/i, '') || 'unknown'
}

/**
 * A Type 3 font's size says nothing by itself: its glyphs may be drawn in any unit. Its box is about 1.2 sizes high in
 * ordinary fonts, which gives the size as a person sees it; a box that says nonsense is not believed.
 */
function type3Em(box: unknown, unit: number): number {
  if (!Array.isArray(box)) return 1
  const height = (Math.abs(Number(box[3]) - Number(box[1])) * unit) / 1.2
  return Number.isFinite(height) && height > 0 && (height < 0.4 || height > 2.5) ? height : 1
}

/** Fonts and sizes by use, most used first. `unicode` is false when more than 2 % of the signs have no readable character. */
export function countFonts(glyphs: readonly Glyph[]): FontUse[] {
  const uses = new Map<string, { family: string; size: number; characters: number; unreadable: number }>()
  for (const glyph of glyphs) {
    if (glyph.space) continue
    const size = roundSize(glyph.size)
    const key = `${glyph.font.family} ${size}`
    const use = uses.get(key) ?? { family: glyph.font.family, size, characters: 0, unreadable: 0 }
    use.characters += 1
    if (isUnreadable(glyph.text)) use.unreadable += 1
    uses.set(key, use)
  }
  return [...uses.values()]
    .toSorted((a, b) => b.characters - a.characters)
    .map(({ unreadable, ...use }) => ({ ...use, unicode: unreadable <= use.characters * 0.02 }))
}

/** To half a point: producers write 9.96 for 10, and no one sees less. */
export function roundSize(size: number): number {
  return Math.round(size * 2) / 2
}
