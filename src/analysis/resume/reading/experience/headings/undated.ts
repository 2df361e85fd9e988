// Says of one line without a date whether it heads a job, by its look, its words and what stands beside it.
import type { Line } from '../../../../documents/document'
import type { Block } from '../../lines/paragraphs'
import { isMunicipality } from '../../person/municipalities'
import { isPlace } from '../../person/places'
import { countWords, isUpper } from '../../text'
import { endsInJob, headNounOf } from '../names/heads'
import { bareLabel, detail } from '../names/labels'
import { hasLegalForm, isEmployer, isTitle, isTitleCase, startsName } from '../names/titles'
import { type Opening, opening } from '../tasks/openings'
import { MAX_HEADING_WORDS } from './dated'
import { isNameCase } from './section-layout'

/** What stands around a line. */
export type Around = {
  /** A line of a heading stands above or below it. */
  readonly besideHeading: boolean
  /** The beginning of its own heading stands above it, and the dates or the tasks of that heading below it. */
  readonly insideHeading: boolean
}
/** A line that may head a job, with what its signs are read from. `opens`: what kind of word it begins with. */
type Candidate = Around & {
  readonly line: Line
  readonly text: string
  readonly words: number
  readonly opens: Opening
}

/** Most words of a bold line beside a job's heading that is a name in small letters: "b2w", "nuvem sul". */
const MAX_BRAND_WORDS = 2
/** Most words of a heading line with a job's or an employer's word. */
const MAX_NAMED_WORDS = 9
/** Most words of a heading line without one. */
const MAX_OTHER_WORDS = 8
/** Fewest words of a sentence, which a full stop ends or which has no capital behind its first word. */
const MIN_SENTENCE_WORDS = 5

const isLabel = ({ text }: Candidate): boolean => detail.test(text) || bareLabel.test(text)

/** How a task ends, such as a lower-case word and a full stop; only its last letters are read, to stay linear. */
const taskEnd = /[;:]$|[^.]\p{Ll}{4}\.$|\)\.$/u
/** "Vendedora:" beside a heading ends as tasks do and is a job. */
const endsAsTask = ({ text, besideHeading }: Candidate): boolean =>
  taskEnd.test(text) && !(besideHeading && /^[^:;.]{3,50}:$/u.test(text) && headNounOf(text) === 'job')

/** "atendimento, corte de tecido e caixa" lists tasks, since a title in small letters begins or ends with its noun. */
const mayBeShortTitle = ({ text, words }: Candidate): boolean => headNounOf(text) === 'job' || words <= MAX_BRAND_WORDS

/** "secretaria escolar, matrícula, histórico": two commas behind small letters or a label are a list of tasks. */
const isTaskList = (text: string): boolean => /^(?:\p{Ll}|\p{Lu}[\p{L} ]{2,24}: )[^,]*,[^,]*,/u.test(text)

/** Small letters begin a name only beside a heading, in a title or in a brand set bold. */
const startsAsNoName = (candidate: Candidate): boolean =>
  isTaskList(candidate.text) ||
  (!startsName.test(candidate.text) &&
    !(
      candidate.besideHeading &&
      ((isTitle(candidate.text) && mayBeShortTitle(candidate)) ||
        (candidate.line.bold && candidate.words <= MAX_BRAND_WORDS))
    ))

/** "Beat sales target by 15%", "debts worth £1.2m": no name has a share or a sum in it. */
const isMeasured = ({ text }: Candidate): boolean => /\p{Ll} (?:(?:R\$|[$£€]) ?\d|\d[\d.,]* ?%)/u.test(text)

/** "4 engenheiros, 70 operadores", "Merenda para 380 alunos": a number of people or pieces is of a task; of hours or years it is not,
 * nor beside an employer's word ("Empresa familiar com 40 pessoas"). */
const counted =
  /(?<![\p{L}\d/.,-])\d{1,6} (?!(?:horas|hours|anos|years|meses|months|dias|days|estrelas|stars|irm[ãa]os|irm[ãa]s)(?!\p{L}))\p{Ll}{3,20}s(?!\p{L})/u
const countsPeople = ({ line, text }: Candidate): boolean =>
  !line.bold && counted.test(text) && headNounOf(text) !== 'employer' && !isEmployer(text)

const isSentence = ({ text, words, opens }: Candidate): boolean =>
  opens !== 'other' && /\p{Ll}\.$/u.test(text) && words >= MIN_SENTENCE_WORDS && !hasLegalForm(text)

/** "Head of Fundraising and Partnerships", "Teaching Fellow (part-time)": each word has its capital, and a job is at its head. */
const isJobsName = (text: string): boolean =>
  isNameCase(text.replace(/\([^()]*\)/gu, '')) &&
  headNounOf(text) === 'job' &&
  (/^\p{L}+ of /u.test(text) || endsInJob(text))
/** "Supervisionei uma equipe de 12 técnicos" names a job only among its other words. */
const namesJob = ({ line, text, words, opens }: Candidate): boolean =>
  words <= MAX_NAMED_WORDS &&
  isTitle(text) &&
  (opens !== 'action' || line.bold || isTitleCase(text) || isJobsName(text))

/** "Programmed 3-axis mills in Mastercam" is a task, "Saneamento de Bonito" and "Milling Works" are names. */
const namesEmployer = ({ text, words, opens, besideHeading }: Candidate): boolean =>
  words <= MAX_NAMED_WORDS &&
  besideHeading &&
  headNounOf(text) === 'employer' &&
  !(opens === 'action' && /\s\p{Ll}{4}/u.test(text))

const hasEmployersWord = ({ text }: Candidate): boolean => isEmployer(text)
const isEmployersName = ({ text, opens, insideHeading }: Candidate): boolean =>
  (opens !== 'weak' && (insideHeading || opens !== 'action')) || hasLegalForm(text)

const isTown = ({ text }: Candidate): boolean => isPlace(text)
const isSetApart = ({ line, text }: Candidate): boolean => line.bold || isUpper(text)
const isAlone = ({ besideHeading }: Candidate): boolean => !besideHeading

/** Inside a heading even what begins like a task is its second name. */
const continuesHeading = ({ insideHeading, opens }: Candidate): boolean => insideHeading && opens !== 'weak'

/** "Saneamento de Bonito – SAE   Bonito, MS" below a job: a town set apart follows an employer, never a task. */
const hasTownApart = ({ line }: Candidate): boolean => line.parts?.slice(1).some(isPlace) ?? false

/** "Projeto Arrastão - São Paulo": what ends in a town names who employs there. */
const endsInTown = ({ text, opens }: Candidate): boolean => {
  const end = /^\p{Lu}.{2,60}(?:\s[–—-]|,)\s+(\p{Lu}[^,–—]{2,40})$/u.exec(text)?.[1]
  return end !== undefined && opens !== 'action' && opens !== 'weak' && (isPlace(end) || isMunicipality(end))
}

const opensAsNoTask = ({ opens }: Candidate): boolean => opens === 'other'
/** "Triage of 60 alerts a shift" counts what somebody did; "Malware sandboxing and weekly reports" has one capital. */
const isShortName = ({ text, words }: Candidate): boolean =>
  countWords(text.replace(/\([^()]*\)/gu, '')) <= MAX_OTHER_WORDS &&
  !/\p{Ll} \d{1,3}(?:[.,]\d{3})* \p{Ll}{3}/u.test(text) &&
  (words < MIN_SENTENCE_WORDS || /(?<=\s["“(]?)\p{Lu}|\d/u.test(text))

const always = () => true
const never = () => false
/** One word is a name even if it ends like a verb ("Edukar"); more are one where each has a capital, also before a town. */
const isTitleCaseName = ({ text, words }: Candidate): boolean => {
  const [, employer = text, place] = /^([^,]{2,60}), (.{2,60})$/u.exec(text) ?? []
  return words === 1 || isTitleCase(place && isPlace(place) ? employer : text)
}
const isNotWeak = ({ opens }: Candidate): boolean => opens !== 'weak'

/** The signs in order of their certainty. The first one that a line has decides whether the line heads a job. */
const signs: readonly (readonly [sign: (candidate: Candidate) => boolean, heads: (candidate: Candidate) => boolean])[] =
  [
    [isLabel, never],
    [endsAsTask, never],
    [startsAsNoName, never],
    [isMeasured, never],
    [countsPeople, never],
    [isSentence, never],
    [namesJob, always],
    [namesEmployer, always],
    [hasEmployersWord, isEmployersName],
    [isTown, always],
    [isSetApart, isNotWeak],
    [isAlone, never],
    [continuesHeading, always],
    [hasTownApart, always],
    [endsInTown, always],
    [opensAsNoTask, isShortName],
    [always, isTitleCaseName],
  ]

/** True for an undated line that heads a job, or is part of its heading. */
export const isUndatedHeading = ({ line, text, bullet, lines }: Block, around: Around): boolean => {
  const candidate: Candidate = { ...around, line, text, words: countWords(text), opens: opening(text) }
  if (bullet || lines > 1 || candidate.words > MAX_HEADING_WORDS) return false
  return signs.find(([sign]) => sign(candidate))?.[1](candidate) ?? false
}

/** "Indeed, Austin, TX" and "Friolar, Campinas - SP": no task ends in a town and its state. */
const endsInPlace = (text: string): boolean => {
  const pieces = text.split(/,\s+|\s+[–—-]\s+(?=\p{Lu}\p{Ll})/u)
  const [last = '', both] = [pieces.at(-1), pieces.slice(-2).join(', ')]
  return (pieces.length > 1 && last.length > 2 && isPlace(last)) || (pieces.length > 2 && isPlace(both))
}

/** Without the full stop of a legal form, which ends no sentence. */
export const withoutLegalStop = (text: string): string =>
  text.replace(/\b(?:Ltda|Lda|S\.A|Inc|Co|Cia|Ltd|Corp)\.$/i, '')

/** True for a line whose own text does not rule it out as a heading line. Used where the layout of the section suggests that it is one. */
export const mayHead = ({ bullet, text }: Line): boolean =>
  !bullet &&
  !detail.test(text) &&
  !bareLabel.test(text) &&
  !isTaskList(text) &&
  countWords(text) <= MAX_HEADING_WORDS &&
  !/[.;:]$/.test(withoutLegalStop(text)) &&
  (opening(text) === 'other' ||
    endsInPlace(text) ||
    isTitle(text) ||
    isEmployer(text) ||
    headNounOf(text) !== null ||
    countWords(text) === 1)
