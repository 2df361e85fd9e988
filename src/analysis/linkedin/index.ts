// The LinkedIn tool: `readProfile` reads three texts, the checks of rubric.ts measure them, headline.ts suggests one.
import { roundedTenth } from '../figures'
import { fold } from '../resume/reading/text'
import { apportion } from '../resume/scoring/score'
import { quote } from './checks/measure'
import { measureOf } from './checks/measures'
import { suggestHeadline } from './headline'
import { type Profile, type ProfileText, readProfile } from './profile'
import { type Check, type LinkedinResult, type Section, type Slip, sections } from './result'
import { RUBRIC_VERSION, rubric } from './rubric'
import { personalIn } from './words/personal'

const statusOf = (points: number, max: number): Check['status'] =>
  points >= max ? 'full' : points <= 0 ? 'none' : 'part'

const toChecks = (profile: Profile): Check[] => {
  const measured = rubric.map((rule) => {
    const outcome = measureOf(rule.id)(profile)
    return { rule, outcome, points: roundedTenth(outcome.share * rule.max) }
  })
  const score = Math.round(measured.reduce((sum, { points }) => sum + points, 0))
  const gains = apportion(
    measured.map(({ rule, points }) => rule.max - points),
    100 - score,
  )
  return measured.map(({ rule: { id, section, max }, outcome: { params, evidence }, points }, index) => ({
    id,
    section,
    points,
    max,
    gain: gains[index] ?? 0,
    status: statusOf(points, max),
    params,
    evidence,
  }))
}

const keywordsOf = ({ skills }: Profile): string[] => {
  const skillsInOrder = sections.flatMap((section) => skills[section])
  const first = skillsInOrder.filter(
    ({ skill }, at) => skillsInOrder.findIndex((other) => other.skill.id === skill.id) === at,
  )
  return first
    .map(({ mark }) => mark)
    .filter((mark, at, all) => all.findIndex((one) => fold(one) === fold(mark)) === at)
}

/** Slips quoted of one section. */
const SLIPS = 5
const slipsOf = ({ slips }: Profile): Slip[] =>
  sections.flatMap((section) =>
    slips
      .filter((slip) => slip.section === section)
      .slice(0, SLIPS)
      .map(({ line, mark, better }) => ({ ...quote(section, line, mark), mark, better })),
  )

/**
 * Measures a profile by the rubric (rubric.ts). Pure and total: every text gives a result; at most 300, 5 000 and 20 000
 * characters of headline, about and experience are read. CPF and document numbers are masked in what is quoted.
 */
export const analyseLinkedin = (text: ProfileText): LinkedinResult => {
  const profile = readProfile(text)
  const checks = toChecks(profile)
  const personal = personalIn([profile.headline, ...profile.wholeAbout], profile.experience)
  const pointsIn = (section: Section) =>
    roundedTenth(checks.reduce((sum, check) => sum + (check.section === section ? check.points : 0), 0))
  return {
    rubric: RUBRIC_VERSION,
    engine: 'builtin',
    language: profile.language,
    score: Math.round(checks.reduce((sum, { points }) => sum + points, 0)),
    points: { headline: pointsIn('headline'), about: pointsIn('about'), experience: pointsIn('experience') },
    checks,
    keywords: keywordsOf(profile),
    slips: slipsOf(profile),
    headline: suggestHeadline(profile),
    experienced: profile.experience.length > 0,
    repeated: profile.repeated,
    personal: personal.includes('number'),
    personalKinds: personal,
  }
}
