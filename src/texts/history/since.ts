// Says how far a score moved since the result before it. Pure.

import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { signed } from '../signed'
import type { HistoryData, Pair } from './view'

/** Parts that one sentence names. */
const namesMax = 3
/** The part that time alone moves: how long ago the last job was. */
const aging = 'recent'

/** Why two results of one text have two scores, in one sentence: other rules, or the parts that moved. */
const whyText = ({ older, newer, before, after }: Pair, language: Language): string => {
  const t = translator(language)
  const rules = older.rubric !== newer.rubric
  const earlier = new Map(before.map((part) => [part.id, part]))
  const moved = after.filter(({ id, points, max }) => {
    const first = earlier.get(id)
    return first !== undefined && first.max === max && first.points !== points
  })
  if (!rules && moved.length === 1 && moved[0]?.id === aging) return t('results.sameText.time')
  const names = moved.slice(0, namesMax).map(({ name }) => name)
  const parts = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  const how = rules ? (names.length > 0 ? 'rulesParts' : 'rules') : names.length > 0 ? 'parts' : 'limits'
  return t(`results.sameText.${how}`, { before: older.rubric, after: newer.rubric, parts })
}

/** "+7 desde a análise anterior, em 12 de novembro"; null where nothing moved or can be compared. */
export const sinceText = (history: HistoryData | undefined, language: Language): string | null => {
  const { entries = [], shown = null, now = 0, pair = null } = history ?? {}
  const at = entries.findIndex(({ id }) => id === shown)
  const [newer, older] = [entries[at], entries[at + 1]]
  if (!newer || !older || newer.range || older.range || newer.score === older.score) return null
  const words = { change: signed(newer.score - older.score, String), when: formats(language).when(older.at, now) }
  const t = translator(language)
  if (pair?.sameText && pair.newer.id === newer.id && pair.older.id === older.id)
    return `${t('results.since', words)}. ${whyText(pair, language)}`
  return t(newer.rubric === older.rubric ? 'results.since' : 'results.sinceRules', words)
}
