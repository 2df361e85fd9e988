// Caps on the overall score, and `hidden-text` on the ATS score: faults at which a recruiter stops reading, whatever the
// other checks give. Each has its own sentence on the page.
import { hasNoText, hiddenWords } from '../checks/ats'
import { BLOCK_WORDS } from '../checks/blocks'
import { documentNumbers } from '../checks/safety'
import { firmWanted } from '../checks/summary'
import { CLICHES, EMPTY, hasNote, hasPlaceholder, stockPhrases } from '../checks/writing'
import type { Resume } from '../reading'
import { toBlocks } from '../reading/lines/paragraphs'
import { writtenContact } from '../reading/person/written'
import { rawSign } from '../reading/raw-signs'
import { countWords } from '../reading/text'
import type { Cap } from '../result'
import { isBeginner } from '../sentences/beginner'
import { inNamesOfActions, isInThirdPerson, linesForInsiders } from '../sentences/style'
import { findTenure, givesTime } from '../sentences/time/tenure'
import { tasksIn, type WorkSentence } from '../sentences/work/work'
import { DOUBTED } from './plausible'
import { mayBeMisread } from './unread/unsure-job'

/** Hidden text with fewer words is a layout artifact. */
const HIDDEN_WORDS = 3
/** Fewer sentences about work than this are too few to judge; before a first job fewer are required. */
const FEW_TASKS = { job: 4, first: 2 }

const ways = ['email', 'phone'] as const

/** The check that removes the cap once it is full. */
export const lifts: Readonly<Record<Cap['id'], string>> = {
  'no-text': 'text-layer',
  'no-tasks': 'tasks',
  'few-tasks': 'tasks',
  'no-dates': 'roles',
  // Only in results up to rubric 5.
  'no-experience': 'headings',
  'no-contact': 'contact',
  'one-paragraph': 'blocks',
  'no-anchor': 'education',
  'not-believed': 'empty',
  complaint: 'empty',
  praise: 'cliches',
  'names-of-actions': 'openings',
  'third-person': 'openings',
  abbreviations: 'tasks',
  'copied-advert': 'empty',
  implausible: 'plausible',
  placeholders: 'placeholders',
  note: 'placeholders',
  dispute: 'empty',
  'one-employer': 'summary',
  documents: 'personal-data',
  dates: 'plausible',
  'hidden-text': 'hidden',
}

/** A page without any time of work, and one whose years stand beside none of its jobs. */
const NO_DATES = { time: 55, jobs: 62 }
const hasNoDatedJob = ({ roles, firstJob }: Resume): boolean =>
  !firstJob && roles.length > 0 && roles.every(({ dates, line }) => dates === null && findTenure(line.text) === null)

/** Where no job was read, what says that somebody worked, with a year or a number of them, may be the time of one. */
const mayGiveTime = ({ roles, document }: Resume): boolean =>
  roles.length === 0 && rawSign(document.lines, 'experience') !== null

/** Least share of the words in one paragraph before the page counts as that paragraph. */
const WHOLE = 0.6

/** A page without a heading whose text is one long paragraph: nobody finds a job or a date in it. */
const isOneParagraph = ({ sections, lines, words }: Resume): boolean =>
  sections.every(({ heading, lines: sectionLines }) => heading === '' || sectionLines.length === 0) &&
  toBlocks(lines).some(({ text }) => countWords(text) > Math.max(BLOCK_WORDS, words * WHOLE))

/** A page on which nothing can be looked up: neither a town, nor a school or degree, nor a skill that any trade names. */
const hasNoAnchor = (resume: Resume, known: number): boolean =>
  known === 0 &&
  !resume.education.degree &&
  !resume.education.school &&
  !resume.contact.city &&
  writtenContact(resume, 'city') === null &&
  rawSign(resume.document.lines, 'education') === null

/**
 * The limits of a page that is not believed. `allowed` is the share of sentences without content from which its cap falls, from `most` by `each` to `least`;
 * a page written in images has a cap between `half` and `all`, by the same share.
 */
const NOT_BELIEVED = { most: 45, allowed: 1 / 3, each: 80, least: 15, images: { half: 20, all: 10 } }
const IMPLAUSIBLE = { most: 40, each: 5, least: 10 }
const shareOf = (empty: number, sentences: number): number => Math.min(1, empty / Math.max(1, sentences))
const notBelieved = (empty: number, sentences: number): number =>
  Math.round(
    Math.max(
      NOT_BELIEVED.least,
      NOT_BELIEVED.most - NOT_BELIEVED.each * Math.max(0, shareOf(empty, sentences) - NOT_BELIEVED.allowed),
    ),
  )
const inImages = (empty: number, sentences: number): number => {
  const { half, all } = NOT_BELIEVED.images
  return Math.round(half - (half - all) * Math.max(0, 2 * shareOf(empty, sentences) - 1))
}

/** The most of a page that praises itself in stock phrases: less with each further phrase, more with each line that says how much or what came of it. */
const PRAISE = { most: 42, each: 2, least: 22, counted: 4 }
const mostOfPraise = (phrases: number, counted: number): number =>
  Math.max(PRAISE.least, PRAISE.most - PRAISE.each * (phrases - CLICHES)) + PRAISE.counted * counted

/** A page that opens with a complaint, a demand or an apology is put aside before its work is read. */
const COMPLAINT = 60
/** Good work that one fault spoils, as people graded such pages, by its kind. */
const GRAVE = { note: 32, dispute: 55, dates: 55, employer: 60, documents: 65 }
const DOCUMENTS = 3
/** A page whose reader has to find out who did what: in names of actions, in abbreviations for insiders, or of its person as of somebody else. */
const STYLE = { actions: 50, abbreviations: 55, another: 62 }

/** Boasts at which a short page is not believed, where they are half of what it says about the work. */
const FEW_BOASTS = 2
const isEmptyPage = (empty: number, boasts: number, sentences: number): boolean =>
  empty >= EMPTY || (boasts >= FEW_BOASTS && boasts * 2 >= sentences)

/** Sentences of a post's description from which a page with fewer of its own reads as copied: its falling cap. */
const COPIED = { sentences: 2, most: 40, each: 3, least: 25 }

/**
 * `empty` is the number of different sentences without content, `boasts` of those that praise; `adverts` of sentences of a post's description; `doubted` the weight of claims a recruiter will doubt, `known`
 * the number of skills known by name; `images` is true for a page written in images.
 */
export type Counted = {
  readonly empty: number
  readonly shares: number
  readonly complains: boolean
  readonly disputes: boolean
  readonly misdated: boolean
  readonly boasts: number
  readonly adverts: number
  readonly doubted: number
  readonly known: number
  readonly images: boolean
}

export const capsOf = (
  resume: Resume,
  work: readonly WorkSentence[],
  { empty, shares, complains, disputes, misdated, boasts, adverts, doubted, known, images }: Counted,
): Cap[] => {
  const specific = tasksIn(work)
  const stock = stockPhrases(resume).length
  const counted = work.filter(({ figure, result }) => (figure ?? result) !== null).length
  const few = isBeginner(resume) ? FEW_TASKS.first : FEW_TASKS.job
  const { contact } = resume
  // A reading failure is our fault and must not cap the person's score.
  const read = resume.unread.length === 0 && !resume.orderDoubtful
  // A name that is too long may hold the tasks, and a job that was not taken apart its dates.
  const sure = read && (resume.firstJob || !resume.roles.some((role) => mayBeMisread(role, resume)))
  const cap = (id: Cap['id'], at: number, holds: boolean): Cap[] => (holds ? [{ id, at }] : [])
  if (hasNoText(resume)) return [{ id: 'no-text', at: 15 }]
  return [
    ...cap('placeholders', 30, hasPlaceholder(resume.lines)),
    ...cap('note', GRAVE.note, hasNote(resume.lines)),
    ...cap('dispute', GRAVE.dispute, disputes),
    ...cap('dates', GRAVE.dates, sure && misdated),
    ...cap('one-employer', GRAVE.employer, firmWanted(resume) !== null),
    ...cap('documents', GRAVE.documents, documentNumbers(resume.lines) >= DOCUMENTS),
    ...cap('no-tasks', 40, sure && specific === 0),
    ...cap('few-tasks', 59, sure && specific > 0 && specific < few),
    ...cap('no-dates', NO_DATES.time, sure && !isBeginner(resume) && !givesTime(resume) && !mayGiveTime(resume)),
    ...cap('no-dates', NO_DATES.jobs, sure && !isBeginner(resume) && givesTime(resume) && hasNoDatedJob(resume)),
    ...cap(
      'not-believed',
      (images ? inImages : notBelieved)(empty, work.length),
      images || isEmptyPage(empty + shares, boasts, work.length),
    ),
    ...cap('praise', mostOfPraise(stock, counted), stock >= CLICHES),
    ...cap('complaint', COMPLAINT, complains),
    ...cap('names-of-actions', STYLE.actions, inNamesOfActions(work, resume)),
    ...cap('abbreviations', STYLE.abbreviations, linesForInsiders(work).length > 0),
    ...cap('third-person', STYLE.another, isInThirdPerson(resume)),
    ...cap(
      'copied-advert',
      Math.max(COPIED.least, COPIED.most - COPIED.each * (adverts - COPIED.sentences)),
      adverts >= COPIED.sentences && work.filter(({ figure, result }) => figure ?? result).length < adverts,
    ),
    ...cap(
      'implausible',
      Math.max(IMPLAUSIBLE.least, IMPLAUSIBLE.most - IMPLAUSIBLE.each * (doubted + empty)),
      doubted >= DOUBTED,
    ),
    ...cap('no-anchor', 35, read && hasNoAnchor(resume, known)),
    ...cap('one-paragraph', 55, isOneParagraph(resume)),
    ...cap('no-contact', 55, !contact.email && !contact.phone && !ways.some((way) => writtenContact(resume, way))),
    ...cap('hidden-text', 50, hiddenWords(resume) >= HIDDEN_WORDS),
  ]
}
