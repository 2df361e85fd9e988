// What was done, by the résumé's own engine: its weights brought to 35 points (docs/analysis.md).
import { ACTIONS, gapsOf, NOUN, QUANTIFIED } from '../../resume/checks/content'
import { shareOf } from '../../resume/checks/outcome'
import { opening, weakWords } from '../../resume/reading/experience/openings'
import { isCredential } from '../credentials'
import { figure, type Profile } from '../profile'
import { few, type Measure, namesOf, type Outcome, quote, quoteSkills } from './measure'

/** Nothing given: the points stay open, and it is said. */
const ifGiven =
  (measure: (profile: Profile) => Outcome): Measure =>
  (profile) =>
    profile.experience.length === 0 ? { share: 0, params: { context: 'not-given' }, evidence: [] } : measure(profile)

/** Figures and deeds without a job, a house and dates of their own hang in the air: half. */
const ADRIFT = 0.5

export const figures = ifGiven(({ tasks, roles: described }) => {
  const marked = tasks.map((block) => ({ block, mark: figure(block.text) }))
  const found = marked.filter(({ mark }) => mark)
  const whole = shareOf(found.length, tasks.length * QUANTIFIED)
  const adrift = described.length === 0 && whole > 0
  const share = whole * (adrift ? ADRIFT : 1)
  const shown = whole === 1 ? found : marked.filter(({ mark }) => !mark).slice(0, 3)
  return {
    share,
    params: {
      found: found.length,
      of: tasks.length,
      target: Math.ceil(tasks.length * QUANTIFIED),
      context: tasks.length === 0 ? 'notasks' : adrift ? 'adrift' : 'some',
    },
    evidence: few(shown, ({ block, mark }) => quote('experience', block, mark)),
  }
})

export const openings = ifGiven(({ tasks, roles: jobs }) => {
  const described = tasks.map((block) => ({ block, how: opening(block.text) }))
  const of = (how: string) => described.filter((one) => one.how === how)
  const [action, weak, noun] = [of('action'), of('weak'), of('noun')]
  const whole = shareOf(action.length + NOUN * noun.length, described.length * ACTIONS)
  const adrift = jobs.length === 0 && whole > 0
  const share = whole * (adrift ? ADRIFT : 1)
  const shown = whole === 1 ? action.slice(0, 2) : weak.length > 0 ? weak : of('other').slice(0, 3)
  return {
    share,
    params: {
      found: action.length,
      of: described.length,
      weak: weak.length,
      context: described.length === 0 ? 'notasks' : weak.length > 0 ? 'weak' : adrift ? 'adrift' : 'some',
    },
    evidence: few(shown, ({ block, how }) => quote('experience', block, how === 'weak' ? weakWords(block.text) : null)),
  }
})

export const roles = ifGiven(({ roles: described }) => {
  // The same job told twice is one job.
  const each = [
    ...new Map(described.map((role) => [`${role.title}\n${role.employer}\n${role.datesLine?.text}`, role])).values(),
  ]
  const judged = each.map((role, index) => ({ role, gaps: gapsOf(role, index, false) }))
  const open = judged.filter(({ gaps }) => gaps.length > 0)
  const lost = judged.reduce((sum, { gaps }) => sum + gaps.length / 4, 0)
  return {
    share: judged.length === 0 ? 0 : 1 - lost / judged.length,
    params: {
      found: judged.length - open.length,
      of: judged.length,
      context: judged.length === 0 ? 'noroles' : (open[0]?.gaps[0] ?? 'all'),
    },
    evidence: few(open.length > 0 ? open : judged.slice(0, 2), ({ role }) => quote('experience', role.line)),
  }
})

/** Skills of headline and about that should be seen at work. */
const SHOWN = 4
export const skills = ifGiven(({ skills: found }) => {
  const claimed = [...found.headline, ...found.about].filter(
    ({ skill }, at, all) => !isCredential(skill) && all.findIndex((other) => other.skill === skill) === at,
  )
  const shown = found.experience.filter(({ skill }) => claimed.some((other) => other.skill === skill))
  const only = claimed.filter(({ skill }) => !shown.some((other) => other.skill === skill))
  return {
    share: shareOf(shown.length, SHOWN),
    params: {
      found: shown.length,
      of: claimed.length,
      target: SHOWN,
      names: namesOf(only),
      context: claimed.length === 0 ? 'noclaims' : only.length === 0 ? 'few' : 'some',
    },
    evidence: quoteSkills(shown.length >= SHOWN ? shown : only),
  }
})
