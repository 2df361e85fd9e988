// Finds the country whose way of writing a phone number a résumé follows: Brazil's area codes are named DDD, other countries have others.
import type { Resume } from '..'
import { isMunicipality } from './municipalities'
import { statesAbroadPattern, statesPattern, ufPattern, usPattern } from './regions'

/** 'us' stands for the United States and Canada, which share one form; 'other' for any country without a form of its own here. */
type PhoneCountry = 'br' | 'us' | 'other'

const ending = (states: string): RegExp => new RegExp(`(?:^|[\\s,/(|–—-])(?:${states})\\)?$`, 'u')
const brazilian = ending(`${ufPattern}|${statesPattern}|Brasil|Brazil`)
const american = ending(`${usPattern}|${statesAbroadPattern}|USA|United States|Canada`)

/** By the town where it is written, else by the language: a state that both countries have ("PA") is the language's. Pure. */
export const phoneCountry = ({ contact: { city }, language }: Pick<Resume, 'contact' | 'language'>): PhoneCountry =>
  phoneCountryOf(city?.value ?? '', language)

/** The same of a town as it is written, '' for none. Pure. */
export const phoneCountryOf = (city: string, language: Resume['language']): PhoneCountry => {
  const byLanguage = language === 'pt' ? 'br' : 'us'
  const town = city.trim()
  if (town === '') return byLanguage
  const [isBr, isUs] = [brazilian.test(town), american.test(town)]
  if (isBr || isUs) return isBr && isUs ? byLanguage : isBr ? 'br' : 'us'
  return language === 'pt' && (isMunicipality(town) || !/,/.test(town)) ? 'br' : 'other'
}
