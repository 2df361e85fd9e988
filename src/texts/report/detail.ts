// Adds to a detailed report what the page of the result does not show: what each part is worth, and what changed since
// the result before. Pure.

import { type Language, type Translate, textFinder, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { checksOf, jobShares, photoShares, type Share, versusRows } from '../history/compare'
import { scoreText } from '../history/view'
import { signed } from '../signed'
import type { Item, Section, Source } from './parts'

/** The result before this one of the same tool, and when it was measured (ms). */
export type Earlier = { readonly source: Source; readonly at: number }

type Worth = { readonly name: string; readonly points: number; readonly max: number }

const worthOf = ({ tool, result }: Source, language: Language, t: Translate): Worth[] => {
  if (tool === 'job') return result.blocks.map(({ id, points, max }) => ({ name: t(`job.blocks.${id}`), points, max }))
  if (tool === 'photo')
    return Object.entries(result.aspects).map(([id, points]) => ({
      name: t(`photo.aspects.${id as keyof typeof result.aspects}.name`),
      points,
      max: 100,
    }))
  const find = textFinder(language)
  type Measured = { readonly id: string; readonly points: number; readonly max: number; readonly status: string }
  const checks: readonly Measured[] = result.checks
  // What had nothing to measure took no points: "0 of 20" would say that it did.
  return checks
    .filter(({ status }) => status !== 'not-assessed')
    .map(({ id, points, max }) => ({ name: find(`${tool}.checks.${id}.name`) ?? id, points, max }))
}

/** The shares of both results, counted the same way; null for results of two tools. */
const sharesOf = (
  before: Source,
  after: Source,
  language: Language,
): readonly [readonly Share[], readonly Share[]] | null => {
  if (before.tool === 'resume' && after.tool === 'resume')
    return checksOf('resume', before.result, after.result, language)
  if (before.tool === 'linkedin' && after.tool === 'linkedin')
    return checksOf('linkedin', before.result, after.result, language)
  if (before.tool === 'photo' && after.tool === 'photo')
    return [photoShares(before.result, language), photoShares(after.result, language)]
  if (before.tool === 'job' && after.tool === 'job')
    return [jobShares(before.result, language), jobShares(after.result, language)]
  return null
}

const changesOf = (earlier: Earlier, after: Source, language: Language, t: Translate): Item[] => {
  const before = earlier.source
  const shares = sharesOf(before, after, language)
  if (!shares) return []
  const [old, now] = shares
  const rest = t(
    before.result.rubric === after.result.rubric ? 'history.all.compare.rest' : 'history.all.compare.rules',
  )
  const scores = [before.result.score ?? 0, after.result.score ?? 0] as const
  const figure = ({ tool, result }: Source) =>
    scoreText({ score: result.score ?? 0, range: tool === 'job' ? result.range : null })
  const rows = versusRows({ score: scores[0], shares: old }, { score: scores[1], shares: now }, rest)
  const quoted = (key: 'report.was' | 'report.is', text: string | null) =>
    text === null ? [] : [{ kind: 'quote' as const, text: t(key, { text }) }]
  const figures = { before: figure(before), after: figure(after) }
  const moved = figures.before === figures.after ? 'history.moved.same' : 'report.total'
  const total = { lines: [{ kind: 'text' as const, text: t(moved, figures) }] }
  return [
    total,
    ...rows.map(({ name, gain, before: was, after: is }) => ({
      title: name,
      gain: gain === 0 ? t('report.same') : signed(gain),
      lines: [...quoted('report.was', was), ...quoted('report.is', is)],
    })),
  ]
}

/** The sections that a detailed report has at its end; `earlier` is null for the first result of a tool. */
export const detailSections = (source: Source, earlier: Earlier | null, language: Language): Section[] => {
  const t = translator(language)
  const { number } = formats(language)
  const worth = worthOf(source, language, t).filter(({ max }) => max > 0)
  const changes = earlier ? changesOf(earlier, source, language, t) : []
  return [
    ...(worth.length > 0
      ? [
          {
            heading: t('report.worth'),
            items: [
              ...(source.tool === 'resume'
                ? [{ lines: [{ kind: 'text' as const, text: t('report.worthNote') }] }]
                : []),
              ...worth.map(({ name, points, max }) => {
                const text = t('report.points', { name, points: number(points), max: number(max) })
                return { lines: [{ kind: 'point' as const, text }] }
              }),
            ],
          },
        ]
      : []),
    ...(earlier && changes.length > 0
      ? [{ heading: t('report.since', { date: formats(language).minute(earlier.at) }), items: changes }]
      : []),
  ]
}
