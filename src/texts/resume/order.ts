// The order in which a career coach would suggest changes.
import type { Check } from '../../analysis/resume/result'
import { retiredChecks, rubric, type Step } from '../../analysis/resume/scoring/rubric'

/** The steps, first to last. */
const safety = -1
const first = 0
const last = 4
/** Share of the points of contact up to which a page has neither phone nor e-mail. */
const unreachable = 0.2
/** Share of the points of contact from which the person can be reached the way their trade does. */
const reached = 0.75
/** Share of the points of spelling up to which its slips are what a reader sees. */
const slipsSeen = 0.65
/** Share of the points of tasks from which the work counts as described. */
const described = 0.8
/** Between what stops the reader and what the page lacks. */
const before = 0.5

/** The steps of the rubric's rows. */
const places: Readonly<Record<Step, number>> = { first, work: 1, writing: 2, person: 3, form: last }
const stepsById: ReadonlyMap<string, number> = new Map(
  [...rubric, ...retiredChecks].map(({ id, step }) => [id, places[step]]),
)
const rows = [...stepsById.keys()]

/** Faults of the writing that spoil a page once half of their points are lost, and come beside what the work lacks. */
const spoiling: ReadonlySet<string> = new Set(['spelling', 'cliches', 'empty', 'skill-list'])

/** What a coach takes out or turns round before anything is added: an aim for anybody, an excuse, a column of "Responsible for". */
const isInTheWay = ({ id, points, max, status, params: { context, weak, of } }: Check): boolean =>
  status !== 'not-assessed' &&
  ((id === 'summary' && (context === 'vague' || context === 'many' || context === 'firm')) ||
    (id === 'empty' && ['blame', 'demand', 'apology', 'plea'].includes(String(context))) ||
    (id === 'openings' && context === 'weak' && Number(weak) * 2 > Number(of)) ||
    (id === 'blocks' && points < max / 3) ||
    (spoiling.has(id) && points <= max / 2) ||
    (id === 'spelling' && points <= max * slipsSeen))

/** Where the work is described, whether its person can be called comes first; elsewhere a phone calls nobody. */
const stepOfContact = ({ gain, points, max, params: { context } }: Check, isDescribed: boolean): number => {
  if (context !== 'phone' && context !== 'code' && context !== 'email') return last
  // Where people are called, an e-mail address is worth little until the work is described.
  if (context === 'email' && points > max * reached && !isDescribed) return last
  return isDescribed || gain > max || points <= max * unreachable ? first : 1
}

/** How the page is put, which waits where no line of the work says how much: an aim for anybody that names no row of jobs, stock phrases. */
const isManner = ({ id, params: { context, areas } }: Check): boolean =>
  id === 'cliches' || (id === 'summary' && context === 'vague' && areas === undefined)

/** What a coach looks at of the whole page before one tip: whether the work is described, whether half of what it says has its number, or nothing has. */
type Page = { readonly isDescribed: boolean; readonly isMeasured: boolean; readonly isBare: boolean }

const stepOf = (check: Check, { isDescribed, isMeasured, isBare }: Page): number => {
  const {
    id,
    gain,
    points,
    max,
    params: { context, found },
  } = check
  // What a stranger must not know takes ten seconds to take out, and is not put off behind what has to be written.
  if (id === 'personal-data') return context === 'document' ? safety : first
  // A joke address costs the call; where there is nothing to call about it is a detail.
  if (id === 'contact-form') return isDescribed ? first : last
  // A page in one paragraph: until it is divided nothing else moves the score, and its gain is more than its own points.
  if (id === 'blocks' && gain > max) return first
  if (id === 'contact') return stepOfContact(check, isDescribed)
  // A list of everything takes the page's place.
  if (id === 'skill-list' && points === 0) return first
  if (id === 'empty' && context === 'advert' && found !== 1) return first
  // Work in running sentences, or old work at length, is a matter of writing; long blocks and pages are form.
  const isWriting =
    (id === 'blocks' && (context === 'prose' || context === 'both')) || (id === 'length' && context === 'old')
  if (isWriting && !isInTheWay(check)) return places.writing
  if (isBare && isManner(check)) return places.work
  if (isInTheWay(check)) return before
  // Who it is and which job they want says more than one number more.
  if (id === 'summary' && isMeasured && ['missing', 'headline', 'norole'].includes(String(context))) return before
  return stepsById.get(id) ?? last
}

/** What harms or stops the reader comes first whatever it is worth; another tip that gains nothing yet comes after all that gain. */
const placeOf = (check: Check, page: Page): number => {
  const step = stepOf(check, page)
  return step > first && check.gain === 0 ? step + last : step
}

const lost = ({ points, max }: Check) => (max > 0 ? (max - points) / max : 0)

/** Where the text says little about the work, that comes before its figures; duties say much, and lack what came of them. */
const weight = ({ id, gain, points, max, params: { context } }: Check): number =>
  id === 'tasks' && points < max / 2 && context !== 'duties' ? gain + max : gain

/** Those of a page's checks that are `open`: by place, then gain, then the share of points missing, then in the rubric's order. */
export const inCoachOrder = (checks: readonly Check[], open: (check: Check) => boolean = () => true): Check[] => {
  // Nobody calls while what stands in the way is there.
  const isDescribed =
    checks.some(({ id, points, max }) => id === 'tasks' && points >= max * described) && !checks.some(isInTheWay)
  const figures = checks.find(({ id }) => id === 'quantified')
  const page = { isDescribed, isMeasured: figures?.params.context === 'most', isBare: figures?.status === 'none' }
  const those = checks.filter(open)
  const placed = new Map(those.map((check) => [check, placeOf(check, page)]))
  const rowOf = ({ id }: Check) => rows.indexOf(id)
  return those.sort(
    (a, b) => placed.get(a)! - placed.get(b)! || weight(b) - weight(a) || lost(b) - lost(a) || rowOf(a) - rowOf(b),
  )
}
