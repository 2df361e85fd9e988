// Recognises a line of the education that names a school and not only its kind: nobody can look up "escola pública".
import { either } from '../../phrases'
import { isDegree, isSchool } from '../reading/education/education'
import { isLanguage, namesLanguage } from '../reading/sections/skill-sections'
import { fold, tokens } from '../reading/text'

/** Kinds of school and their owners. */
const schoolWords = `
  escolas?|colegio|faculdades?|universidade|instituto|centro|school|college|university|institute|academy|high
  secondary|primary|public[ao]?|private|particular|privad[ao]|estadual|municipal|federal|state|local|rede`
/** Stages of a course and its state. */
const courseWords = `
  ensino|medio|fundamental|superior|basic[ao]|tecnic[ao]|grau|primeiro|segundo|serie|complet[oa]|incomplet[oa]
  concluid[oa]|cursando`
/** Words for a place and small words. */
const placeWords = String.raw`
  bairro|minha|meu|cidade|interior|eja|supletivo|ead|online|curso|graduacao|[ad][eao]s?|[en][mao]s?|e|no|na|of|in|at
  the|my|\d+[ºªa-z]{0,2}`
/** Words for a kind of school, its owner, or the stage of a course; what is left is the name. */
const kind = new RegExp(`^${either(schoolWords, courseWords, placeWords)}$`, 'u')

/** Words of a name, or an acronym in capitals, besides the words for its kind and for the course. Pure. */
export const namesASchool = (text: string): boolean => {
  if (!isSchool(text)) return !isLanguage(text) && !namesLanguage(text)
  return tokens(text).some((word) => !kind.test(fold(word)) && !isDegree(word) && /^\p{Lu}/u.test(word))
}
