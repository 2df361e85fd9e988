// The skills that one sentence of an advert names: those of the gazetteer and those that its form shows.

import { fold } from '../../resume/reading/text'
import { atomKey } from '../../resume/skills/match'
import type { TextLanguage } from '../../text-language'
import { educationIn } from '../levels/education'
import { THIN_KEYWORDS } from '../rubric'
import { isStatute } from './needs/asides'
import { placeCue } from './needs/place'
import { apartFrom, enumerated, isEntry, termsOf } from './sentence-terms'
import type { Sentence } from './sentences'
import { behind, type Found, isSchooling, isSomebodys, overlaps } from './terms/exact'
import { inTasks, isSharedVerb, saysLess } from './terms/in-tasks'
import { namesCredential, shareCredential, withCredential } from './terms/kinds/credentials'
import { namedTasks } from './terms/kinds/named-tasks'
import { practicesIn } from './terms/kinds/practices'
import { isOfSchool } from './terms/kinds/schooling'
import { findSoft } from './terms/kinds/soft'
import { opensTask } from './terms/kinds/task-verbs'
import { tasksIn } from './terms/kinds/tasks'
import { isPartOfEmployer, knownIn } from './terms/known'
import { isNoSkill, isOfHours } from './terms/no-skill'
import type { Span } from './terms/span'
import { besideDegree, conditionSpans, degreeSubjects, licensedTrades } from './terms/spans'
import { asksFrom } from './terms/unknown'
import { namesSkill } from './terms/vocabulary'

/** Maximum words of a line of duties whose tasks are read. */
const TASK_WORDS = 36

/** Most words of a line of tasks in an advert without lists. */
const LINE_WORDS = 12

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

/** The objects of the tasks of a sentence: those of a list, of what is asked for, or of prose. */
const taskObjectsOf = (
  { text, part, listed, heading }: Pick<Sentence, 'text' | 'part' | 'listed' | 'heading'>,
  language: TextLanguage,
  prose: boolean,
): Span[] => {
  const isAsked = part !== 'duties'
  const isLine = !prose || heading !== '' || text.split(/\s+/).length <= LINE_WORDS
  const task = !isAsked && isLine && (!listed || opensTask(fold(text), language))
  const isRead = task || (listed ? part === 'required' && language === 'en' : prose && (!isAsked || language === 'en'))
  if (!isRead) return []
  const objects = tasksIn(text, language, listed || task ? 'listed' : isAsked ? 'asked' : 'prose')
  if (objects.length > 0 || !task) return objects
  // "They are also responsible for training crew members": a line of a list whose tasks stand in a sentence.
  const inClauses = tasksIn(text, language, 'prose')
  return inClauses.length > 0 ? inClauses : namedTasks(text, language)
}

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

/** The skills of one sentence, known and unknown; `lists` counts the advert's lines of lists. */
export const inSentence = (
  { text, part, listed, heading }: Sentence,
  language: TextLanguage,
  lists: number,
): Found[] => {
  if (isStatute(fold(text))) return []
  // An advert without lists asks in prose, so that its tasks count too.
  const prose = lists < THIN_KEYWORDS && (lists === 0 || !isEntry(text))
  const barred = conditionSpans(text)
  const licensed = licensedTrades(text)
  const recognised = recognisedIn(text, part, barred, licensed)
  const isLong = part === 'duties' && !prose && !listed && text.split(/\s+/).length > TASK_WORDS
  if (isLong || placeCue.test(fold(text))) return recognised
  const schooling = educationIn(fold(text)) !== null
  const subjects = schooling ? degreeSubjects(text) : []
  const titles = schooling ? [...besideDegree(text), ...subjects] : []
  const taskObjects = taskObjectsOf({ text, part, listed, heading }, language, prose)
  const named = [
    ...(part === 'duties' && (!listed || opensTask(fold(text), language))
      ? []
      : termsOf(text, listed && !schooling, recognised.length > 0 || schooling || part !== 'desirable', language)),
    ...titles,
    ...licensed,
    ...taskObjects,
    ...(part === 'duties' || listed
      ? enumerated(text, [...taskObjects, ...recognised.map(({ span }) => span)], language)
      : []),
  ]
  // In a long sentence a common word before anything is asked for is no demand: "keep the ward working by moving patients …".
  const from =
    !listed && part === 'required' && language === 'en' && text.split(/\s+/).length >= LONG_WORDS ? asksFrom(text) : 0
  const recognisedHere = recognised.filter(
    (one) => !isBeside(text, one, from, named) && !(part === 'duties' && saysLess(text, one, named)),
  )
  // A name within a longer term is part of it; one that a term cuts takes its place: "moving and handling".
  const practices = practicesIn(fold(text), language).filter(
    (one) => !named.some(({ start, end }) => start <= one.start && end >= one.end),
  )
  const spans = [...practices, ...named]
  const skillsFound = inTasks(text, recognisedHere, spans)
  const terms = spans
    // "Picking customer orders": beside a skill of that name the object is the term.
    .flatMap((span) => (span.task && overlaps(span, skillsFound) ? (span.parts ?? []) : [span]))
    .map((span) => behind(text, span, recognisedHere))
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
    .map(
      (span): Found => ({
        ...{ id: atomKey(text.slice(span.start, span.end)), skill: null, kind: 'hard', span },
        ...(subjects.includes(span) && { schooling: true }),
      }),
    )
    .filter(
      ({ id, span }) =>
        id !== '' &&
        (subjects.includes(span) ||
          (span.task
            ? !isOfHours(fold(text.slice(span.start, span.end)))
            : namesSkill(text.slice(span.start, span.end), text, language))) &&
        !isNoSkill(id, text.slice(span.start, span.end)),
    )
  return withCredentials(text, [...skillsFound, ...apartFrom(text, terms, skillsFound, listed)])
}
