// Recognises how long something took: "15 horas", "40h", "18 months". A number with such a unit is neither a year nor a month.
import { fold } from '../text'

/** A unit of time as a part of an expression, on folded text: whole words only. */
export const durationUnit =
  '(?:h/a|hs?|hrs?|horas?(?:[ /-]aulas?)?|hours?|dias?|days?|semanas?|weeks?|wks?|mes(?:es)?|months?|semestres?|anos?|years?|yrs?)(?![\\p{L}\\p{N}])'

const label = '(?:(?:carga horaria|duracao|duration|workload|total)(?: total)?(?: de| of)?:? )?'
const alone = new RegExp(
  `^\\(?${label}\\d{1,4}(?:[.,]\\d{1,3})? ?-?${durationUnit}\\.?(?: (?:e meio|de duracao|de curso|no total|presenciais|online|in total|long))?\\)?$`,
  'u',
)

/** True for a text that says only how long something took: "(15 horas)", "carga horária: 40 h", "12 weeks". */
export const isDuration = (text: string): boolean => alone.test(fold(text).trim())
