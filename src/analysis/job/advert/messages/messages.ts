// Reads an advert that is written as a message: the job it is about, and its clauses as sentences with their parts.
import { namesFirm } from '../../../resume/reading/experience/names/heads'
import { detectLanguage } from '../../../resume/reading/language'
import { isTownOrPlace } from '../../../resume/reading/person/towns'
import { fold } from '../../../resume/reading/text'
import { matchSkills } from '../../../resume/skills/match'
import type { TextLanguage } from '../../../text-language'
import type { Part } from '../../result'
import { hasCondition } from '../needs/has-condition'
import { isBareDeed } from '../tasks/openings'
import type { AdvertLine } from '../text/lines'
import { type Clause, clausesOf, isMessage, jobIn } from './clauses'
import { able, forWork, time, withSkill } from './phrases'

const languageOf = (lines: readonly AdvertLine[]): TextLanguage =>
  detectLanguage(lines.map(({ text }) => text).join('\n'))

/** "Able 2 drive", "someone 2 clean", "deliver parcels 2 customers": no number of somebody. */
const to =
  /(?<=(?:able|willing|happy|ready|someone|somebody|person) )2(?= \p{Ll}{2})|(?<=(?:deliver|bring|sell|take|send) \p{Ll}{2,20}s )2(?= (?:customers|clients|the|our|my)(?!\p{L}))|(?<=\p{Ll} )2(?= (?:help|clean|cook|drive|do) (?:the|our|my|d)(?!\p{L}))/giu
const forDeed = /(?<=(?:needed|wanted|used|paid) )4(?= \p{Ll}{2,14}ing(?!\p{L}))/giu
/** "Service d car", but no class of a licence, vitamin or illness. */
const the = /(?<!\p{L})((?!category|class|vitamin|hepatitis|licen)\p{L}{3,20}) d(?= \p{Ll}{3})/giu
/** What somebody in a hurry wrote with digits and letters, in words. */
export const inFull = (text: string): string =>
  text
    .replace(to, 'to')
    .replace(forDeed, 'for')
    .replace(the, (written, word: string) => (isBareDeed(word.toLowerCase(), 'en') ? `${word} the` : written))

/** The lines of an advert, those of an English message in full. */
export const messageInFull = (lines: readonly AdvertLine[]): readonly AdvertLine[] =>
  isMessage(lines) && languageOf(lines) === 'en' ? lines.map((line) => ({ ...line, text: inFull(line.text) })) : lines

/** The job a message is about; null for another advert, and where no clause names one. */
export const messageTitle = (lines: readonly AdvertLine[]): string | null => {
  if (!isMessage(lines)) return null
  const language = languageOf(lines)
  for (const { text, kind } of lines.flatMap((line) => clausesOf(line, language).flat())) {
    const title = kind === 'job' ? jobIn(text) : null
    if (title !== null) return title
  }
  return null
}

type Settled = readonly [text: string, part: Part]

/** "Pedreiro c/ exp em reboco", "someone to clean our offices": what stands behind who is sought is asked for, or the work. */
const behindJob = (clause: string): readonly Settled[] => {
  const folded = fold(clause)
  const [work, skill] = [forWork.exec(folded), withSkill.exec(folded)]
  const first = work && skill ? (work.index < skill.index ? work : skill) : (work ?? skill)
  const head = clause.slice(0, first?.index)
  const seekingClause: Settled = [head, hasCondition(head) ? 'required' : 'other']
  if (first === null) return [seekingClause]
  return [seekingClause, [clause.slice(first.index + first[0].length), first === work ? 'duties' : 'required']]
}

/** A name of words that all begin with capitals. */
const capitals = /^(?:\p{Lu}[\p{L}&.'’-]*(?: |$))+$/u
/** "Alder Coffee, Leeds": a firm, or a name in capitals in front of a town; not "Pacote Office". */
const isWho = (text: string, next: string | undefined): boolean =>
  capitals.test(text) &&
  matchSkills(text).length === 0 &&
  (namesFirm(text) || (next !== undefined && isTownOrPlace(next)))
/** The clauses of a sentence with their parts: names are asked for or the work, as what stands before them is. */
const settled = (clauses: readonly Clause[]): readonly Settled[] => {
  // "£19/hr, workwear and pension": names behind pay, or the time of work, are given.
  let before: Part = clauses[0]?.kind === 'benefits' ? 'benefits' : 'duties'
  // "Barista wanted, Alder Coffee, Leeds", "The Plough, Ludlow": whose and where the job is.
  const end = clauses.findIndex(({ text, kind }) => kind !== 'job' && !(kind === 'name' && capitals.test(text)))
  const isHirer = (at: number) =>
    (clauses[0]?.kind === 'job' || (end < 0 && clauses.length > 1)) &&
    (end < 0 || at < end) &&
    isWho(clauses[at]?.text ?? '', clauses[at + 1]?.text)
  return clauses.flatMap(({ text, kind }, at): readonly Settled[] => {
    const name = isHirer(at) || isTownOrPlace(text) ? 'other' : before
    const parts: readonly Settled[] = kind === 'job' ? behindJob(text) : [[text, kind === 'name' ? name : kind]]
    const last = parts.at(-1)?.[1]
    if (last === 'required' || last === 'duties') before = last
    return parts
  })
}

/** A clause of a message as a sentence of the advert. */
type MessageSentence = { readonly text: string; readonly line: number; readonly part: Part }

/** The sentences of a message, one for each clause. */
export const messageSentences = (lines: readonly AdvertLine[]): MessageSentence[] => {
  const language = languageOf(lines)
  return lines.flatMap((line) =>
    clausesOf(line, language)
      .flatMap(settled)
      .map(([text, part]) => ({
        text: part === 'duties' ? text.replace(able, '').replace(time, '') : text,
        line: line.number,
        part,
      })),
  )
}
