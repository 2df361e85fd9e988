// Given the tokens, when a colour has a plain form, then that is the token's own colour.
import { expect, test } from 'bun:test'
import { plain } from './plain-colours'

const tokens = await Bun.file(new URL('./tokens.css.ts', import.meta.url)).text()

/** `oklch(0.5 0.1 200)` as sRGB, by the matrices of CSS Color 4. */
const hexOf = (oklch: string): string => {
  const [lightness = 0, chroma = 0, hue = 0] = (oklch.match(/[\d.]+/g) ?? []).map(Number)
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const sign = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
  return `#${linear
    .map((value) =>
      Math.round(sign(Math.min(1, Math.max(0, value))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The value of a token in the light and in the dark theme, ramps resolved. */
const valuesOf = (name: string): string[] => {
  const written = new RegExp(`\\b${name}: ['\`]?(.+?)['\`]?,\\n`).exec(tokens)?.[1] ?? ''
  const resolved = written.replace(
    /\$\{ramp\.(\w+)\}|\bramp\.(\w+)/g,
    (_, one, other) => valuesOf(one ?? other)[0] ?? '',
  )
  return resolved.match(/oklch\([^)]*\)/g) ?? []
}

// A line is a little darker in print and on white mail than on the page.
const { line: _, ...light } = plain.light
const { line: __, ...dark } = plain.dark
test.each([
  ...Object.entries(light).map(([name, hex]) => [name, 0, hex] as const),
  ...Object.entries(dark).map(([name, hex]) => [name, 1, hex] as const),
  ...(['deep', 'accent', 'onAccent', 'accentText'] as const).map((name) => [name, 0, plain[name]] as const),
])('%s of theme %d is %s', (name, theme, hex) => expect(hexOf(valuesOf(name)[theme] ?? '')).toBe(hex))
