// Findings about what our own reading missed: jobs, and parts that a line shows although nothing of them was read.
import type { Check, Judgement } from '../../analysis/resume/result'
import { earningChecks } from '../../analysis/resume/scoring/rubric'
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

/** Half a point, from which a whole score can change. */
const felt = 0.5

/** Points that the page would have more if what was not read of it is all there. */
export const raisedByParts = (result: Judgement): number => {
  const parts = unreadParts(result)
  const earning = result.checks.filter(({ id, status }) => earningChecks.has(id) && status !== 'not-assessed')
  const total = (of: readonly Check[], value: 'points' | 'max') => of.reduce((all, one) => all + one[value], 0)
  const [points, max] = [total(earning, 'points'), total(earning, 'max')]
  const more = total(parts, 'max')
  return max === 0 ? more : 100 * ((points + more) / (max + more) - points / max)
}

/**
 * Parts that a line shows although nothing of them was read: one finding, with those lines. None where the score would not change if
 * they were read: then the head of the page and the list of lines name the doubt.
 */
export function unreadPartsOf(result: Judgement, language: Language): Finding[] {
  const parts = unreadParts(result)
  if (parts.length === 0 || raisedByParts(result) < felt) return []
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
