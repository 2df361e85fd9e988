// The skills that one sentence of an advert names: those of the gazetteer and those that its form shows.

import { fold } from '../../resume/reading/text'
import { atomKey } from '../../resume/skills/match'
import type { TextLanguage } from '../../text-language'
import { educationIn } from '../levels/education'
import { isStatute } from './needs/asides'
import { placeCue } from './needs/place'
import { apartFrom, enumerated, termsOf } from './sentence-terms'
import type { Sentence } from './sentences'
import { opensClause } from './tasks/openings'
import { namesKnowledge } from './tasks/task-words'
import { tasksIn } from './tasks/tasks-in'
import { behind, type Found, isSchooling, isSomebodys, overlaps } from './terms/exact'
import { namesCredential, shareCredential, withCredential } from './terms/kinds/credentials'
import { practicesIn } from './terms/kinds/practices'
import { isOfSchool } from './terms/kinds/schooling'
import { findSoft } from './terms/kinds/soft'
import { isPartOfEmployer, knownIn } from './terms/known'
import { isNoSkill, isOfHours } from './terms/no-skill'
import { isSharedVerb, withOwnWords } from './terms/skill-words'
import type { Span } from './terms/span'
import { besideDegree, conditionSpans, degreeSubjects, licensedTrades } from './terms/spans'
import { asksFrom } from './terms/unknown'
import { namesSkill } from './terms/vocabulary'

/** Words of a sentence in which a common word need not be what is asked for. */
const LONG_WORDS = 16

const isWithin = (one: Span, other: Span): boolean =>
  other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start

/** True for a common word that stands before anything is asked for. */
const isBeside = (text: string, { kind, span }: Found, from: number, named: readonly Span[]): boolean =>
  kind === 'hard' &&
  span.start < from &&
  !/[\p{Lu}\d]/u.test(text.slice(span.start, span.end)) &&
  !overlaps(
    span,
    named.map((one) => ({ span: one })),
  )

/** Terms of which the advert asks for the licence, by that name: it is another request than the skill. */
const withCredentials = (text: string, found: readonly Found[]): Found[] => {
  const all = found.map((one) => {
    const span = one.kind === 'soft' || one.schooling ? one.span : withCredential(text, one.span)
    const name = text.slice(span.start, span.end)
    if (one.kind === 'soft' || !namesCredential(name)) return one
    return { ...one, id: one.skill === null ? atomKey(name) : `${one.skill}: ${atomKey(name)}`, span }
  })
  // "Licensed" of "licensed to operate forklifts" belongs to that term.
  const terms = all.filter((one) => !all.some((other) => other !== one && isWithin(one.span, other.span)))
  const shared = shareCredential(
    text,
    terms.filter(({ kind, schooling }) => kind === 'hard' && !schooling).map(({ span }) => span),
  )
  return terms.map((one) => {
    const name = text.slice(one.span.start, one.span.end)
    if (!shared.has(one.span) || namesCredential(name)) return one
    return { ...one, id: one.skill === null ? one.id : `${one.skill}: licence of ${atomKey(name)}`, licence: true }
  })
}

/** Fewest words of an English deed among what is asked for: "bank reconciliation" is none, though "bank" is a verb too. */
const DEED_WORDS = 3

/** The tasks of a sentence of duties, or those that somebody is asked to be able to do. */
const tasksOf = (
  { text, part, listed, heading }: Pick<Sentence, 'text' | 'part' | 'listed' | 'heading'>,
  language: TextLanguage,
): Span[] => {
  if (part === 'duties') return tasksIn(text, language, heading === '' ? 'prose' : 'listed')
  const folded = fold(text)
  if (educationIn(folded) !== null) return []
  // "Levantar requisitos com o usuário" among what is asked for; "conhecimento em redes" is what somebody knows.
  const isDeed =
    language === 'pt'
      ? /^(?!saber)[\p{L}-]{3,14}[aei]r (?!.*(?:experiencia|conhecimento|vivencia))/u.test(folded)
      : listed && folded.split(' ').length >= DEED_WORDS && !namesKnowledge.test(folded)
  return isDeed && opensClause(folded, language) ? tasksIn(text, language, 'deed') : tasksIn(text, language, 'asked')
}

/** True for a common word or a trait within a task, which says less than the task: "reports" of "write deviation reports". */
const isOfTask = (text: string, { kind, schooling, span }: Found, tasks: readonly Span[]): boolean =>
  !schooling &&
  tasks.some(({ start, end }) => start <= span.start && span.end <= end) &&
  (kind === 'soft' || !/[\p{Lu}\d]/u.test(text.slice(Math.max(1, span.start), span.end)))

/** The skills of the gazetteer and the traits of a sentence, without its conditions. */
const recognisedIn = (
  text: string,
  part: Sentence['part'],
  barred: readonly { readonly span: Span }[],
  licensed: readonly Span[],
): Found[] => {
  // "Graduação em Contabilidade" is schooling, and "CRM" beside a register is not the software.
  const hard = knownIn(text, part !== 'duties').filter(
    ({ span }) =>
      !overlaps(span, barred) &&
      !licensed.some((one) => overlaps(one, [{ span }])) &&
      !(barred.length > 0 && isSchooling(text, span)),
  )
  const soft = findSoft(fold(text)).map(
    ({ soft: { id }, start, end }): Found => ({ id, skill: null, kind: 'soft', span: { start, end } }),
  )
  return [...hard, ...soft.filter(({ span }) => !overlaps(span, hard))]
}

/** A term that is no known skill. */
const termAt = (text: string, span: Span): Found => ({
  ...{ id: atomKey(text.slice(span.start, span.end)), skill: null, kind: 'hard', span },
})
const spansOf = (spans: readonly Span[]) => spans.map((span) => ({ span }))

/** False for hours of work, what another person does, and a part of the employer, which no clause makes a task. */
const isTask = (text: string, span: Span, barred: readonly { readonly span: Span }[]): boolean => {
  const words = text.slice(span.start, span.end)
  return !isOfHours(fold(words)) && !overlaps(span, barred) && !isNoSkill(atomKey(words), words)
}

/** "Usar Redis": a verb and the name of a skill, which is a keyword by itself. */
const isOnlyName = (text: string, { start, end }: Span, names: readonly Found[]): boolean => {
  const inside = names.filter(({ kind, span }) => kind === 'hard' && span.start >= start && span.end <= end)
  const rest = inside.reduce(
    (left, { span }) => left.replace(text.slice(span.start, span.end), ''),
    text.slice(start, end),
  )
  return inside.length > 0 && rest.trim().split(/\s+/).length === 1
}

/** The skills of one sentence, known and unknown. */
export const inSentence = (sentence: Sentence, language: TextLanguage): Found[] => {
  const { text, part, listed } = sentence
  if (isStatute(fold(text))) return []
  const barred = conditionSpans(text)
  const licensed = licensedTrades(text)
  const recognised = recognisedIn(text, part, barred, licensed)
  if (placeCue.test(fold(text))) return recognised
  // A level or a trade bars all of its sentence, of which the tasks stand apart.
  const tasks = tasksOf(sentence, language).filter((one) => isTask(text, one, part === 'duties' ? [] : barred))
  const schooling = educationIn(fold(text)) !== null
  const subjects = schooling ? degreeSubjects(text) : []
  const titles = schooling ? [...besideDegree(text), ...subjects] : []
  const hasNames = recognised.length > 0 || schooling || part !== 'desirable'
  const requests = part === 'duties' ? [] : termsOf(text, listed && !schooling, hasNames, language)
  const named = [...requests.filter((one) => !overlaps(one, spansOf(tasks))), ...titles, ...licensed]
  const skillsBeside = recognised.filter((one) => !isOfTask(text, one, tasks))
  const inBrackets =
    part === 'duties' || listed ? enumerated(text, [...tasks, ...skillsBeside.map(({ span }) => span)], language) : []
  // In a long sentence a common word before anything is asked for is no demand: "keep the ward working by moving patients …".
  const from =
    !listed && part === 'required' && language === 'en' && text.split(/\s+/).length >= LONG_WORDS ? asksFrom(text) : 0
  const skillsHere = skillsBeside.filter((one) => !isBeside(text, one, from, named))
  // A name within a longer term is part of it; one that a term cuts takes its place: "moving and handling".
  const practices = practicesIn(fold(text), language).filter(
    (one) => ![...named, ...tasks].some(({ start, end }) => start <= one.start && end >= one.end),
  )
  const spans = [...practices, ...named, ...inBrackets]
  const skillsFound = withOwnWords(text, skillsHere, spans)
  const terms = spans
    .map((span) => behind(text, span, skillsHere))
    .filter(
      (span) =>
        !(schooling && !titles.includes(span) && isSchooling(text, span)) &&
        !overlaps(span, skillsFound) &&
        !isSharedVerb(text, span) &&
        !isSomebodys(text, span) &&
        !isOfSchool(text, span) &&
        !isPartOfEmployer(text, span) &&
        !overlaps(span, barred),
    )
    .map((span): Found => ({ ...termAt(text, span), ...(subjects.includes(span) && { schooling: true }) }))
    .filter(
      ({ id, span }) =>
        id !== '' &&
        (subjects.includes(span) || namesSkill(text.slice(span.start, span.end), text, language)) &&
        !isNoSkill(id, text.slice(span.start, span.end)),
    )
  return [
    ...withCredentials(text, [...skillsFound, ...apartFrom(text, terms, skillsFound, listed)]),
    ...tasks.filter((one) => !isOnlyName(text, one, skillsFound)).map((span) => termAt(text, span)),
  ]
}
