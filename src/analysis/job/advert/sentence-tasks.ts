// The tasks that one sentence names, and what stands beside them as a keyword of its own.
import { fold } from '../../resume/reading/text'
import { atomKey } from '../../resume/skills/match'
import type { TextLanguage } from '../../text-language'
import { educationIn } from '../levels/education'
import { isStatute } from './needs/false-demands'
import { placeCue } from './needs/place'
import { noSkills } from './phrases/terms'
import type { Sentence } from './sentence'
import { isEmployer } from './tasks/by-name'
import { englishTask, opensClause, portugueseTask } from './tasks/openings'
import { namesKnowledge, namesNoTask } from './tasks/task-words'
import { isIdle, tasksIn } from './tasks/tasks-in'
import { type Found, overlaps } from './terms/exact'
import { isOfSchool } from './terms/kinds/schooling'
import { isNoSkill, isOfHours } from './terms/no-skill'
import type { Span } from './terms/span'
import { ownConditions } from './terms/spans'
import { namesSkill } from './terms/vocabulary'

/** Fewest words of an English deed among what is asked for: "bank reconciliation" is none, though "bank" is a verb too. */
const DEED_WORDS = 3

/** Most letters of a name in capitals. */
const NAME_LETTERS = 40

/** The tasks of a sentence of duties, or those that somebody is asked to be able to do. */
const clausesWithTasks = ({ text, part, listed, heading }: Sentence, language: TextLanguage): Span[] => {
  if (part === 'duties') return tasksIn(text, language, heading === '' && !listed ? 'prose' : 'listed')
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
export const isOfTask = (text: string, { kind, schooling, span }: Found, tasks: readonly Span[]): boolean =>
  !schooling &&
  tasks.some(({ start, end }) => start <= span.start && span.end <= end) &&
  (kind === 'soft' || !/[\p{Lu}\d]/u.test(text.slice(Math.max(1, span.start), span.end)))

/** False for hours of work, what another person does, and a part of the employer, which no clause makes a task. */
const isOwnTask = (text: string, span: Span, barred: readonly { readonly span: Span }[]): boolean => {
  const words = text.slice(span.start, span.end)
  return !isOfHours(fold(words)) && !overlaps(span, barred) && !isNoSkill(atomKey(words), words)
}

/** One or two words of a name in capitals: "DCTFWeb", "FGTS Digital". */
const isCapitalName = (part: string): boolean =>
  part.length <= NAME_LETTERS &&
  /^[\p{L}\p{N}.-]+(?: \p{Lu}[\p{L}\p{N}.-]*)?$/u.test(part) &&
  /\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(part)
/** "DCTFWeb e FGTS Digital": names in capitals that a comma or a conjunction joins, each a keyword of its own. */
export const namesApart = (text: string, task: Span): Span[] => {
  const words = text.slice(task.start, task.end)
  const parts = words.split(/,? (?:e|and) |, /)
  if (parts.length < 2 || !parts.every(isCapitalName)) return [task]
  return parts.map((one) => {
    const start = task.start + words.indexOf(one)
    return { ...task, start, end: start + one.length }
  })
}

/** "Usar Redis", "operate SAP and Sage": a verb and names of skills, which are keywords by themselves. */
export const isOnlyName = (text: string, { start, end }: Span, names: readonly Found[]): boolean => {
  const inside = names.filter(({ kind, span }) => kind === 'hard' && span.start >= start && span.end <= end)
  const rest = inside.reduce(
    (left, { span }) => left.replace(text.slice(span.start, span.end), ''),
    text.slice(start, end),
  )
  return (
    inside.length > 0 &&
    rest
      .replace(/,| (?:e|and|or|ou) /g, ' ')
      .trim()
      .split(/\s+/).length === 1
  )
}

/** The tasks of a sentence without hours of work and what is no skill; `barred` are the spans of its conditions. */
export const tasksOf = (
  sentence: Sentence,
  language: TextLanguage,
  barred: readonly { readonly span: Span }[],
): Span[] =>
  clausesWithTasks(sentence, language).filter((one) =>
    // A level or a trade bars all of its sentence, of whose duties the tasks stand apart.
    isOwnTask(sentence.text, one, sentence.part === 'duties' ? [] : barred),
  )

/** True for a task, and for what it is done with, that has no capital and no figure and names nothing: "varied channels". */
export const namesNothing = (
  { text, part }: Pick<Sentence, 'text' | 'part'>,
  { start, end, task, given }: Span,
  language: TextLanguage,
): boolean => {
  const words = text.slice(start, end)
  const isWork = part === 'duties' || given || (task && language === 'en' && words.includes(' '))
  if (!isWork || /[\p{Lu}\d]/u.test(words.slice(1))) return false
  return task ? isIdle(fold(words), language) : !namesSkill(words, text, language)
}

/** Where the work may begin within a sentence: "to sell …", "spent dealing with …", "para apoiar …". Folded. */
const inside = {
  en: /(?<!(?: are|is|was|were|['’]re|['’]s)) (?:to (?=\p{L})|(?=(?!(?:hiring|driving (?:record|licen[cs]e)) )\p{L}{3,14}ing ))/gu,
  pt: / (?:para|pra|de|em|a) (?!partir )(?=\p{L}{2,14}[aei]r )/gu,
} as const
const opensTask = { en: englishTask, pt: portugueseTask } as const
/** What the employer says of itself, and what nobody is given to do. Folded. */
const ofEmployer =
  /^(?!.*\b(?:you|your|looking for|seeking|hiring|need|voce|buscamos|procuramos|precisamos)\b).*\b(?:we|our|nos|noss[oa]s?)\b/u

/** "Ninguém passa o ano a tirar cafés": what nobody does. Folded. */
const denied = /(?<!\p{L})(?:nao|nunca|ninguem|not|never|nobody|\p{L}+n['’]t) [^.;:,]*$/u

/** A clause that says how something is, and not what is done: "o céu está azul". */
const isState = /(?<!\p{L})(?:está|estão|é|são|foi|foram|era|is|are|was|were)(?!\p{L})/u

/** The work that a sentence gives which asks for nothing else: "This role will require inspiring team members". */
export const statedDuties = ({ text, part }: Sentence, language: TextLanguage): Span[] => {
  const folded = fold(text)
  if (part !== 'required' && part !== 'duties') return []
  if (isEmployer.test(text) || [ofEmployer, placeCue].some((other) => other.test(folded))) return []
  if (educationIn(folded) !== null || isStatute(folded)) return []
  const barred = ownConditions(text)
  const from = [
    ...(text.endsWith('?') ? [] : [0]),
    ...[...folded.matchAll(inside[language])]
      .map(({ 0: joint, index }) => index + joint.length)
      .filter(
        (at) =>
          opensTask[language].test(folded.slice(at)) &&
          !namesNoTask.test(folded.slice(at)) &&
          !denied.test(folded.slice(0, at)),
      ),
  ]
  for (const at of from) {
    const tasks = tasksIn(text.slice(at), language, 'prose')
      .map(({ start, end, task }): Span => ({ start: start + at, end: end + at, ...(task && { task, given: true }) }))
      .filter(
        (one) =>
          isOwnTask(text, one, barred) &&
          !isState.test(text.slice(one.start, one.end)) &&
          !isOfSchool(text, one) &&
          !noSkills.test(folded.slice(one.start, one.end)),
      )
    if (tasks.length > 0) return tasks
  }
  return []
}
