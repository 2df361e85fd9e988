// Checks of the experience, on the résumé's reading of roles and lines (docs/analysis.md).
import { shareOf } from '../../resume/checks/outcome'
import { isTitle } from '../../resume/reading/experience/names/titles'
import type { Role } from '../../resume/reading/experience/role'
import { weakWords } from '../../resume/reading/experience/tasks/openings'
import { fold } from '../../resume/reading/text'
import { openingOf } from '../../resume/sentences/opening-of'
import { findTenure } from '../../resume/sentences/time/tenure'
import { matchSkills } from '../../resume/skills/match'
import { resultIn } from '../figure'
import type { Profile } from '../profile'
import { isCredential } from '../words/credentials'
import { type CheckFunction, few, namesOf, type Outcome, quote, quoteSkills } from './measure'

/** Result without an experience: no points, with the context that selects its text. */
const ifGiven =
  (measure: (profile: Profile) => Outcome): CheckFunction =>
  (profile) =>
    profile.experience.length === 0 ? { share: 0, params: { context: 'not-given' }, evidence: [] } : measure(profile)

/** Lines with a result for full marks, of which the first give more, because a few that say much convince. */
const RESULTS = { least: 3, student: 2, bend: 1.4 }
const reachedBy = (results: number, least: number): number => 1 - (1 - shareOf(results, least)) ** RESULTS.bend
/** Share of lines that should open with an action (a noun such as "Gestão de" counts half), and minimum lines for it. */
const OPENINGS = { share: 0.6, noun: 0.5, least: 4 }
/** Minimum lines per role, and minimum lines over all roles. */
const TASKS = { role: 1, all: 4, student: 3 }
/** Number of latest roles that need tasks; older ones do not. */
const ROLES_WITH_TASKS = 4

type Gap = 'title' | 'employer' | 'dates' | 'tasks'

/** Missing parts of a role. `index` counts from the latest. */
const gapsOf = (role: Role, index: number): Gap[] => [
  ...(role.title ? [] : (['title'] as const)),
  ...(role.employer ? [] : (['employer'] as const)),
  ...(role.dates ? [] : (['dates'] as const)),
  ...(role.statements.length >= TASKS.role || index >= ROLES_WITH_TASKS ? [] : (['tasks'] as const)),
]

/** Factor for figures and actions without a job, employer and dates, because they cannot be verified. */
const ADRIFT = 0.5

/** A time in a job, which is not a result: "Motorista de ônibus, 9 anos". */
const withoutTenure = (text: string): string => text.replace(findTenure(text) ?? '', ' ')

export const experienceFigures = ifGiven(({ tasks, roles: described, studying, unfounded: { experience: praise } }) => {
  const target = studying ? RESULTS.student : RESULTS.least
  const marked = tasks.map((block) => ({ block, mark: resultIn(withoutTenure(block.text)) }))
  const withFigure = marked.filter(({ mark }) => mark)
  const reached = reachedBy(withFigure.length, target)
  const adrift = described.length === 0 && reached > 0
  const share = reached * (adrift ? ADRIFT : 1)
  const others = praise.length > 0 ? praise.map((block) => ({ block, mark: null })) : marked.filter(({ mark }) => !mark)
  const quoted = reached === 1 ? withFigure : others.slice(0, 3)
  return {
    share,
    params: {
      found: withFigure.length,
      of: tasks.length,
      target,
      praise: praise.length,
      context:
        praise.length > 0
          ? 'praise'
          : tasks.length === 0
            ? 'notasks'
            : adrift
              ? 'adrift'
              : withFigure.length === tasks.length
                ? 'few'
                : 'some',
    },
    evidence: few(quoted, ({ block, mark }) => quote('experience', block, mark)),
  }
})

export const experienceOpenings = ifGiven(({ tasks, roles: jobs }) => {
  const described = tasks.map((block) => ({ block, how: openingOf(block.text) }))
  const of = (how: string) => described.filter((one) => one.how === how)
  const [action, weak, noun] = [of('action'), of('weak'), of('noun')]
  const reached = shareOf(
    action.length + OPENINGS.noun * noun.length,
    Math.max(OPENINGS.least, described.length) * OPENINGS.share,
  )
  const adrift = jobs.length === 0 && reached > 0
  const share = reached * (adrift ? ADRIFT : 1)
  const quoted = reached === 1 ? action.slice(0, 2) : weak.length > 0 ? weak : of('other').slice(0, 3)
  return {
    share,
    params: {
      found: action.length,
      of: described.length,
      weak: weak.length,
      context:
        described.length === 0
          ? 'notasks'
          : weak.length > 0
            ? 'weak'
            : adrift
              ? 'adrift'
              : action.length === described.length
                ? 'few'
                : 'some',
    },
    evidence: few(quoted, ({ block, how }) =>
      quote('experience', block, how === 'weak' ? weakWords(block.text) : null),
    ),
  }
})

/** Lines that each job still needs, beside those of the whole experience. */
const linesMissing = (role: Role, index: number): number =>
  index >= ROLES_WITH_TASKS ? 0 : Math.max(0, TASKS.role - role.statements.length)

export const experienceRoles = ifGiven(({ roles: described, tasks, studying }) => {
  const target = studying ? TASKS.student : TASKS.all
  // A duplicated job counts once.
  const each = [
    ...new Map(described.map((role) => [`${role.title}\n${role.employer}\n${role.datesLine?.text}`, role])).values(),
  ]
  const judged = each.map((role, index) => ({ role, gaps: gapsOf(role, index) }))
  const open = judged.filter(({ gaps }) => gaps.length > 0)
  const lost = judged.reduce((sum, { gaps }) => sum + gaps.length / 4, 0)
  const complete = judged.length === 0 ? 0 : 1 - lost / judged.length
  const context = judged.length === 0 ? 'noroles' : (open[0]?.gaps[0] ?? (tasks.length < target ? 'few' : 'all'))
  return {
    share: complete * (0.5 + 0.5 * shareOf(tasks.length, target)),
    params: {
      found: judged.length - open.length,
      of: judged.length,
      tasks: tasks.length,
      target,
      // Lines with which no job lacks any, and whether something else than lines is missing.
      lines: Math.max(
        target,
        tasks.length + judged.reduce((sum, { role }, index) => sum + linesMissing(role, index), 0),
      ),
      names: open.some(({ gaps }) => gaps.some((gap) => gap !== 'tasks')) ? 'missing' : 'all',
      context,
    },
    evidence: few(open.length > 0 ? open : judged.slice(0, 2), ({ role }) => quote('experience', role.line)),
  }
})

/** What separates the parts of a headline. */
const parts = /\s*[|•·/,;]\s*|\s+[–—-]\s+/u
/** Skills of headline and about that should appear in the experience. */
const SHOWN = 3
export const experienceSkills = ifGiven(({ skills: skillsIn, headline, roles: jobs }) => {
  // The name of a job shows nothing in use: nobody is asked where they used the "Warehouse" of a "Warehouse Operative".
  const titles = [
    ...headline.text.split(parts).filter((part) => isTitle(part)),
    ...jobs.flatMap(({ title }) => title ?? []),
  ]
  const inTitles = new Set(titles.flatMap((title) => matchSkills(title).map(({ skill }) => skill)))
  const title = titles.map(fold).join(' | ')
  const claimed = [...skillsIn.headline, ...skillsIn.about].filter(
    ({ skill }, at, all) =>
      !isCredential(skill) &&
      all.findIndex((other) => other.skill === skill) === at &&
      (!inTitles.has(skill) || skillsIn.experience.some((other) => other.skill === skill)),
  )
  const evident = skillsIn.experience.filter(({ skill }) => claimed.some((other) => other.skill === skill))
  const only = claimed.filter(
    ({ skill, mark, section }) =>
      !evident.some((other) => other.skill === skill) && !(section === 'headline' && title.includes(fold(mark))),
  )
  return {
    share: shareOf(evident.length, SHOWN),
    params: {
      found: evident.length,
      of: claimed.length,
      target: SHOWN,
      names: namesOf(only),
      context: claimed.length === 0 ? 'noclaims' : only.length === 0 ? 'few' : 'some',
    },
    evidence: quoteSkills(evident.length >= SHOWN ? evident : only),
  }
})
