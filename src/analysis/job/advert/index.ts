// Reads an advert: its lines (text/), its sentences (needs/, messages/), its skills (terms/), tasks (tasks/) and conditions.
import { detectLanguage } from '../../resume/reading/language'
import { countWords } from '../../resume/reading/text'
import { countedConditions } from '../comparable'
import { type Advert, type Part, parts } from '../result'
import { FULL_KEYWORDS, THIN_KEYWORDS, THIN_WORDS } from '../rubric'
import { toKeywords } from './keywords'
import { messageInFull } from './messages/messages'
import { toRequirements } from './needs/requirements'
import type { Sentence } from './sentence'
import { toSentences } from './sentences'
import { isCutShort } from './text/abbreviations'
import { toLines } from './text/lines'
import { waivesExperience } from './text/waived'
import { isHead, titleOf } from './title'

/**
 * Reads an advert into requirements, wishes and duties. Benefits, descriptions of the company, application instructions
 * and waived requirements make no keywords. Pure and total: every text gives an advert; at most 30 000 characters are
 * read. An advert is thin under 4 hard keywords, or under 60 words with fewer than 8 requests, its conditions being some.
 */
export const readAdvert = (text: string): Advert => {
  const lines = messageInFull(toLines(text))
  const title = titleOf(lines)
  // "Técnico em Refrigeração" is the job's name and asks for no schooling.
  const sentences = toSentences(lines).map(
    (one): Sentence => (isHead(one.text, one.line, title) ? { ...one, part: 'other' } : one),
  )
  const language = detectLanguage(lines.map((line) => line.text).join('\n'))
  const keywords = toKeywords(sentences, title, language).filter(
    ({ text, skill, quote }) => skill !== null || !isCutShort(text, lines[quote.line - 1]?.text ?? ''),
  )
  const words = lines.reduce((sum, line) => sum + countWords(line.text), 0)
  const hard = keywords.filter(({ kind }) => kind === 'hard').length
  const count = (part: Part) => sentences.filter((sentence) => sentence.part === part).length
  const requirements = toRequirements(sentences, lines, title)
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
