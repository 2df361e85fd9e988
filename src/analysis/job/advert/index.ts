// Reads an advert, step by step (steps.ts), and says whether it asks for enough to be compared.
import { countWords } from '../../resume/reading/text'
import { countedConditions } from '../comparable'
import { type Advert, type Part, parts } from '../result'
import { FULL_KEYWORDS, THIN_KEYWORDS, THIN_WORDS } from '../rubric'
import { readInSteps } from './steps'
import { waivesExperience } from './text/waived'

/**
 * Reads an advert into requirements, wishes and duties. Benefits, descriptions of the company, application instructions
 * and waived requirements make no keywords. Pure and total: every text gives an advert; at most 30 000 characters are
 * read. An advert is thin under 4 hard keywords, or under 60 words with fewer than 8 requests, its conditions being some.
 */
export const readAdvert = (text: string): Advert => {
  const { lines, language, title, sentences, keywords, requirements } = readInSteps(text)
  const words = lines.reduce((sum, line) => sum + countWords(line.text), 0)
  const hard = keywords.filter(({ kind }) => kind === 'hard').length
  const count = (part: Part) => sentences.filter((sentence) => sentence.part === part).length
  // "BSc Nursing", "Current NMC registration": a short list of a regulated trade asks with conditions.
  const requests = hard + countedConditions({ requirements })
  const asksYears = requirements.some(({ kind, need }) => kind === 'years' && need === 'required')
  return {
    language,
    title,
    words,
    keywords,
    requirements,
    noExperience: !asksYears && waivesExperience(lines),
    duties: sentences.filter(({ part }) => part === 'duties').map((sentence) => sentence.text),
    parts: Object.fromEntries(parts.map((part) => [part, count(part)])) as Advert['parts'],
    confidence: hard < THIN_KEYWORDS || (words < THIN_WORDS && requests < FULL_KEYWORDS) ? 'thin' : 'good',
  }
}
