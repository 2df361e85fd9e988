// The design tokens: colour ramps first, then their meanings. Only this file and `deep` use a ramp colour directly. The
// custom properties keep plain names (`--bg`, `--ink-2`, `--s4`), so that the inspector shows the names of the design's
// own pages.
import { createGlobalTheme, createGlobalThemeContract, globalFontFace, globalStyle } from '@vanilla-extract/css'
import { reducedMotion } from './media'

/** 'onDeep2' is --on-deep-2; the spaces keep their names: 's4' is --s4. */
const name = (_value: string | null, [key = '']: readonly string[]) =>
  key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`).replace(/([a-z]{2,})(\d+)$/, '$1-$2')

const rampValues = {
  // Ramps: areia (warm concrete), mar (pool to deep water), caju (the dot)
  areia0: 'oklch(0.995 0.002 95)',
  areia50: 'oklch(0.971 0.005 95)',
  areia100: 'oklch(0.945 0.007 95)',
  areia200: 'oklch(0.905 0.009 95)',
  areia300: 'oklch(0.845 0.010 95)',
  areia500: 'oklch(0.620 0.014 120)',
  mar50: 'oklch(0.962 0.016 200)',
  mar100: 'oklch(0.926 0.032 200)',
  mar200: 'oklch(0.870 0.055 200)',
  mar300: 'oklch(0.800 0.080 202)',
  mar400: 'oklch(0.700 0.095 205)',
  mar500: 'oklch(0.580 0.093 210)',
  mar600: 'oklch(0.480 0.080 215)',
  mar700: 'oklch(0.395 0.067 218)',
  mar800: 'oklch(0.315 0.053 220)',
  mar850: 'oklch(0.275 0.044 221)',
  mar900: 'oklch(0.243 0.036 222)',
  mar950: 'oklch(0.203 0.030 223)',
  caju100: 'oklch(0.940 0.035 62)',
  caju200: 'oklch(0.885 0.075 60)',
  caju300: 'oklch(0.815 0.130 56)',
  caju400: 'oklch(0.745 0.168 50)',
  caju500: 'oklch(0.690 0.178 46)',
  caju700: 'oklch(0.500 0.135 42)',
  caju900: 'oklch(0.240 0.050 42)',
}
/** Plain colours. For anything with a meaning, use `vars`. */
export const ramp = createGlobalThemeContract(rampValues, name)
createGlobalTheme(':root', ramp, rampValues)

const values = {
  // Meaning: surfaces
  bg: `light-dark(${ramp.areia50}, ${ramp.mar950})`,
  surface: `light-dark(${ramp.areia0}, ${ramp.mar900})`,
  sunken: `light-dark(${ramp.areia100}, oklch(0.222 0.033 222))`,
  raised: `light-dark(${ramp.areia0}, ${ramp.mar850})`,
  tint: `light-dark(${ramp.mar100}, oklch(0.305 0.048 218))`,
  deep: `light-dark(${ramp.mar850}, oklch(0.285 0.052 219))`,
  line: `light-dark(${ramp.areia200}, oklch(0.345 0.032 221))`,
  lineStrong: 'light-dark(oklch(0.600 0.020 215), oklch(0.570 0.030 215))',

  // Meaning: text
  ink: 'light-dark(oklch(0.240 0.036 222), oklch(0.955 0.007 95))',
  ink2: 'light-dark(oklch(0.430 0.030 220), oklch(0.790 0.018 205))',
  link: `light-dark(${ramp.mar700}, ${ramp.mar200})`,
  onDeep: 'oklch(0.970 0.008 120)',
  onDeep2: 'oklch(0.850 0.032 200)',

  // Meaning: the dot (you, and what you do next) and the arc (how far it has travelled)
  accent: ramp.caju400,
  accentHover: `light-dark(${ramp.caju500}, ${ramp.caju300})`,
  onAccent: ramp.caju900,
  accentText: `light-dark(${ramp.caju700}, ${ramp.caju300})`,
  accentTint: `light-dark(${ramp.caju100}, oklch(0.335 0.050 46))`,
  skeleton: `light-dark(${ramp.areia100}, oklch(0.300 0.036 220))`,
  arc: `light-dark(${ramp.mar700}, ${ramp.mar300})`,
  arcTrack: 'light-dark(oklch(0.900 0.020 203), oklch(0.335 0.038 218))',
  focus: `light-dark(${ramp.mar600}, ${ramp.caju300})`,

  // Meaning: semantic. Good is for what is done, warn for what needs care, bad for what failed; a score is none of them
  good: 'light-dark(oklch(0.450 0.095 155), oklch(0.820 0.130 155))',
  goodTint: 'light-dark(oklch(0.945 0.035 155), oklch(0.315 0.042 168))',
  warn: 'light-dark(oklch(0.470 0.090 85), oklch(0.850 0.120 90))',
  warnTint: 'light-dark(oklch(0.950 0.050 92), oklch(0.325 0.038 88))',
  bad: 'light-dark(oklch(0.490 0.170 20), oklch(0.800 0.110 18))',
  badTint: 'light-dark(oklch(0.950 0.025 18), oklch(0.305 0.042 14))',
  badFill: 'oklch(0.500 0.175 20)',

  // Type: display Gabarito, text Hanken Grotesk, machine Spline Sans Mono
  fontDisplay: 'Gabarito, "Gabarito stand-in", "Gabarito in Roboto", system-ui, sans-serif',
  fontText: '"Hanken Grotesk", "Hanken stand-in", "Hanken in Roboto", system-ui, sans-serif',
  fontMono: '"Spline Sans Mono", ui-monospace, monospace',
  textXs: '0.8125rem',
  textSm: '0.9375rem',
  textMd: '1.0625rem',
  textLg: '1.1875rem',
  titleSm: '1.25rem',
  titleMd: 'clamp(1.4rem, 1.25rem + 0.7vw, 1.75rem)',
  titleLg: 'clamp(1.95rem, 1.55rem + 1.8vw, 2.875rem)',
  titleXl: 'clamp(2.7rem, 1.7rem + 4.3vw, 5.25rem)',

  // Space: a 4 px step, named by count; two page rhythms
  s1: '0.25rem',
  s2: '0.5rem',
  s3: '0.75rem',
  s4: '1rem',
  s5: '1.25rem',
  s6: '1.5rem',
  s8: '2rem',
  s10: '2.5rem',
  s12: '3rem',
  s16: '4rem',
  s20: '5rem',
  s24: '6rem',
  gutter: 'clamp(1.125rem, 4vw, 3rem)',
  section: 'clamp(4rem, 2.5rem + 6vw, 8rem)',
  page: '76rem',

  // Shape: quiet radii, and one quarter circle per view
  rSm: '0.5rem',
  rMd: '0.75rem',
  rLg: '1.25rem',
  rXl: '1.75rem',
  rPill: '99rem',
  rArc: 'clamp(4.5rem, 3rem + 6vw, 9rem)',
  shadow1: '0 1px 2px light-dark(oklch(0.25 0.03 220 / 0.06), oklch(0 0 0 / 0.25))',
  shadow2:
    '0 1px 2px light-dark(oklch(0.25 0.03 220 / 0.05), oklch(0 0 0 / 0.3)), 0 10px 30px -12px light-dark(oklch(0.25 0.03 220 / 0.16), oklch(0 0 0 / 0.5))',
  shadow3:
    '0 2px 6px light-dark(oklch(0.25 0.03 220 / 0.07), oklch(0 0 0 / 0.35)), 0 28px 60px -20px light-dark(oklch(0.25 0.03 220 / 0.28), oklch(0 0 0 / 0.65))',

  // Motion: leave slowly, land softly; only the dot may overshoot
  fast: '140ms',
  base: '240ms',
  slow: '420ms',
  leap: '900ms',
  ease: 'cubic-bezier(0.22, 0.8, 0.3, 1)',
  easeLeap: 'cubic-bezier(0.3, 0.05, 0.15, 1)',
  easeSpring: 'cubic-bezier(0.3, 1.5, 0.5, 1)',
}
/** What a style may use: surfaces, text, the dot and the arc, type, space, shape, motion. */
export const vars = createGlobalThemeContract(values, name)
createGlobalTheme(':root', vars, values)

globalStyle(':root', { colorScheme: 'light dark' })
globalStyle(':root.light', { colorScheme: 'light' })
globalStyle(':root.dark', { colorScheme: 'dark' })
globalStyle(':root', {
  '@media': {
    [reducedMotion]: { vars: { [vars.fast]: '0ms', [vars.base]: '0ms', [vars.slow]: '0ms', [vars.leap]: '0ms' } },
  },
})

const font = (file: string, fontWeight: string) => ({
  src: `url(/fonts/${file}-latin-wght-normal.woff2) format("woff2")`,
  fontWeight,
  fontDisplay: 'swap' as const,
})
globalFontFace('Gabarito', font('gabarito', '400 900'))
globalFontFace('"Hanken Grotesk"', font('hanken-grotesk', '100 900'))
// Until a font has loaded, its text is shown in Arial, or in Roboto where there is none as on Android, with the same width
// and height (measured on Portuguese text), so that nothing moves when it arrives.
const local = {
  arial: ['Arial', 'ArialMT', 'Liberation Sans'],
  arialBold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  roboto: ['Roboto', 'Roboto-Regular'],
  robotoBold: ['Roboto Bold', 'Roboto-Bold'],
} as const
const standIn = (face: keyof typeof local, sizeAdjust: string, ascentOverride: string, descentOverride: string) => ({
  src: local[face].map((name) => `local("${name}")`).join(', '),
  fontWeight: face === 'arialBold' || face === 'robotoBold' ? '600 900' : '100 500',
  sizeAdjust,
  ascentOverride,
  descentOverride,
})
globalFontFace('"Gabarito stand-in"', standIn('arialBold', '91.6%', '102.6%', '28.4%'))
globalFontFace('"Gabarito in Roboto"', standIn('robotoBold', '98.3%', '95.6%', '26.4%'))
globalFontFace('"Hanken stand-in"', standIn('arial', '99.9%', '100%', '30%'))
globalFontFace('"Hanken stand-in"', standIn('arialBold', '94.4%', '106%', '31.8%'))
globalFontFace('"Hanken in Roboto"', standIn('roboto', '100.7%', '99.3%', '29.8%'))
globalFontFace('"Hanken in Roboto"', standIn('robotoBold', '100.5%', '99.5%', '29.9%'))
globalFontFace('"Spline Sans Mono"', font('spline-sans-mono', '300 700'))

/** The tokens that `deep` changes, with the page's values: for a light box on a deep panel. */
export const onPage = {
  [vars.ink2]: values.ink2,
  [vars.link]: values.link,
  [vars.line]: values.line,
  [vars.arc]: values.arc,
  [vars.arcTrack]: values.arcTrack,
  [vars.focus]: values.focus,
  [vars.accentText]: values.accentText,
  [vars.good]: values.good,
}
