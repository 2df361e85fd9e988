// Compares the jobs of a created file with the original's, and checks that dated entries stay separate.
import { type Line, placeOf } from '../../documents/document'
import { linesOf, type Resume } from '../reading'
import { isPause } from '../reading/breaks'
import { type DateRange, findDates, findRanges, type Point } from '../reading/dates/dates'
import { isTitle } from '../reading/experience/names/titles'
import type { Role } from '../reading/experience/role'
import { opening } from '../reading/experience/tasks/openings'
import { flowingText, isOnlyPeriod } from '../reading/lines/flowing'
import { isSentenceDate } from '../reading/lines/paragraphs'
import { isPlace } from '../reading/person/places'
import { countWords, fold, tokens } from '../reading/text'
import { findTenure } from '../sentences/time/tenure'
import type { Item } from './files/sheet'
import { pauseHeading } from './pauses'

/** Letters and digits only, to compare texts independently of punctuation and spaces. */
export const lettersOnly = (text: string | null): string => fold(text ?? '').replace(/[^\p{L}\p{N}]+/gu, '')
export const textsOf = (items: readonly { readonly text: string }[]): string[] => items.map(({ text }) => text)

const pointOf = (at: Point | 'present' | null): string | null =>
  at === null || at === 'present' ? at : `${at.year}-${at.month}`
const periodOf = (dates: DateRange | null): string => (dates ? `${pointOf(dates.from)} ${pointOf(dates.to)}` : '')

/** What stands below the heading of a pause, which is a section of its own in the created file. */
const pausesIn = ({ sections, language }: Resume): string =>
  lettersOnly(
    sections
      .filter(({ heading }) => lettersOnly(heading) === lettersOnly(pauseHeading[language]))
      .flatMap(({ lines }) => textsOf(lines))
      .join(' '),
  )

/** True for the same title, employer, period and tasks, before which a label such as "Atividades:" may stand. */
const isSame = (before: Role, after: Role | undefined, pauses: string): boolean => {
  if (
    !after ||
    lettersOnly(before.title) !== lettersOnly(after.title) ||
    lettersOnly(before.employer) !== lettersOnly(after.employer)
  )
    return false
  const tasks = lettersOnly(textsOf(after.statements).join(' '))
  return (
    periodOf(before.dates) === periodOf(after.dates) &&
    before.statements.every(({ text }) => tasks.includes(lettersOnly(text)) || pauses.includes(lettersOnly(text)))
  )
}

/** The rest of a company name that was cut at its comma. */
const legalForm = /^(?:l(?:t?da|td)|inc|llc|plc|corp|co|cia|gmbh|eireli|epp|me|sa)$/

/** Words of a line that may start a job. */
const HEADING_WORDS = 16
/** Words of a heading with a duration in place of its dates: "Vendedora – Loja Azul – 2 anos e 3 meses". */
const TENURE_WORDS = 12
/** How long a task took: "in two years". */
const taking = /(?<!\p{L})(?:em|in|over|within|after|to|than) (?:(?:mais de|quase|over|about|the) )?$/u
/** What somebody did for so long: "Fechei o caixa por dois anos", while "Doméstica por 5 anos" is a job. */
const lasting = /(?<!\p{L})(?:por|durante|de|a|ate|for|during) (?:(?:mais de|quase|over|about|the) )?$/u
const hasTenure = (text: string): boolean => {
  const duration = countWords(text) <= TENURE_WORDS ? findTenure(text) : null
  const before = duration && fold(text.slice(0, text.indexOf(duration)))
  return (
    before !== null &&
    !taking.test(before) &&
    !(lasting.test(before) && opening(text) === 'action' && !isTitle(text.split(' ')[0] ?? ''))
  )
}

const isDatedHeading = (text: string, at: number, all: readonly Line[]): boolean =>
  // "Pausa para cuidar dos filhos" with its period heads no job.
  ![text, all[at - 1]?.text ?? '', all[at + 1]?.text ?? ''].some(
    (near) => isPause(near) && (near === text || isOnlyPeriod(text)),
  ) &&
  countWords(text) <= HEADING_WORDS &&
  !isSentenceDate(text) &&
  (findRanges(text).length > 0 || findDates(text).length > 1 || hasTenure(text))

/** Lines that date a job as its heading does: with a period, a duration, or two dates that nothing joins. */
const datedHeadings = (resume: Resume): Line[] => {
  const isFlowing = flowingText(resume.roles)
  return linesOf(resume.sections, 'experience').filter(
    (line, at, all) => !line.bullet && !isFlowing(line.text) && isDatedHeading(line.text, at, all),
  )
}

/** The dated headings that became no job; an employer's line above several jobs counts for all of them. */
const looseHeadings = (resume: Resume): Line[] => {
  const rolePlaces = new Set(
    resume.roles.flatMap(({ line, datesLine }) => (datesLine ? [line, datesLine] : [line]).map(placeOf)),
  )
  const employers = resume.roles.map(({ employer }) => lettersOnly(employer)).filter(Boolean)
  const namesEmployer = ({ text }: Line) => employers.some((employer) => lettersOnly(text).includes(employer))
  return datedHeadings(resume).filter((line) => !rolePlaces.has(placeOf(line)) && !namesEmployer(line))
}

const nameOf = ({ title, employer }: Role): string => [title, employer].filter(Boolean).join(', ')

/**
 * Null only if every job of `before` is in `after`, in its position, with its own employer, period and tasks, and the
 * reading of `before` is certain: no undated job among dated ones, no dated heading without a job. Otherwise the jobs and lines in
 * doubt; empty where that is their number or order.
 */
export const mixedJobs = (before: Resume, after: Resume): readonly string[] | null => {
  const { roles, firstJob, unread } = before
  const pauses = pausesIn(after)
  const undated = roles.filter(({ dates }) => dates === null)
  const isMixed = !firstJob && undated.length < roles.length
  const doubtful = [
    ...textsOf(unread),
    ...roles
      .filter((role, at) => roles.length === after.roles.length && !isSame(role, after.roles[at], pauses))
      .map(nameOf),
    ...roles.filter(({ employer }) => legalForm.test(lettersOnly(employer))).map(nameOf),
    ...(isMixed ? undated.map(nameOf) : []),
    ...(firstJob ? [] : textsOf(looseHeadings(before))),
  ]
  const isSure = doubtful.length === 0 && !before.orderDoubtful && roles.length === after.roles.length
  return isSure ? null : doubtful
}

/** Column labels of a form, which mean nothing once their values are gone. */
const labels = new Set(
  'data datas date dates periodo period empresa cargo funcao ocupado employer title position company role empregador instituicao'.split(
    ' ',
  ),
)
const small = new Set('nome name of do da ou or e and held morada address occupation'.split(' '))
const isLabel = (piece: string): boolean => {
  const all = tokens(fold(piece))
  return all.some((word) => labels.has(word)) && all.every((word) => labels.has(word) || small.has(word))
}

/** The lines with a job's dates that have form labels: "2018 – atual | Período Empresa Cargo". */
export const withLabels = (items: readonly Item[]): Item[] =>
  items.filter(({ kind, text }) => kind === 'when' && text.split(' | ').some(isLabel))

/** Words of a piece beside a job's dates from which it is a task of the job above and no place. */
const TASK_WORDS = 5
/** The lines with a job's dates that have a sentence: "01/2014 to 12/2014 | Layerworks, culverts and testing of materials". */
export const datedTasks = (items: readonly Item[]): Item[] =>
  items.filter(
    ({ kind, text }) =>
      kind === 'when' &&
      text
        .split(' | ')
        .some(
          (piece) =>
            countWords(piece) >= TASK_WORDS && findDates(piece).length === 0 && !hasTenure(piece) && !isPlace(piece),
        ),
  )

const isOpen = (text: string): boolean => text.split('(').length !== text.split(')').length

/** The headings that lost one bracket of a pair: "maio/2018 | autônoma)". */
export const cutBrackets = (items: readonly Item[], lines: readonly Line[]): Item[] =>
  items.filter(
    ({ kind, text }) =>
      (kind === 'role' || kind === 'when') &&
      isOpen(text) &&
      !lines.some((line) => isOpen(line.text) && lettersOnly(line.text).includes(lettersOnly(text))),
  )

/** A date after "em" or "desde", or before a lower-case word, is part of a wrapped sentence. */
const inSentence = (text: string, { start, end }: DateRange): boolean =>
  /(?<![\p{L}])(?:em|de|desde|at[ée]|e|entre|in|of|since|until|by|for|from|and)\s*$/iu.test(text.slice(0, start)) ||
  /^[,;)]?\s+\p{Ll}{2}/u.test(text.slice(end))

/** Lines of entries that start one or contain its date or place. */
const entryLines = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ text }) => {
    const [date] = findDates(text)
    const isOwnLine = date ? !inSentence(text, date) : isPlace(text)
    return isOwnLine && /^[\p{Lu}\d"“(]/u.test(text) ? [lettersOnly(text)] : []
  })

/** The paragraphs with the dates of several lines, and the bullets that start with a line that is only a place. */
export const runTogether = (items: readonly Item[], lines: readonly Line[]): Item[] => {
  const entries = entryLines(lines)
  return items.filter(({ kind, text }) => {
    if (kind !== 'text' && kind !== 'role' && kind !== 'bullet' && findRanges(text).length < 2) return false
    const bareText = lettersOnly(text)
    const all = entries.filter((entry) => bareText.includes(entry))
    const inside = all.filter((entry) => entry !== bareText)
    // A year alone is also in every period of that year, this text's own line among them.
    const dated = inside.filter(
      (entry) => /\d{4}/.test(entry) && !all.some((longer) => longer !== entry && longer.includes(entry)),
    )
    return kind === 'bullet'
      ? inside.some((entry) => bareText.startsWith(entry) && !dated.includes(entry))
      : dated.length > 1
  })
}
