// Chooses the question that leads to a figure, by the line, its job and the level.

import { type Line, placeOf } from '../../documents/document'
import { memoOfObject } from '../../memo'
import { type Topic, topicOf } from '../draft/topics'
import type { Resume } from '../reading'
import type { Role } from '../reading/experience/role'
import { fold } from '../reading/text'
import { isBeginner } from '../sentences/beginner'
import type { WorkSentence } from '../sentences/work/work'
import { isLeader } from '../skills/leader'
import { occupationsIn } from '../skills/occupations'

/** What each occupation counts: a line about anything else is asked about in its own terms. */
const counted: Readonly<Record<string, readonly Topic[]>> = {
  frontend: ['systems'],
  software: ['systems'],
  research: ['systems'],
  data: ['documents', 'systems'],
  infrastructure: ['systems', 'machines'],
  support: ['calls', 'machines', 'customers'],
  quality: ['systems'],
  product: ['systems'],
  project: ['people'],
  design: ['pieces'],
  marketing: ['sales'],
  sales: ['sales', 'customers'],
  service: ['calls', 'customers'],
  retail: ['customers', 'sales', 'stock'],
  administrative: ['documents'],
  accounting: ['documents'],
  finance: ['documents', 'sales'],
  people: ['people'],
  nursing: ['patients'],
  care: ['patients', 'children'],
  health: ['patients'],
  nutrition: ['patients', 'meals'],
  rehabilitation: ['patients'],
  pharmacy: ['customers', 'stock'],
  dentistry: ['patients'],
  psychology: ['patients', 'people'],
  social: ['people'],
  veterinary: ['animals'],
  imaging: ['patients', 'machines'],
  agronomy: ['animals', 'machines'],
  architecture: ['works', 'rooms'],
  teaching: ['students', 'children'],
  driving: ['deliveries', 'loads', 'customers'],
  land: ['animals', 'machines'],
  logistics: ['stock', 'loads', 'deliveries', 'pieces'],
  production: ['pieces', 'machines'],
  maintenance: ['machines'],
  construction: ['works', 'rooms'],
  engineering: ['works', 'machines', 'systems'],
  law: ['documents', 'customers'],
  kitchen: ['meals'],
  hospitality: ['customers', 'rooms'],
  cleaning: ['rooms'],
  beauty: ['customers'],
  safety: ['people'],
  security: ['rooms', 'customers'],
}

/** Titles of helpers and learners. */
const learning = /volunt|estagi|trainee|aprendiz|apprentice|(?<!\p{L})intern(?!\p{L})/u

/** Each job by the places of its tasks; of two with one place the first. */
const rolesByPlace = memoOfObject(
  ({ roles }: Resume): ReadonlyMap<string, Role> =>
    new Map(roles.toReversed().flatMap((role) => role.statements.map(({ line }) => [placeOf(line), role] as const))),
)

/** The job that a line is a task of. */
export const roleOf = (line: Line, resume: Resume): Role | undefined => rolesByPlace(resume).get(placeOf(line))

type Asked = { readonly trade: string; readonly topic?: Topic }

/** The occupation whose question is asked, and what the line counts where that occupation would not ask about it. */
export const askedAbout = (
  sentence: WorkSentence | undefined,
  { resume, trade }: { readonly resume: Resume; readonly trade: string | null },
): Asked => {
  const topic: Topic = sentence ? topicOf(sentence.block.text) : 'any'
  const role = sentence && roleOf(sentence.block.line, resume)
  const title = (role ?? resume.roles[0])?.title ?? null
  if (isBeginner(resume) || learning.test(fold(title ?? ''))) return { trade: 'any', topic }
  // A leader's line that names what it counts is asked about that.
  if (isLeader(title)) {
    const isCounted = trade === null || (counted[trade]?.includes(topic) ?? true)
    return topic === 'any' || topic === 'people' || !isCounted ? { trade: 'leading' } : { trade: 'leading', topic }
  }
  const tradesInTitle = [...occupationsIn(title ?? '').keys()].map(({ id }) => id)
  const subject =
    trade !== null && (tradesInTitle.length === 0 || tradesInTitle.includes(trade))
      ? trade
      : (tradesInTitle[0] ?? 'any')
  // Of an unknown occupation, and of a line about something else, the line itself says what is counted.
  const fits = topic === 'any' || counted[subject]?.includes(topic)
  return fits ? { trade: subject } : { trade: subject, topic }
}
