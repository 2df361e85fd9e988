// Recognises the section that an unknown heading opens: by the heading's own words, or by most of the lines below it.
import { fold } from '../../../resume/reading/text'
import { matchSkills } from '../../../resume/skills/match'
import { availabilityIn, credentialsIn } from '../../conditions'
import { educationIn, licenceIn } from '../../levels'
import type { Section } from '../headings'
import { wordWeight } from '../terms/vocabulary'
import { wishesFor } from './asked'
import { ask, how, isIgnored, must, praise, promise, spoken, task, taskOpening, wish } from './cues'

/** "Useful:", "Será valorizado:": what stands below would help. */
const labelled =
  /valorizad|^(?:also |very )?(?:useful|handy|helpful|great|nice|lovely|good|welcome|advantageous|beneficial|legal|bacana)$/
/** Maximum words of a heading that is known by how it asks. */
const LABEL_WORDS = 5
/**
 * The section that a label's own words open, where they name nothing and ask or wish: "Precisa saber", "Será valorizado".
 * A condition ("Degree required") is no label.
 */
export const sectionByWords = (label: string): Section | null => {
  const folded = fold(label).replace(/[:\s]+$/, '')
  const words = folded.split(/[^\p{L}'’-]+/u).filter(Boolean)
  if (words.length === 0 || words.length > LABEL_WORDS) return null
  if (words.some((word) => wordWeight(word, 'pt') > 0) || educationIn(folded) !== null) return null
  if (availabilityIn(folded)[0] ?? credentialsIn(folded)[0] ?? licenceIn(label)) return null
  if (wish.test(folded) || wishesFor(folded) || labelled.test(folded)) return 'desirable'
  return must.test(folded) || spoken.test(folded) || /\bsaber$|\b(?:skills|experience)\b/.test(folded)
    ? 'required'
    : null
}
/** Signs of each section, in order of precedence for ties. */
const signs: readonly (readonly [Section, (folded: string) => boolean])[] = [
  ['apply', (folded) => how.test(folded)],
  ['benefits', (folded) => promise.test(folded)],
  ['required', (folded) => ask.test(folded) || must.test(folded)],
  ['desirable', (folded) => wish.test(folded)],
  ['duties', (folded) => task.test(folded) || taskOpening.test(folded)],
  ['company', (folded) => praise.test(folded)],
]
/** Words of a sentence, beside an entry of a list; one line in so many makes a passage one of offers or of the employer. */
const SENTENCE_WORDS = 12
const TOPIC = 4
/** The section below an unknown heading, by the topic of most of its lines; a list of skills counts as requirements. */
export const guessSection = (texts: readonly string[]): Section => {
  // Sentences say for themselves what they are.
  const prose = texts.filter((text) => text.endsWith('.') && text.split(/\s+/).length >= SENTENCE_WORDS)
  if (prose.length * 2 > texts.length) return 'open'
  const folded = texts.map(fold)
  const votes = signs.map(([section, says]) => ({ section, count: folded.filter(says).length }))
  const [top] = votes.toSorted((a, b) => b.count - a.count)
  // Offers of which a long passage has few are no topic of it.
  if (top && top.count > 0 && (!isIgnored(top.section) || top.count * TOPIC >= texts.length)) return top.section
  return texts.filter((text) => matchSkills(text).length > 0).length * 3 >= texts.length ? 'required' : 'open'
}
