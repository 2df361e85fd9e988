// Words of an entry of the education that are neither its school nor its course.
import { either } from '../../../phrases'
import { fold } from '../text'
import { isDegree, isSchool } from './education'

/** Degrees and stages in letters and words, which may stand where a school's name does. */
export const notSchool =
  /^(?:(?:n[ií]vel |ensino |grau )?(?:superior|medio|fundamental|tecnico)(?: (?:in)?complet[oa])?|mba|bsc|msc|bs|ba|ms|ma|bba|phd|gpa|cgpa|tcc|ead|enem|cr|ead|jd|llb|llm|ged|pos)$/
/** Words about the work for a degree, and about how it was passed or paid. */
const detailWords = `
  gpa|tcc|thesis|dissertacao|monografia|tese|coursework|disciplinas|honou?rs|cum laude|orientador|advisor|bolsista
  scholarship|media geral|carga horaria|horas`
export const details = new RegExp(String.raw`\b${either(detailWords)}\b`)
const passed = /\b(?:(?:magna |summa )?cum laude|honou?rs|c?gpa)\b/
const hours = / ?\(\d{1,4} ?(?:horas?|h|hours?)\)/giu
/** "B.A. History, magna cum laude, Lake College" is an entry although it says how it was passed. */
export const isDetail = (text: string): boolean => {
  // "SENAI – Modelagem industrial, 2004 (240 horas)": how long it took makes no detail of an entry.
  const folded = fold(text.replace(hours, ''))
  return details.test(folded) && !(passed.test(folded) && isDegree(text) && isSchool(text))
}
