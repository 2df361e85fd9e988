// Builds the sections of a report from sentences, words and findings.
import type { Translate } from '../../i18n'
import type { Quote } from '../resume/finding'
import type { Item, Line, Section } from './parts'

type ReportParts = {
  readonly title: string
  readonly why: string
  readonly fix: string
  readonly gain: number
  readonly quotes: readonly Quote[]
}

export const text = (one: string): Line => ({ kind: 'text', text: one })
const quote = ({ text: words, place }: Pick<Quote, 'text' | 'place'>): Line => ({
  kind: 'quote',
  text: words,
  place,
})
const gainOf = (count: number, t: Translate) => (count > 0 ? { gain: t('report.gain', { count }) } : {})
export const words = (heading: string, list: readonly string[]): Section[] =>
  list.length > 0 ? [{ heading, items: [{ lines: [text(list.join(' · '))] }] }] : []
export const list = (heading: string, items: readonly Item[]): Section[] =>
  items.length > 0 ? [{ heading, items }] : []
/** What would raise the score, each with how to do it. */
export const improvements = (
  advice: readonly { readonly title: string; readonly text: string; readonly gain: number }[],
  t: Translate,
): Section[] =>
  list(
    t('report.improve'),
    advice.map(({ title, text: fix, gain }) => ({ title, ...gainOf(gain, t), lines: [{ kind: 'fix', text: fix }] })),
  )
export const sentences = (heading: string, all: readonly string[]): Section[] =>
  list(
    heading,
    all.map((one) => ({ lines: [text(one)] })),
  )

export const points = (heading: string, all: readonly string[]): Section[] =>
  list(
    heading,
    all.map((one) => ({ lines: [{ kind: 'point', text: one }] })),
  )
/** A passage without the sign that separated it from the next in the advert's list. */
export const ended = (one: string) => one.replace(/[;,]$/, '')
export const finding =
  (t: Translate) =>
  ({ title, why, fix, gain, quotes }: ReportParts): Item => ({
    title,
    ...gainOf(gain, t),
    lines: [...quotes.map(quote), text(why), { kind: 'fix', text: fix }],
  })
