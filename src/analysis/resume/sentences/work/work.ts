// Finds the sentences that describe work: `workBlocks` takes the texts that may, from whatever section, and
// `workSentences` measures each once (opening, figure, tasks).
import { type Line, placeOf } from '../../../documents/document'
import { memo, memoOfObject } from '../../../memo'
import { linesOf, type Resume } from '../../reading'
import { describesPause, isFamilyCare } from '../../reading/breaks'
import { findRanges } from '../../reading/dates/dates'
import { quantity } from '../../reading/experience/tasks/quantities'
import type { Block } from '../../reading/lines/paragraphs'
import { findEmail, findLinkedIn, findPhone } from '../../reading/person/contact'
import type { SectionName } from '../../reading/sections/headings'
import type { Section } from '../../reading/sections/sections'
import { countWords, fold } from '../../reading/text'
import { type Sentence, sentencesOf } from '../blocks'
import { concreteWords, contentWords } from '../content-words'
import { findDoubted } from '../doubted'
import { isCharacter } from '../empty/character'
import { isStock } from '../empty/cliches'
import { findEmpty, isLoneShare, looseFigures } from '../empty/empty'
import { imagesIn } from '../empty/images'
import { openingOf } from '../opening-of'
import { isOwnBreak } from '../time/pause'
import { findTenure } from '../time/tenure'
import { isAboutPerson } from './about-person'
import { isStreet } from './address'
import { behindHeading, headsOf, isHeadingOf, isSentence, PLACE_WORDS, withoutDates } from './entry-headings'
import { isListOfNames, isString } from './lists'
import { oncePerFact } from './once-per-fact'
import { countsAnyWork, isGeneral, ordinary } from './particular'
import { findResult } from './results'

export type WorkSentence = {
  readonly block: Block
  /** True for the care of one's own family, which may count as work: it is quoted and asked about nowhere. */
  readonly ofBreak: boolean
  /** True if another sentence of its bullet carries a figure: "Rewrote the checklist; delays fell from 78 to 44 minutes". */
  readonly measuredBeside: boolean
  /** The figure in the person's own words; null if there is none or it has no meaning. */
  readonly figure: string | null
  /** What came of it without a figure, in the person's own words; null beside a figure, and of any other sentence. */
  readonly result: string | null
  /** Tasks described: 0 with too few content words, half for a bare deed, at most 3, or 6 where the text runs on. */
  readonly tasks: number
}

/** Sections that list what a person has or wants. */
const notWork: readonly SectionName[] = [
  'education',
  'skills',
  'languages',
  'courses',
  'contact',
  'personal',
  'interests',
  'references',
  'objective',
  'publications',
]
/** What somebody does beside school is the work of a page before a first job. */
const isOfDeeds = ({ name, heading }: Section): boolean =>
  name === 'interests' && /activit|atividade/.test(fold(heading))
const workNames: readonly SectionName[] = ['experience', 'projects', 'volunteer']

/** Content words that a sentence needs to describe a task, and to give a figure a meaning ("84 apartamentos"). */
const CONTENT = { task: 3, figure: 2 }
/** Content words per task: a sentence listing several duties describes several, up to a limit. */
const A_TASK = 3
const MOST_TASKS = 3
/** Different content words per task, over all sentences, so that a duty repeated thirty times counts once. */
const DIFFERENT = 3

/** Signs that make a line a list of names and no sentence. */
const isList = (text: string): boolean => (text.match(/[|•·▮▰★●]/gu) ?? []).length >= 4

/** What did not happen for a length of time: "12 anos sem acidente", "zerei os afastamentos por 14 meses". */
const absence =
  /(?<!\p{L})(?:sem (?:nenhum[a]? )?\p{L}|zero |zer(?:ei|ou|amos)|nenhum[a]? |nunca |no \p{L}|without \p{L})/u

/** A number that names a class, a stage or a grade and counts nothing: "pupils in Year 2", "NVQ Level 3". */
const naming =
  /(?<!\p{L})(?:years?|grades?|levels?|(?:key )?stages?|tier|phase|band|ano|serie|série|nível|nivel|categoria|classe|turma) \d{1,2}(?: (?:and|e|&) \d{1,2})?(?![\d%]|[.,]\d|\s*(?:%|to |a ))/giu

/** Somebody's age: "my 6-year-old brother". */
const age = /(?<![\p{L}\d])\d{1,2}[- ]years?[- ]old(?!\p{L})/giu

/** A number behind a whole sentence, of which nobody knows what it counts: "Filed records for the doctors, about 40." */
const appended = /[,;]\s*(?:cerca de|por volta de|mais de|uns|umas|about|around|roughly|over|some)?\s*\d[\d.,]*\s*$/iu
const plural = /(?<!\p{L})(?!(?:d[ao]s|n[ao]s|aos|pelas|pelos|seus|suas|this|his|its)(?!\p{L}))\p{L}{2,}s(?!\p{L})/giu
/** "Preparo a merenda das crianças, umas 180" has one plural before its number, which is what it counts. */
const countsNothing = (text: string): boolean => (text.slice(0, text.search(appended)).match(plural) ?? []).length !== 1

/** The figure of a sentence; the length of time in it counts only where it measures: "mais de 25 anos" is no result. */
const figureIn = (written: string): string | null => {
  const named = written.replace(naming, ' ').replace(age, ' ')
  const text = countsNothing(named) ? named.replace(appended, '') : named
  const tenure = findTenure(text)
  const figureText = quantity(tenure ? text.replace(tenure, ' ') : text)
  return figureText ?? (tenure && absence.test(fold(text)) ? tenure : null)
}

/** Among further information an infinitive says what somebody wants, and a line that goes on belongs to the prose above. */
const wish = /^\P{L}*(?:\p{Ll}|\p{Lu}\p{L}{1,20}[aei]r(?!\p{L}))/u

const isContact = ({ text }: Line): boolean =>
  /\d{4}|@|linkedin/i.test(text) && [findPhone, findEmail, findLinkedIn].some((find) => find(text) !== null)

/** The lines that may describe work: all except the sections that cannot. */
const workLines = (resume: Resume): Line[] => {
  const { sections, top, personal, roles, headline, name, contact } = resume
  const city = contact.city?.line ?? null
  const place = city && countWords(city.text) <= PLACE_WORDS ? city : null
  const isHeading = isHeadingOf(resume)
  const heads = headsOf(roles)
  const headed = new Set(heads.map(placeOf))
  const others = resume.firstJob ? sections.filter((section) => !isOfDeeds(section)) : sections
  const apart = new Set([
    ...linesOf(others, ...notWork).map(placeOf),
    ...personal.map(({ line }) => placeOf(line)),
    ...[headline, name?.line, place].flatMap((line) => (line ? [placeOf(line)] : [])),
  ])
  const hasWork = sections.some((section) => workNames.includes(section.name))
  // Beside a section of jobs a summary repeats them, except for a job that stands there with its period.
  const stated = new Set(roles.map(({ line }) => placeOf(line)))
  const hasPeriod = (line: Line) =>
    stated.has(placeOf(line)) || findRanges(line.text).some(({ to }) => to !== 'present')
  const workTexts = sections.flatMap(({ name: part, lines }) => {
    if (!hasWork || (part !== 'summary' && part !== 'other')) return [...lines]
    // Further information is about work where it opens with what was done, as help without pay does.
    if (part === 'other')
      return lines.filter((line) => (openingOf(line.text) !== 'other' && !wish.test(line.text)) || hasPeriod(line))
    return lines.filter((line) => isSentence(line) && hasPeriod(line) && !isOwnBreak(line.text))
  })
  return [...(hasWork ? [] : top), ...workTexts].flatMap((line) => {
    const rest = withoutDates(behindHeading(line, heads))
    const isHead = headed.has(placeOf(line)) && rest === line
    return isHead || apart.has(placeOf(line)) || isHeading(rest) || isContact(rest) || isStreet(rest.text) ? [] : [rest]
  })
}

/** Words that can be pictured which a task needs where it has abstractions too: "Maximizei valor e sinergias" has none. */
const CONCRETE = 2

/** Words of an ordinary sentence, and those that count as one more task in a text without full stops. */
const SENTENCE = { words: 16, more: 8 }
const mostIn = (text: string): number =>
  Math.min(2 * MOST_TASKS, MOST_TASKS + Math.max(0, Math.floor((countWords(text) - SENTENCE.words) / SENTENCE.more)))

/** "Lavo a louça e guardo tudo": the pronoun stands for what was named, and is no abstraction beside it. */
const pronoun = /(?<!\p{L})(?:tudo|everything)(?!\p{L})/u

/** A deed and its object and no more ("Lavar louça") is half a task: it says the trade, and nothing of how the work was done. */
const SHORT_TASK = 0.5
const isShortTask = (text: string, content: number): boolean =>
  content === CONTENT.task - 1 &&
  !/\d/.test(text) &&
  ['action', 'noun'].includes(openingOf(text)) &&
  concreteWords(text).some((word) => !isGeneral(word))

/** The name of a task that any post has ("Atendimento telefônico", "Customer service") says the kind of work and no more. */
const NAMED_TASK = 0.25
const isNamedTask = (text: string, content: number): boolean =>
  content === CONTENT.task - 1 && !/\d/.test(text) && [...contentWords(text)].every((word) => ordinary.has(word))

const tasksOf = (text: string, content: number): number =>
  isString(text)
    ? 1
    : isShortTask(text, content)
      ? SHORT_TASK
      : isNamedTask(text, content)
        ? NAMED_TASK
        : content < CONTENT.task ||
            (concreteWords(text).length < CONCRETE && content - (pronoun.test(fold(text)) ? 1 : 0) > CONTENT.task)
          ? 0
          : Math.min(mostIn(text), Math.max(1, Math.floor(content / A_TASK)))

/** Once for each paragraph, however many sentences it has. */
const isAboutCare = memoOfObject(describesPause)

/** The texts that may describe work, in order. Pure. */
export const workBlocks = (resume: Resume): Sentence[] => {
  const breaks = new Set(resume.breaks.map(placeOf))
  return sentencesOf(workLines(resume), resume).flatMap((sentence) => {
    const isCare = isFamilyCare(sentence.text) || isAboutCare(sentence.paragraph)
    if (isCare) return [{ ...sentence, ofBreak: true }]
    return breaks.has(placeOf(sentence.line)) ? [] : [sentence]
  })
}

type TextWork = Pick<WorkSentence, 'figure' | 'result' | 'tasks'>
const noWork: TextWork = { figure: null, result: null, tasks: 0 }

/** What a text by itself says of work; null for one that describes none. */
const workIn = memo((text: string): TextWork | null => {
  if (
    !/\p{L}{3}/u.test(text) ||
    countWords(text) < 2 ||
    isList(text) ||
    isListOfNames(text) ||
    isAboutPerson(text) ||
    isCharacter(text)
  )
    return null
  if (findEmpty(text) !== null || findDoubted(text) !== null || isStock(text)) return noWork
  const content = contentWords(text).size
  const bare = content < CONTENT.figure || isLoneShare(text) || countsAnyWork(text)
  const figure = bare ? null : figureIn(text)
  return { figure, result: figure === null ? findResult(text) : null, tasks: tasksOf(text, content) }
})

/** The sentences that describe work, in order, each text once. `ofCarer`: care of one's own family is the trade (pause.ts). Pure. */
export const workSentences = (blocks: readonly (Block & Partial<Sentence>)[], ofCarer = false): WorkSentence[] => {
  const sentences = new Map(blocks.map((block) => [fold(block.text), block] as const).toReversed())
  const measured = new Set(
    blocks.flatMap(({ text, paragraph }) => (paragraph?.bullet && figureIn(text) !== null ? [paragraph] : [])),
  )
  const loose = new Set([...looseFigures(blocks), ...imagesIn(blocks)])
  const all = [...sentences.values()].toReversed().flatMap((block): WorkSentence[] => {
    const work = workIn(block.text)
    if (work === null || (block.ofBreak ? !ofCarer : isOwnBreak(block.text))) return []
    const measuredBeside = block.paragraph !== undefined && measured.has(block.paragraph)
    const ofBreak = block.ofBreak ?? false
    return [{ block, ofBreak, measuredBeside, ...(loose.has(block.text) ? noWork : work) }]
  })
  return oncePerFact(all)
}

/** The sentences with a task or a figure, in order; the two halves of a bullet count once. */
export const describedIn = (work: readonly WorkSentence[]): WorkSentence[] =>
  work.filter(
    ({ tasks, figure, result, measuredBeside }) =>
      figure !== null || result !== null || (tasks >= 1 && !measuredBeside),
  )

/** Tasks below which, on a page with unread jobs, the missing ones may be in what was not read. */
const FEW = 4

/** Number of periods of unread jobs from which their tasks may be unread too. */
const UNREAD_PERIODS = 2

/** True where too little of the work was read to say what is missing. */
export const isHardlyRead = ({ unread, orderDoubtful }: Resume, work: readonly WorkSentence[]): boolean =>
  (orderDoubtful && tasksIn(work) < FEW) ||
  (unread.flatMap(({ text }) => findRanges(text)).length >= UNREAD_PERIODS && tasksIn(work) < FEW)

/** Tasks described by all sentences together, limited by their different words. */
export const tasksIn = (work: readonly WorkSentence[]): number => {
  const all = work.filter(({ tasks }) => tasks > 0)
  const different = new Set(all.flatMap(({ block }) => [...contentWords(block.text)])).size
  const described = all.reduce((sum, { tasks }) => sum + tasks, 0)
  return Math.min(Math.floor(described), Math.floor(different / DIFFERENT))
}
