// Compares a text’s colour with what lies behind it.
import { memo } from '../memo'

/** Text with a lower WCAG 2 contrast is hidden: #f5f5f5 on white has 1.09, the palest grey that people read in résumés 1.4. */
const HIDDEN_CONTRAST = 1.1

/** True when the two colours (#rrggbb) cannot be distinguished by a person. */
export function blends(text: string, background: string): boolean {
  return contrast(text, background) < HIDDEN_CONTRAST
}

/** WCAG 2.2 contrast ratio of two #rrggbb colours, 1 to 21; https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Asked for each glyph, of the few colours that a document has. */
const luminance = memo((colour: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
})

/** Most by which red, green or blue of two colours differ that look like one: #222222 or #333333 beside black in pasted text. */
const ALIKE = 0x33
const channelsOf = memo((colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
)

/** True when a person reads two colours (#rrggbb) beside each other as one. */
export const looksAlike = (a: string, b: string): boolean => {
  const channels = channelsOf(b)
  return channelsOf(a).every((channel, at) => Math.abs(channel - channels[at]!) <= ALIKE)
}
