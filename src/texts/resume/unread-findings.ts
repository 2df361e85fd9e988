// Findings about what our own reading missed: jobs, and parts that a line shows although nothing of them was read.
import type { Check, Judgement } from '../../analysis/resume/result'
import { type Language, textFinder, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { type Finding, quotesOf } from './finding'

/** Share of a text in sentences that should go, from which nobody is asked what it is. */
const flawed = 0.5

/** Checks withheld because a line shows the part that they would call missing. */
export const unreadParts = ({ checks, robot }: Judgement): readonly Check[] => {
  const headings = new Set(robot?.sections.map(({ heading }) => heading))
  const faults = checks
    .filter(({ id }) => id === 'empty' || id === 'cliches')
    .flatMap(({ evidence }) => evidence.map(({ text }) => text))
  const shows = (text: string) =>
    !headings.has(text) &&
    faults.reduce((all, one) => all + (text.includes(one) ? one.length : 0), 0) < text.length * flawed
  return checks.filter(
    ({ status, params, evidence }) =>
      status === 'not-assessed' &&
      params.context === 'unread' &&
      (evidence.length === 0 || evidence.some(({ text }) => shows(text))),
  )
}

/** Jobs in the text that could not be read: first of all, because the other findings do not cover them. */
export function unreadOf(result: Judgement, language: Language): Finding[] {
  const { unread } = result
  if (!unread) return []
  const t = translator(language)
  const textOf = (key: 'title' | 'why' | 'whyUndated' | 'fix' | 'partTitle' | 'partWhy') =>
    t(`resume.page.unread.${key}`, { periods: unread.periods })
  const title = textOf(unread.part ? 'partTitle' : 'title')
  const why = textOf(unread.part ? 'partWhy' : unread.periods > 1 ? 'why' : 'whyUndated')
  const quotes = quotesOf(unread.evidence, result, language)
  return [{ id: 'unread', group: 'content', title, why, fix: textOf('fix'), gain: 0, quotes }]
}

/** Parts that a line shows although nothing of them was read: one finding, with those lines. */
export function unreadPartsOf(result: Judgement, language: Language): Finding[] {
  const parts = unreadParts(result)
  if (parts.length === 0) return []
  const t = translator(language)
  const find = textFinder(language)
  const names = parts.flatMap(({ id }) => find(`resume.checks.${id}.name`) ?? [])
  const values = { names: formats(language).list(names.map((name) => `“${name}”`)), count: parts.length }
  const quotes = quotesOf(
    parts.flatMap(({ evidence }) => evidence),
    result,
    language,
  )
  return [
    {
      ...{ id: 'unread-parts', group: 'content', gain: 0, quotes },
      title: t('resume.page.unread.partsTitle', values),
      why: t('resume.page.unread.partsWhy', values),
      fix: t('resume.page.unread.partsFix', values),
    },
  ]
}
