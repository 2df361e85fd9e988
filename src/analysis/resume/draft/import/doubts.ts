// Lines of a draft that read as a job of their own: the person is asked, because only they know.

import { plainLine } from '../../../documents/document'
import { memo } from '../../../memo'
import { opensBreak } from '../../reading/breaks'
import { findRanges } from '../../reading/dates/dates'
import { headNounOf } from '../../reading/experience/names/heads'
import { isEmployer, isTitle } from '../../reading/experience/names/titles'
import { toRoles } from '../../reading/experience/roles'
import { countWords } from '../../reading/text'
import type { DraftPart } from '../parts'
import type { Source } from '../sheet'
import { datesOf } from './entry-fields'
import { isAboutWork, type SentenceJob, sentenceJob, undatedJob, withoutDuty } from './sentence-job'

/** A line or field that may be a job, and what its words say of it. */
type Doubt = {
  readonly place: Source & { readonly part: string }
  readonly fields: Readonly<Record<string, string>>
  /** What the same words say was done there. */
  readonly tasks: readonly string[]
}

/** Questions of one draft; more would bury the others. */
const MOST_QUESTIONS = 12
/** Words and characters of a line that heads a job, or states one in a sentence. */
const MOST_WORDS = 26
const LENGTH = 240
const NAME_WORDS = 8

/** The one job that a text states or heads; null where it heads none, or says no more than a title. */
export const jobIn = memo(
  (text: string): SentenceJob | null => sentenceJob(text) ?? undatedJob(text) ?? employerAlone(text) ?? headIn(text),
)

/** "Na Escola Rui Barbosa" above what was done there. */
const employerAlone = (text: string): SentenceJob | null => {
  const employer = /^(?:n[ao]s?|at) (\p{Lu}.{2,60})$/iu.exec(text.trim())?.[1] ?? ''
  return /^\p{Lu}/u.test(employer) && isEmployer(employer) && countWords(employer) <= NAME_WORDS
    ? { fields: { employer }, tasks: [] }
    : null
}

const headIn = (text: string): SentenceJob | null => {
  if (text.length > LENGTH || countWords(text) > MOST_WORDS || isAboutWork(text) || findRanges(text).length === 0)
    return null
  const [role, another] = toRoles([plainLine(text)])
  if (!role || another || !role.title || !role.employer) return null
  // "Conciliação das contas, sem erro desde 2019" has the form of a job and the words of none.
  if (!isTitle(role.title) && headNounOf(role.title) !== 'job' && !isEmployer(role.employer)) return null
  if (role.dates?.to == null) return null
  const period = datesOf(text)
  const dates = period ? { start: period.start, end: period.end } : {}
  const fields = Object.entries({ title: role.title, employer: role.employer, ...dates })
  return { fields: Object.fromEntries(fields.filter(([, heading]) => heading !== '')), tasks: [] }
}

const inLines = ({ id: part, lines }: DraftPart): Doubt[] =>
  lines.flatMap(({ id: line, text }) => {
    const job = jobIn(text)
    return job ? [{ place: { part, line }, ...job }] : []
  })

/** A title that says employer and period too, while their own fields are empty; or, beside them, how much was done. */
const inTitle = ({ id: part, fields: partFields }: DraftPart): Doubt[] => {
  const place = { part, field: 'title' }
  const job = partFields.employer?.trim() || partFields.start?.trim() ? null : jobIn(partFields.title ?? '')
  if (job) return [{ place, ...job }]
  const { title, duty } = withoutDuty((partFields.title ?? '').trim())
  return duty === '' ? [] : [{ place, fields: { title }, tasks: [duty] }]
}

const lengthBehind = /^(.{2,80}?) \((\d{1,2} (?:anos?|m[êe]s(?:es)?|years?|months?))\)$/iu
/** "Hotel (6 anos)": how long, in the employer's field, while the beginning is empty. */
const inEmployer = ({ id: part, fields: partFields }: DraftPart): Doubt[] => {
  const [, employer = '', start = ''] = lengthBehind.exec((partFields.employer ?? '').trim()) ?? []
  const title = partFields.title?.trim() ?? ''
  return employer === '' || partFields.start?.trim() || title === ''
    ? []
    : [{ place: { part, field: 'employer' }, fields: { title, employer, start }, tasks: [] }]
}

/** The doubts of a draft, in its order. Bounded by its lines. */
export const doubtsIn = (parts: readonly DraftPart[]): Doubt[] =>
  parts
    .filter(({ kind, fields }) => kind === 'job' || (kind === 'own' && !opensBreak(fields.heading ?? '')))
    .flatMap((part) => [
      ...(part.kind === 'job' ? [...inTitle(part), ...inEmployer(part)].slice(0, 1) : []),
      ...inLines(part),
    ])
    .slice(0, MOST_QUESTIONS)
