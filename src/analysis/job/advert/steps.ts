// Lists what an advert goes through from its text to its keywords and conditions, in order.
import { detectLanguage } from '../../resume/reading/language'
import type { TextLanguage } from '../../text-language'
import type { Keyword, Requirement } from '../result'
import { toKeywords } from './keywords'
import { messageInFull } from './messages/messages'
import { employerNames, isOfName } from './needs/employer-names'
import { toRequirements } from './needs/requirements'
import type { Sentence } from './sentence'
import { toSentences } from './sentences'
import { isCutShort } from './text/abbreviations'
import { type AdvertLine, toLines } from './text/lines'
import { isHead, titleOf } from './title'

/** What the steps have made of an advert so far. */
type Reading = {
  readonly text: string
  readonly lines: readonly AdvertLine[]
  readonly language: TextLanguage
  readonly title: string | null
  readonly sentences: readonly Sentence[]
  readonly keywords: readonly Keyword[]
  readonly requirements: readonly Requirement[]
}

type Step = (reading: Reading) => Partial<Reading>

/** The steps in order, each with what it needs of those before it and the folder or file that does it. */
const steps: readonly Step[] = [
  // Pasted text becomes numbered lines: HTML, mail headers and noise go, bullets and run-on lines are cut (text/).
  ({ text }) => ({ lines: toLines(text) }),
  // An English message ("pls dm, no agencies") is written in full, so that all behind it read sentences (messages/).
  ({ lines }) => ({ lines: messageInFull(lines) }),
  ({ lines }) => ({ language: detectLanguage(lines.map((line) => line.text).join('\n')) }),
  // The job's name, from the lines and not from the sentences, which its own line would make a request of (title.ts).
  ({ lines }) => ({ title: titleOf(lines) }),
  // Lines become passages under their headings, and these sentences, each with its part (sentences.ts, passages.ts, needs/).
  ({ lines }) => ({ sentences: toSentences(lines) }),
  // "Técnico em Refrigeração" is the job's name and asks for no schooling.
  ({ sentences, title }) => ({
    sentences: sentences.map((one): Sentence => (isHead(one.text, one.line, title) ? { ...one, part: 'other' } : one)),
  }),
  // Sentences that ask or give work name skills, tasks and words of their own (keywords.ts; sentence-skills.ts, terms/, tasks/).
  ({ sentences, title, language }) => ({ keywords: toKeywords(sentences, title, language) }),
  // "Roadstar Recruitment are recruiting": the name of who hires is asked of nobody (needs/employer-names.ts).
  ({ keywords, lines }) => {
    const names = employerNames(lines.map((line) => line.text))
    return { keywords: keywords.filter(({ text, quote }) => !isOfName(text, quote.text, names)) }
  },
  // A word that a line cut short is no keyword; a known skill is one by its whole name.
  ({ keywords, lines }) => ({
    keywords: keywords.filter(
      ({ text, skill, quote }) => skill !== null || !isCutShort(text, lines[quote.line - 1]?.text ?? ''),
    ),
  }),
  // Years, languages, schooling, licences and the place are conditions, apart from keywords (needs/requirements.ts).
  ({ sentences, lines, title }) => ({ requirements: toRequirements(sentences, lines, title) }),
]

/** An advert after all steps. Pure and total. */
export const readInSteps = (text: string): Reading => {
  const nothing = { lines: [], title: null, sentences: [], keywords: [], requirements: [] }
  let reading: Reading = { text, language: 'pt', ...nothing }
  for (const step of steps) reading = { ...reading, ...step(reading) }
  return reading
}
