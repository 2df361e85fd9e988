// Derives family, weight and kind of a font from its name and metrics.
import type { FontUse } from '../../document'
import { faceIn } from '../../faces'
import { FONT_NAME } from '../../limits'
import { isUnreadable } from '../../text'
import type { Glyph } from './show'
import type { Font } from './state'

/** Weight names in font names, including TeX's CMBX and SFBX. "Semilight" and "Bodoni" must not match. */
const bold = /bold|black|heavy|demi|(?:^|[-_+ ])(?:bd|blk)(?:$|[-_ ,])|(?:cm|sf|ec)(?:bx|ssbx)\d*/i

/** Slants in font names, including TeX's CMTI and SFSL, and weights beside the usual one and bold. */
const slanted = /ital|obliq|slant|(?:cm|sf|ec)(?:bx)?(?:ti|sl)\d*|[-_](?:bd|bold)?it(?:$|[-_ ,])/i
const otherWeight = /thin|light|medium/i

/** Fonts whose glyphs are pictures, whatever character codes they use. */
const pictures = /dingbats|wingdings|webdings/i

/** Icon fonts by name, because some producers leave letters at their codes. */
const icons =
  /awesome|marvosym|icomoon|fontello|glyphicons|academicons|ionicons|typicons|material[- ]?(?:icons|symbols)/i

/** The fields of a pdf.js font object that are used; pdf.js does not type them and they may be missing. */
export function toFont(raw: unknown): Font {
  const field = (name: string): unknown =>
    typeof raw === 'object' && raw !== null ? (raw as { readonly [key: string]: unknown })[name] : undefined
  const name = String(field('name') ?? '')
  const matrix = field('fontMatrix')
  const unit = Array.isArray(matrix) ? Math.abs(Number(matrix[0])) : Number.NaN
  const scale = unit > 0 && Number.isFinite(unit) ? unit : 0.001
  const type3 = field('isType3Font') === true
  const isBold = bold.test(name) || field('bold') === true || field('black') === true
  const italic = slanted.test(name) || field('italic') === true
  const weight = isBold ? 'bold' : (otherWeight.exec(name)?.[0].toLowerCase() ?? '')
  return {
    family: familyOf(name),
    pictures: pictures.test(name),
    icons: icons.test(name),
    bitmap: type3,
    bold: isBold,
    italic,
    face: faceIn(weight, italic),
    unit: scale,
    em: type3 && !isPart(field('charProcOperatorList'), scale) ? type3Em(field('bbox'), scale) : 1,
    vertical: field('vertical') === true,
  }
}

/** Reduces 'ABCDEF+TimesNewRomanPS-BoldMT' to the family 'TimesNewRoman', without subset prefix and style. */
function familyOf(name: string): string {
  const bare =
    name
      .slice(0, FONT_NAME)
      .replace(/^[A-Z]{6}\+/, '')
      .split(/[-,]/)[0] ?? ''
  return bare.replace(/(PS|MT|PSMT|Std|Pro)$/, '').replace(/(Bold|Italic|Oblique|Regular)+$/i, '') || 'unknown'
}

/** Glyphs, with .notdef, of a font that is only a few signs of another. */
const FEW_GLYPHS = 4

/** Chromium divides a font that it cannot embed into Type 3 fonts of some glyphs, whose boxes do not show its size. */
function isPart(glyphs: unknown, unit: number): boolean {
  const few = typeof glyphs === 'object' && glyphs !== null && Object.keys(glyphs).length <= FEW_GLYPHS
  return few && Math.abs(unit - 0.001) < 0.00001
}

/** A Type 3 font has arbitrary units: its box, about 1.2 times the size, gives the visible size where it is plausible. */
function type3Em(box: unknown, unit: number): number {
  if (!Array.isArray(box)) return 1
  const height = (Math.abs(Number(box[3]) - Number(box[1])) * unit) / 1.2
  return Number.isFinite(height) && height > 0 && (height < 0.4 || height > 2.5) ? height : 1
}

/** Fonts and sizes by use, most used first; `unicode` is false when more than 2 % of the characters have no readable value. */
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

/** Rounded to half a point, because producers write 9.96 for 10. */
export function roundSize(size: number): number {
  return Math.round(size * 2) / 2
}
