// The skills that one sentence of an advert names: those of the gazetteer and those that its form shows.

import { isTownOrPlace } from '../../resume/reading/person/towns'
import { fold } from '../../resume/reading/text'
import { matchSkills } from '../../resume/skills/match'
import type { TextLanguage } from '../../text-language'
import { educationIn } from '../levels/education'
import { qualificationsIn } from '../levels/qualifications'
import { isStatute } from './needs/false-demands'
import { isDoneThere, placeCue } from './needs/place'
import type { Sentence } from './sentence'
import { isOfTask, isOnlyName, namesApart, namesNothing, statedDuties, tasksOf } from './sentence-tasks'
import {
  apartFrom,
  enumerated,
  inOwnWords,
  rowOf,
  termAt,
  termsOf,
  withCredentials,
  withTraits,
} from './sentence-terms'
import { isSpeech } from './tasks/tasks-in'
import { behind, type Found, isSchooling, isSomebodys, overlaps } from './terms/exact'
import { explainedIn } from './terms/explained'
import { numberedIn } from './terms/kinds/credentials'
import { practicesIn } from './terms/kinds/practices'
import { isOfSchool } from './terms/kinds/schooling'
import { findSoft } from './terms/kinds/soft'
import { isPostCode, standardsIn } from './terms/kinds/standards'
import { isPartOfEmployer, knownIn } from './terms/known'
import { isNoSkill, isOfPayOrYears, isTowns } from './terms/no-skill'
import { withOwnWords } from './terms/skill-words'
import type { Span } from './terms/span'
import { besideDegree, conditionSpans, degreeSubjects, licensedTrades } from './terms/spans'
import { asksFrom } from './terms/unknown'
import { namesSkill } from './terms/vocabulary'
import { traitsOf, wholeTerm } from './terms/whole'

/** Words of a sentence in which a common word need not be what is asked for. */
const LONG_WORDS = 16

/** True for a common word that stands before anything is asked for. */
const isBeside = (text: string, { kind, span }: Found, from: number, named: readonly Span[]): boolean =>
  kind === 'hard' &&
  span.start < from &&
  !/[\p{Lu}\d]/u.test(text.slice(span.start, span.end)) &&
  !overlaps(
    span,
    named.map((one) => ({ span: one })),
  )

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

/** The subjects of a degree that a sentence asks for, and the names beside them that the degree may have instead. */
const degreesIn = (text: string): { readonly subjects: readonly Span[]; readonly titles: readonly Span[] } | null => {
  if (educationIn(fold(text)) === null) return null
  const subjects = degreeSubjects(text)
  return { subjects, titles: [...besideDegree(text), ...subjects] }
}

/** True for a term that belongs to a degree, a skill, another person or the employer. */
const belongsElsewhere = (
  text: string,
  span: Span,
  titles: readonly Span[] | undefined,
  skills: readonly Found[],
): boolean =>
  (titles !== undefined && !titles.includes(span) && isSchooling(text, span)) ||
  overlaps(span, skills) ||
  isSomebodys(text, span) ||
  isOfSchool(text, span) ||
  isPartOfEmployer(text, span)

/** The names in a sentence that are no known skills, as it asks for them; none of duties but those in brackets. */
const namesAskedIn = (
  { text, part, listed }: Sentence,
  language: TextLanguage,
  tasks: readonly Span[],
  recognised: readonly Found[],
): Span[] => {
  if (part === 'duties') return []
  const schooling = educationIn(fold(text)) !== null
  const hasNames = recognised.length > 0 || schooling || part !== 'desirable'
  return termsOf(text, listed && !schooling, hasNames, language).filter(
    (one) =>
      !overlaps(
        one,
        tasks.map((span) => ({ span })),
      ),
  )
}

/** Letters within which the people stand that something is explained to. */
const SPOKEN = 120

/** What of a sentence is found by its form alone, as far as it stands whole (terms/whole.ts). */
const onlyWhole = ({ text, part }: Sentence, found: readonly Found[], language: TextLanguage): Found[] =>
  found.flatMap((one) => {
    if (one.kind === 'soft' || one.skill !== null || one.schooling || one.licence) return [one]
    const span = wholeTerm(text, one.span, language)
    if (span === null || isPostCode(text, span) || isTowns(text, span) || isOfPayOrYears(text, span)) return []
    // "Saber Power BI faz diferença": what is left of a term lies within a skill.
    if (found.some(({ skill, span: { start, end } }) => skill !== null && start <= span.start && end >= span.end))
      return []
    if (namesNothing({ text, part }, span, language)) return []
    if (part !== 'duties' && isSpeech(fold(text.slice(span.start, span.start + SPOKEN)))) return []
    const traits = traitsOf(text, span)
    if (traits.length > 0)
      return traits
        .filter(({ id }) => !found.some((other) => other.id === id))
        .map(({ id, span: words }): Found => ({ id, skill: null, kind: 'soft', span: words }))
    return span.start === one.span.start && span.end === one.span.end ? [one] : [termAt(text, span)]
  })

/** Qualifications in place of what was found of their words: "CIPD Level 5" is one name, and neither "CIPD" nor "Level 5". */
const withQualifications = ({ text, part }: Sentence, found: readonly Found[]): Found[] => {
  if (part !== 'required' && part !== 'desirable') return [...found]
  const barred = [...conditionSpans(text), ...found.filter(({ schooling }) => schooling)]
  const named = qualificationsIn(text).filter((one) => !overlaps(one, barred))
  const spans = named.map((span) => ({ span }))
  return [...found.filter(({ span }) => !overlaps(span, spans)), ...named.map((span) => termAt(text, span))]
}

/** The skills of one sentence, known and unknown; the work that it gives where it asks for nothing. */
export const inSentence = (sentence: Sentence, language: TextLanguage): Found[] =>
  withTraits(
    sentence,
    withQualifications(sentence, onlyWhole(sentence, foundIn(sentence, language), language)),
    language,
  )

/** The standards that a sentence names apart from all else that is found in it. */
const standardsBeside = ({ text, part }: Sentence, found: readonly Found[]): Found[] => {
  if (part !== 'required' && part !== 'desirable' && part !== 'duties') return []
  const taken = [...found, ...conditionSpans(text)]
  return standardsIn(text)
    .filter((span) => !overlaps(span, taken))
    .map((span) => termAt(text, { ...span, task: true }))
}

/** True where the gazetteer knows a skill by these letters too: "KPI". */
const isCalled = (text: string, { start, end }: Span, skill: string): boolean =>
  matchSkills(text.slice(start, end)).some((one) => one.skill.id === skill)

/** What is found, with each abbreviation that the sentence explains and the words that explain it; none of towns and of known skills. */
const withExplained = ({ text, part }: Sentence, found: readonly Found[]): readonly Found[] => {
  if (part !== 'required' && part !== 'desirable' && part !== 'duties') return found
  const barred = conditionSpans(text)
  return explainedIn(text)
    .filter(
      ({ words, short }) =>
        !overlaps(words, barred) &&
        !overlaps(short, barred) &&
        educationIn(fold(text)) === null &&
        !isTownOrPlace(text.slice(words.start, words.end).trim()) &&
        !found.some(
          ({ skill, span }) =>
            skill !== null && span.start <= words.start && span.end >= words.end && isCalled(text, short, skill),
        ),
    )
    .reduce<readonly Found[]>((all, { words, short }) => {
      const owner = all.find(({ kind, span }) => kind === 'hard' && overlaps(words, [{ span }]))
      const phrase = { ...words, start: Math.min(words.start, owner?.span.start ?? words.start), task: true } as const
      const rest = all.filter(({ span }) => !overlaps(short, [{ span }]) && !overlaps(phrase, [{ span }]))
      return [...rest, termAt(text, phrase), termAt(text, { ...short, task: true })]
    }, found)
}

const foundIn = (sentence: Sentence, language: TextLanguage): Found[] => [
  ...withExplained(sentence, statedIn(sentence, language)),
]

const statedIn = (sentence: Sentence, language: TextLanguage): Found[] => {
  const named = namedIn(sentence, language)
  const skills = [...named, ...standardsBeside(sentence, named)]
  if (skills.some(({ kind }) => kind === 'hard')) return skills
  const duties = statedDuties(sentence, language)
  const words = skills.length === 0 && duties.length === 0 ? inOwnWords(sentence) : duties
  return [...skills, ...words.map((span) => termAt(sentence.text, span))]
}

const namedIn = (sentence: Sentence, language: TextLanguage): Found[] => {
  const { text, part, listed } = sentence
  if (isStatute(fold(text))) return []
  const barred = conditionSpans(text)
  const licensed = licensedTrades(text)
  const recognised = recognisedIn(text, part, barred, licensed)
  if (placeCue.test(fold(text)) && !(part === 'duties' && isDoneThere(fold(text)))) return recognised
  const tasks = tasksOf(sentence, language, barred)
  const degrees = degreesIn(text)
  const names = namesAskedIn(sentence, language, tasks, recognised)
  const isFree = (span: Span) =>
    !overlaps(
      span,
      licensed.map((one) => ({ span: one })),
    )
  const named = [...names.filter(isFree), ...(degrees?.titles ?? []), ...licensed]
  const apartFromTasks = recognised.filter((one) => !isOfTask(text, one, tasks))
  const inBrackets =
    part === 'duties' || listed ? enumerated(text, [...tasks, ...apartFromTasks.map(({ span }) => span)], language) : []
  // In a long sentence a common word before anything is asked for is no demand: "keep the ward working by moving patients …".
  const from =
    !listed && part === 'required' && language === 'en' && text.split(/\s+/).length >= LONG_WORDS ? asksFrom(text) : 0
  const skills = apartFromTasks.filter((one) => !isBeside(text, one, from, named))
  // A name within a longer term is part of it; one that a term cuts takes its place: "moving and handling".
  const practices = practicesIn(fold(text), language).filter(
    (one) => ![...named, ...tasks].some(({ start, end }) => start <= one.start && end >= one.end),
  )
  const spans = [...practices, ...named, ...inBrackets]
  const skillsFound = withOwnWords(text, skills, spans)
  const inRow = new Set(rowOf(text, spans, language))
  const isSubject = (span: Span): boolean => degrees?.subjects.includes(span) ?? false
  const terms = spans
    .map((span) => behind(text, span, skills))
    .filter((span) => !belongsElsewhere(text, span, degrees?.titles, skillsFound) && !overlaps(span, barred))
    .map(
      (span): Found => ({
        ...termAt(text, inRow.has(span) ? { ...span, task: true } : span),
        ...(isSubject(span) && { schooling: true }),
      }),
    )
    .filter(
      ({ id, span }) =>
        id !== '' &&
        (isSubject(span) || span.task === true || namesSkill(text.slice(span.start, span.end), text, language)) &&
        !isNoSkill(id, text.slice(span.start, span.end)),
    )
  return [
    ...withCredentials(text, [...skillsFound, ...apartFrom(text, terms, skillsFound, listed)]),
    ...(listed && part !== 'duties' ? numberedIn(text).map((span) => termAt(text, span)) : []),
    ...tasks
      .filter((one) => !isOnlyName(text, one, skillsFound))
      .flatMap((one) => namesApart(text, one))
      .map((span) => termAt(text, span)),
  ]
}
