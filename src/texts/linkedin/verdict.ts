// Puts a LinkedIn result in a sentence or two: what is good, and what to change first.
import type { LinkedinResult, Section } from '../../analysis/linkedin/result'
import { type Language, translator } from '../../i18n'
import { bandOf } from '../resume/verdict'
import { checkTexts } from './texts'

/** Number of largest gains added up in the lead. */
const led = 3

type Group = {
  readonly section: Section
  readonly gain: number
  readonly findings: readonly { readonly gain: number }[]
}

export const sum = (items: readonly { readonly gain: number }[]) => items.reduce((total, { gain }) => total + gain, 0)

/** The band in words and the section with most to gain; for an excellent score, no section. */
export function headlineOf(result: LinkedinResult, groups: readonly Group[], language: Language): string {
  const t = translator(language)
  const band = bandOf(result.score)
  const name = t(`resume.page.bands.${band}`)
  const most = groups.toSorted((a, b) => b.gain - a.gain)[0]
  if (band === 'excellent' || !most || most.gain === 0) return name
  const part = result.experienced ? most.section : 'noExperience'
  return t('linkedin.page.headline', { band: name, missing: t(`linkedin.page.missing.${part}`) })
}

export function leadOf(result: LinkedinResult, groups: readonly Group[], language: Language): string {
  const t = translator(language)
  const best = groups
    .flatMap(({ findings }) => [...findings])
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, led)
  const count = sum(best)
  const worth =
    best.length > 1 ? t('linkedin.page.worths', { n: best.length, count }) : t('linkedin.page.worth', { count })
  const praise = bandOf(result.score) === 'excellent' ? t('linkedin.page.excellent') : goodOf(result, language)
  return [praise, count > 0 ? worth : ''].filter(Boolean).join(' ')
}

/** Minimum points of a check whose success is worth mentioning. */
const strengthPointsMin = 4

/** A positive sentence that comes first: the full check with most points, or that a start was made. */
function goodOf({ checks }: LinkedinResult, language: Language): string {
  const [best] = checks
    .filter(({ status, max }) => status === 'full' && max >= strengthPointsMin)
    .toSorted((a, b) => b.max - a.max)
  const strength = best && checkTexts(language, best)?.strength
  return strength || translator(language)('linkedin.page.firstStep')
}
