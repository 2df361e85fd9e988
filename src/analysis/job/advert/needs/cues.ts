// Assigns a sentence of an advert to a part by its words, where no heading does. The patterns expect folded text.

import { fold } from '../../../resume/reading/text'
import { matchSkills } from '../../../resume/skills/match'
import { availabilityIn, credentialsIn } from '../../conditions'
import { educationIn } from '../../levels/education'
import { licenceIn, registerIn } from '../../levels/licences'
import type { Part } from '../../result'
import type { Section } from '../headings'
import {
  aboutUs,
  card,
  equality,
  hires,
  how,
  legal,
  ofEmployer,
  ourTools,
  pay,
  phone,
  praise,
  promise,
  story,
} from '../phrases/employer'
import {
  ask,
  askOpening,
  asksOfDuties,
  conceded,
  emphasis,
  invites,
  must,
  never,
  selfReliant,
  spoken,
  wish,
} from '../phrases/person'
import { task, taskNoun, taskOpening, theirs } from '../phrases/work'
import { partOfFrame } from '../terms/frames'
import { givesTask } from '../terms/kinds/named-tasks'
import { isTaskOfJob, opensWork } from '../terms/kinds/task-verbs'
import { asksByOpener } from '../terms/openers'
import { isWorkVerb, wordWeight } from '../terms/vocabulary'
import { givenAsWork, isAboutEmployer, isGiven, isHowToApply, isPerk, offersGrowth, withoutAsides } from './asides'
import { asksPerson, ellipticPart, givesWork, offersPerson, wishesFor } from './asked'

/** True for a clause with a requirement or wish of its own: "German is not needed, English is required". */
export const asksOnItsOwn = (text: string): boolean => {
  const folded = fold(text)
  return !never.test(folded) && (must.test(folded) || wish.test(folded))
}

/** True for a sentence that requires something or names duties plainly. */
export const asksPlainly = (text: string): boolean => {
  const folded = fold(text)
  return /\b(?:must|required?|requires|requirements?|duties include|responsibilities include|minimum (?:of )?\d|obrigatori[oa]s?|imprescindive(?:l|is)|necessari[oa] (?:ter|possuir|experiencia)|requisitos?)\b/.test(
    folded,
  )
}

/** True for a sentence that asks a person for something, or names a condition, in so many words. */
export const asksInWords = (text: string): boolean => {
  const folded = fold(text)
  return (
    must.test(folded) ||
    asksPerson(folded) ||
    invites.test(folded) ||
    ask.test(folded) ||
    (registerIn(text) ??
      licenceIn(text) ??
      educationIn(folded) ??
      credentialsIn(folded)[0] ??
      availabilityIn(folded)[0]) !== undefined
  )
}

/** True for a clause that waives a requirement; it makes no keyword. */
export const isWaiver = (text: string): boolean =>
  never.test(fold(text).replace(selfReliant, ' ').replace(conceded, ' '))

/** "Docker não é obrigatório, mas é um diferencial": the wish applies to the clause before it. */
export const isBareWish = (text: string): boolean => {
  const [clause = ''] = text.split(',')
  return wish.test(fold(clause)) && clause.split(' ').length <= 6
}

/** "(AWS preferred)": a wish in brackets with its own content; "(desejável)" and "(highly preferred)" apply to the words before it. */
export const isOwnWish = (text: string): boolean =>
  wish.test(fold(text)) && /[\p{L}\p{N}]{2}|[\p{L}][+#]/u.test(fold(text).replace(wish, ' ').replace(emphasis, ' '))

/** The part of a sentence by its words alone, for adverts without headings. */
const byWords = (text: string): Part => {
  const entire = fold(text)
  const folded = withoutAsides(entire)
  if (pay.test(folded) || isGiven(folded) || /^(?:in return|em troca)\b/.test(folded)) return 'benefits'
  if (how.test(entire) || card.test(entire) || phone.test(entire) || isHowToApply(entire)) return 'apply'
  if (equality.test(folded)) return 'company'
  if (story.test(text) && !hires.test(folded)) return 'company'
  if (invites.test(folded)) return 'required'
  const framed = partOfFrame(folded)
  if (framed === 'desirable') return framed
  if (wish.test(folded) || wishesFor(folded)) return 'desirable'
  if (offersPerson(folded) || offersGrowth(entire) || isPerk(entire)) return 'benefits'
  if (isAboutEmployer(folded) && !ourTools.test(text)) return 'company'
  if (givenAsWork(folded) && !ask.test(folded)) return 'duties'
  if (must.test(folded) || asksPerson(folded) || ourTools.test(text)) return 'required'
  if (spoken.test(folded)) return 'required'
  if (task.test(folded) || givesWork(folded) || givesTask(text))
    return ask.test(folded.replace(theirs, ' ')) && !/\bresponsa/.test(folded) ? 'required' : 'duties'
  if (ask.test(folded)) return 'required'
  if (promise.test(folded)) return 'benefits'
  if (
    registerIn(text) ??
    licenceIn(text) ??
    educationIn(folded) ??
    credentialsIn(folded)[0] ??
    availabilityIn(folded)[0]
  )
    return 'required'
  if (taskOpening.test(folded) || taskNoun.test(folded) || isWorkVerb(folded.split(' ', 1)[0] ?? '')) return 'duties'
  if (framed !== null) return framed
  if (!ofEmployer.test(folded) && opensWork(text)) return 'duties'
  const elliptic = ellipticPart(folded)
  if (elliptic !== null) return elliptic
  if (praise.test(folded)) return 'company'
  return !ofEmployer.test(folded) && asksByOpener.test(folded) ? 'required' : 'other'
}

const ofSection: Readonly<Record<Section, Part>> = {
  required: 'required',
  desirable: 'desirable',
  duties: 'duties',
  benefits: 'benefits',
  company: 'company',
  apply: 'apply',
  place: 'other',
  title: 'other',
  open: 'other',
}

/** The parts whose words make no keyword. */
export const isIgnored = (section: Section): boolean => ['benefits', 'company', 'apply'].includes(section)
/** The part a sentence belongs to, by its section and its own words. */
export const partOf = (text: string, section: Section): Part => {
  const folded = fold(text)
  const part = ofSection[section]
  if (isIgnored(section) || section === 'place' || section === 'title') return part
  if (legal.test(folded) || aboutUs.test(folded)) return 'company'
  if (section === 'open') return byWords(text)
  if (how.test(folded) || card.test(folded) || isHowToApply(folded)) return 'apply'
  if (wish.test(folded) || (part === 'required' && wishesFor(folded) && !must.test(folded))) return 'desirable'
  // Lists of requirements often end with working hours and pay; "Gestão dos benefícios" among the duties is one of them.
  const isOffer = (promise.test(folded) && !must.test(folded) && !ask.test(folded)) || isPerk(folded)
  if (isOffer && !(part === 'duties' && taskNoun.test(folded))) return 'benefits'
  if (part === 'required' && isTaskOfJob(folded) && !asksOfDuties.test(folded)) return 'duties'
  return part === 'duties' && (asksOfDuties.test(withoutAsides(folded)) || askOpening.test(folded)) ? 'required' : part
}

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
  const folded = fold(label).replace(/(?<![:\s])[:\s]+$/, '')
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
const [SENTENCE_WORDS, TOPIC] = [12, 4]
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
