// The years of practice a person states themselves.
import { countOfYears, numberOf } from '../../reading/dates/number-words'
import { fold } from '../../reading/text'

/** Practice, and not an age or the time since a course: "onze anos de experiência", "há 11 anos", "for ten years". */
const practice = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<since>ha|for|por) )?(?:mais de |cerca de |over |about )?${countOfYears}` +
    "(?<of>['’]? (?:de|na|no|em|of|in|as|como|experience|practice|atuando|trabalhando))?(?![\\p{L}\\p{N}])",
  'u',
)

/** Whole years of practice in the first sentence that states them; null where none does. Pure and linear. */
export const statedYears = (text: string): number | null => {
  for (const sentence of fold(text).split(/(?<=[.!?;])\s/u)) {
    const { since, of, count } = sentence.match(practice)?.groups ?? {}
    // "34 anos de idade" is an age.
    if (count === undefined || (!since && !of) || /\b(?:idade|of age|years old)\b/.test(sentence)) continue
    return numberOf(count)
  }
  return null
}
