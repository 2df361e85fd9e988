// Says how far a score moved since the result before it. Pure.
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { type HistoryData, signed } from './view'

/**
 * "+7 desde a análise anterior, em 12 de novembro"; null for a first result, for none, where nothing moved, and where one of the two is a range.
 * Says so where the rules changed too.
 */
export const sinceText = (history: HistoryData | undefined, language: Language): string | null => {
  const { entries = [], shown = null, now = 0 } = history ?? {}
  const at = entries.findIndex(({ id }) => id === shown)
  const [newer, older] = [entries[at], entries[at + 1]]
  if (!newer || !older || newer.range || older.range || newer.score === older.score) return null
  const words = { change: signed(newer.score - older.score, String), when: formats(language).when(older.at, now) }
  return translator(language)(newer.rubric === older.rubric ? 'results.since' : 'results.sinceRules', words)
}
