// Assigns a sentence of an advert to a part by its words, where no heading does. The patterns expect folded text.

import { fold } from '../../../resume/reading/text'
import { matchSkills } from '../../../resume/skills/match'
import { availabilityIn, credentialsIn } from '../../conditions'
import { educationIn } from '../../levels/education'
import { licenceIn } from '../../levels/licences'
import type { Part } from '../../result'
import * as employer from '../phrases/employer'
import type { Section } from '../phrases/headings'
import * as person from '../phrases/person'
import * as work from '../phrases/work'
import { isTaskOfJob } from '../tasks/openings'
import { isTaskWithTo, opensWork } from '../tasks/opens-work'
import { listsTraits } from '../terms/kinds/own-traits'
import { wordWeight } from '../terms/vocabulary'
import { byWords, namesResponsibility } from './by-words'
import { isHowToApply, isPerk, isRefusal, withoutFalseDemands } from './false-demands'
import { hasCondition } from './has-condition'
import { asksPerson, wishesFor } from './prose'

/** True for a clause with a requirement or wish of its own: "German is not needed, English is required". */
export const asksOnItsOwn = (text: string): boolean => {
  const folded = fold(text)
  return !person.waivers.test(folded) && (person.demands.test(folded) || person.wishes.test(folded))
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
    person.demands.test(folded) ||
    asksPerson(folded) ||
    person.invitations.test(folded) ||
    person.requests.test(folded) ||
    hasCondition(text) ||
    listsTraits(text)
  )
}

/** True for a clause that waives a requirement; it makes no keyword. */
export const isWaiver = (text: string): boolean =>
  person.waivers.test(fold(text).replace(person.selfReliant, ' ').replace(person.concessions, ' '))

/** "Docker não é obrigatório, mas é um diferencial": the wish applies to the clause before it. */
export const isBareWish = (text: string): boolean => {
  const [clause = ''] = text.split(',')
  return person.wishes.test(fold(clause)) && clause.split(' ').length <= 6
}

/** "(AWS preferred)": a wish in brackets with its own content; "(desejável)" and "(highly preferred)" apply to the words before it. */
export const isOwnWish = (text: string): boolean =>
  person.wishes.test(fold(text)) &&
  /[\p{L}\p{N}]{2}|[\p{L}][+#]/u.test(fold(text).replace(person.wishes, ' ').replace(person.emphasis, ' '))

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
/** "We are a busy bistro" is about the employer, "We are a busy bistro looking for a chef with HACCP" asks. */
const isAboutUs = (folded: string): boolean =>
  employer.aboutUs.test(folded) &&
  !person.demands.test(folded) &&
  !/\b(?:(?:looking|searching) for|seeking|hiring|recruiting|need|busca(?:mos)?|procura(?:mos)?|contrata(?:mos)?|precisa(?:mos)?|exige|em busca de)\b/u.test(
    folded,
  )
/** "This post is subject to a DBS check": what binds also below wishes. Folded. */
const binding =
  /\b(?:(?:is|are|be) subject to|must (?:be|have|hold)|(?<!\bno (?:\p{L}+ ){1,3})(?:is|are) (?:required|essential|mandatory))\b|(?<!nao (?:\p{L}+ ){0,3})(?:obrigatori[oa]|imprescindivel|indispensavel)\b|\b(?:visa sponsorship|sponsor (?:a |any )?(?:visas?|work permits?|applicants|candidates))\b/u
/** "Oferecemos vencimento, contrato e formação": what is given, whatever it names. Folded. */
const opensOffer = /^(?:(?:nos |a empresa )?oferece(?:mos|-se)?|damos|we (?:can |also )?offer) /u
/** The part a sentence belongs to, by its section and its own words. */
export const partOf = (text: string, section: Section): Part => {
  const folded = fold(text)
  const part = ofSection[section]
  if (isIgnored(section) || section === 'place' || section === 'title') return part
  if (employer.legal.test(folded) || isAboutUs(folded)) return 'company'
  if (section === 'open') return byWords(text)
  if (isRefusal(folded) && !hasCondition(text)) return 'company'
  if (employer.howToApply.test(folded) || employer.contactLine.test(folded) || isHowToApply(folded)) return 'apply'
  if (person.wishes.test(folded) || (part === 'required' && wishesFor(folded) && !person.demands.test(folded)))
    return 'desirable'
  if (part === 'desirable' && binding.test(folded)) return 'required'
  // Lists of requirements often end with hours and pay; "Gestão dos benefícios" among the duties is one of them.
  const isOffer =
    opensOffer.test(folded) ||
    (employer.offers.test(folded) && !person.demands.test(folded) && !person.requests.test(folded)) ||
    isPerk(folded)
  if (isOffer && !(part === 'duties' && (work.taskNouns.test(folded) || opensWork(text)))) return 'benefits'
  if (namesResponsibility.test(folded)) return 'duties'
  if (part === 'required' && isTaskOfJob(folded) && !person.demandsOfDuties.test(folded)) return 'duties'
  return part === 'duties' &&
    (person.demandsOfDuties.test(withoutFalseDemands(folded)) || person.requestOpenings.test(folded))
    ? 'required'
    : part
}

/** "Useful:", "Será valorizado:": what stands below would help. */
const labelled =
  /valorizad|^(?:also |very )?(?:useful|handy|helpful|great|nice|lovely|good|welcome|advantageous|beneficial|legal|bacana)$/
/** Maximum words of a heading that is known by how it asks. */
const LABEL_WORDS = 5
/** The section that a label's own words open, where they name nothing and ask or wish: "Precisa saber". A condition ("Degree required") is none. */
export const sectionByWords = (label: string): Section | null => {
  const folded = fold(label).replace(/(?<![:\s])[:\s]+$/, '')
  const words = folded.split(/[^\p{L}'’-]+/u).filter(Boolean)
  if (words.length === 0 || words.length > LABEL_WORDS) return null
  if (words.some((word) => wordWeight(word, 'pt') > 0) || educationIn(folded) !== null) return null
  if (availabilityIn(folded)[0] ?? credentialsIn(folded)[0] ?? licenceIn(label)) return null
  if (person.wishes.test(folded) || wishesFor(folded) || labelled.test(folded)) return 'desirable'
  return person.demands.test(folded) ||
    person.spokenDemands.test(folded) ||
    /\bsaber$|\b(?:skills|experience)\b/.test(folded)
    ? 'required'
    : null
}
/** Signs of each section, in order of precedence for ties. */
const signs: readonly (readonly [Section, (folded: string) => boolean])[] = [
  ['apply', (folded) => employer.howToApply.test(folded)],
  ['benefits', (folded) => employer.offers.test(folded)],
  ['required', (folded) => person.requests.test(folded) || person.demands.test(folded)],
  ['desirable', (folded) => person.wishes.test(folded)],
  ['duties', (folded) => work.tasks.test(folded) || work.taskOpening.test(folded)],
  ['company', (folded) => employer.praise.test(folded)],
]
/** Words of a sentence, beside an entry of a list; one line in so many makes a passage one of offers or of the employer. */
const [SENTENCE_WORDS, TOPIC] = [12, 4]
const areTasksWithTo = (texts: readonly string[]): boolean =>
  texts.length > 1 && texts.filter(isTaskWithTo).length * 2 > texts.length
/** The section below an unknown heading, by the topic of most of its lines; a list of skills counts as requirements. */
export const guessSection = (texts: readonly string[]): Section => {
  // Sentences say for themselves what they are.
  const prose = texts.filter((text) => text.endsWith('.') && text.split(/\s+/).length >= SENTENCE_WORDS)
  if (prose.length * 2 > texts.length) return 'open'
  // A list of tasks asks for nothing: "Reconcile float", "Recepção de mercadorias".
  if (texts.filter(opensWork).length * 2 > texts.length || areTasksWithTo(texts)) return 'duties'
  const folded = texts.map(fold)
  const votes = signs.map(([section, says]) => ({ section, count: folded.filter(says).length }))
  const [top] = votes.toSorted((a, b) => b.count - a.count)
  // Offers of which a long passage has few are no topic of it.
  if (top && top.count > 0 && (!isIgnored(top.section) || top.count * TOPIC >= texts.length)) return top.section
  return texts.filter((text) => matchSkills(text).length > 0).length * 3 >= texts.length ? 'required' : 'open'
}
