// How far a score moved since the result before it. Pure.
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { type HistoryData, signed } from './view'

/**
 * "+7 desde 12 de novembro", and within one day "+57 em relação ao resultado anterior, das 9h14"; null for a first result,
 * for none, where nothing moved, and where one of the two is a range. Says so where the rules changed too.
 */
export const sinceText = (history: HistoryData | undefined, language: Language): string | null => {
  const { entries = [], shown = null, now = 0 } = history ?? {}
  const at = entries.findIndex(({ id }) => id === shown)
  const [newer, older] = [entries[at], entries[at + 1]]
  if (!newer || !older || newer.range || older.range || newer.score === older.score) return null
  const { moment, numeric, time } = formats(language)
  const sameDay = numeric(older.at) === numeric(newer.at)
  const rules = newer.rubric === older.rubric ? '' : 'Rules'
  const change = signed(newer.score - older.score, String)
  return translator(language)(`results.${sameDay ? 'sinceEarlier' : 'since'}${rules}`, {
    change,
    date: sameDay ? time(older.at) : moment(older.at, now),
  })
}
