// Lines of a draft that read as a job of their own: the person is asked, because only they know.
import type { Line } from '../../documents/document'
import { toRoles } from '../reading/experience/roles'
import { statedJob } from '../reading/experience/stated'
import { countWords } from '../reading/text'
import { datesOf } from './entry-fields'
import type { DraftPart } from './parts'
import type { Source } from './sheet'

/** A line or field that may be a job, and what its words say of it. */
export type Doubt = {
  readonly place: Source & { readonly part: string }
  readonly fields: Readonly<Record<string, string>>
}

/** Questions of one draft; more would bury the others. */
const MOST = 12
/** Words and characters of a line that heads a job, or states one in a sentence. */
const WORDS = 26
const LENGTH = 240

const lineOf = (text: string): Line => ({
  page: 1,
  number: 1,
  text,
  region: 'body',
  column: 0,
  size: 0,
  bold: false,
  bullet: false,
  x: 0,
  gap: 0,
})

/** The fields of the one job that a text heads; null where it heads none, or says no more than a title. */
export const jobIn = (text: string): Doubt['fields'] | null => {
  if (text.length > LENGTH || countWords(text) > WORDS) return null
  const [role, another] = toRoles([lineOf(text)])
  if (!role || another || !role.title || !role.employer) return null
  if (role.dates?.to == null && statedJob(text) === null) return null
  const period = datesOf(text)
  const dates = role.dates?.to != null && period ? { start: period.start, end: period.end } : {}
  const fields = Object.entries({ title: role.title, employer: role.employer, ...dates })
  return Object.fromEntries(fields.filter(([, own]) => own !== ''))
}

const inLines = ({ id: part, lines }: DraftPart): Doubt[] =>
  lines.flatMap(({ id: line, text }) => {
    const fields = jobIn(text)
    return fields ? [{ place: { part, line }, fields }] : []
  })

/** A title that says employer and period too, while their own fields are empty. */
const inTitle = ({ id: part, fields: own }: DraftPart): Doubt[] => {
  const fields = own.employer?.trim() || own.start?.trim() ? null : jobIn(own.title ?? '')
  return fields ? [{ place: { part, field: 'title' }, fields }] : []
}

/** The doubts of a draft, in its order. Bounded by its lines. */
export const doubtsIn = (parts: readonly DraftPart[]): Doubt[] =>
  parts
    .filter(({ kind }) => kind === 'job' || kind === 'own')
    .flatMap((part) => [...(part.kind === 'job' ? inTitle(part) : []), ...inLines(part)])
    .slice(0, MOST)
