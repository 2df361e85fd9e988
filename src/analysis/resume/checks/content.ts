// What the résumé says of a person's work. Rules and weights: docs/analysis.md.
import type { Line } from '../../documents/document'
import { firstFew, pointAt } from '../evidence'
import { linesOf } from '../reading'
import { opening, weakWords } from '../reading/experience/openings'
import { quantity } from '../reading/experience/quantities'
import type { Role } from '../reading/experience/role'
import { isTitle } from '../reading/experience/titles'
import { findListed } from '../reading/listed'
import { type Block, toBlocks } from '../reading/paragraphs'
import { isCourse, isLanguage } from '../reading/skill-sections'
import { countWords, distinctWords } from '../reading/text'
import type { Evidence } from '../result'
import { namesOccupation } from '../skills/occupations'
import { cliches as findCliches } from './cliches'
import { between, type Measure, percent, shareOf } from './outcome'

type Marked = { readonly line: Line | Block; readonly mark: string }

/** A line is quoted once, however many marks it holds. */
const onePerLine = (marked: readonly Marked[]): Evidence[] => {
  const byText = new Map<string, Marked>()
  for (const one of marked) if (!byText.has(one.line.text)) byText.set(one.line.text, one)
  return firstFew([...byText.values()], ({ line, mark }) => pointAt(line, mark))
}

/** Names that a text can give as examples, in the person's own words. */
const namesOf = (marked: readonly Marked[]): string =>
  marked
    .slice(0, 4)
    .map(({ mark }) => mark)
    .join(', ')

/** Share of bullets that should carry a figure; not all can. */
export const QUANTIFIED = 0.4

export const quantified: Measure = ({ resume: { statements } }) => {
  const marked = statements.map((block) => ({ block, mark: quantity(block.text) }))
  const [withFigure, without] = [marked.filter(({ mark }) => mark), marked.filter(({ mark }) => !mark)]
  const target = Math.ceil(statements.length * QUANTIFIED)
  const full = statements.length > 0 && withFigure.length >= target
  return {
    share: shareOf(withFigure.length, statements.length * QUANTIFIED),
    params: {
      found: withFigure.length,
      of: statements.length,
      target,
      context: statements.length === 0 ? 'nobullets' : 'some',
    },
    evidence: firstFew(full ? withFigure : without.slice(0, 3), ({ block, mark }) => pointAt(block, mark)),
  }
}

/** Older roles need no tasks: only this many, the latest, are asked for them. */
const ROLES_WITH_TASKS = 4
const TASKS = 2

type Gap = 'title' | 'employer' | 'dates' | 'tasks'

/** What a role still lacks. `index` counts from the latest; a first job may go by its house alone. */
export const gapsOf = (role: Role, index: number, firstJob: boolean): Gap[] => [
  ...(role.title || (firstJob && role.employer) ? [] : (['title'] as const)),
  ...(role.employer || firstJob ? [] : (['employer'] as const)),
  ...(role.dates ? [] : (['dates'] as const)),
  ...(role.statements.length >= (firstJob ? 1 : TASKS) || index >= ROLES_WITH_TASKS ? [] : (['tasks'] as const)),
]

export const roles: Measure = ({ resume }) => {
  const judged = resume.roles.map((role, index) => ({ role, gaps: gapsOf(role, index, resume.firstJob) }))
  const whole = judged.filter(({ gaps }) => gaps.length === 0)
  const open = judged.filter(({ gaps }) => gaps.length > 0)
  const lost = judged.reduce((sum, { gaps }) => sum + gaps.length / 4, 0)
  return {
    share: judged.length === 0 ? 0 : 1 - lost / judged.length,
    params: {
      found: whole.length,
      of: judged.length,
      context: judged.length === 0 ? 'noroles' : (open[0]?.gaps[0] ?? 'all'),
    },
    evidence: firstFew(open.length > 0 ? open : whole.slice(0, 2), ({ role }) => pointAt(role.line)),
  }
}

/** Share of bullets that should open with an action. Nouns ("Gestão de") are neutral: half an action. */
export const ACTIONS = 0.6
export const NOUN = 0.5

export const openings: Measure = ({ resume: { statements } }) => {
  const described = statements.map((block) => ({ block, how: opening(block.text) }))
  const count = (how: string) => described.filter((one) => one.how === how).length
  const weak = described.filter(({ how }) => how === 'weak')
  const others = described.filter(({ how }) => how === 'other')
  const share = shareOf(count('action') + NOUN * count('noun'), described.length * ACTIONS)
  const shown =
    share === 1
      ? described.filter(({ how }) => how === 'action').slice(0, 2)
      : weak.length > 0
        ? weak
        : others.slice(0, 3)
  return {
    share,
    params: {
      found: count('action'),
      of: described.length,
      weak: weak.length,
      context: described.length === 0 ? 'nobullets' : weak.length > 0 ? 'weak' : 'some',
    },
    evidence: firstFew(shown, ({ block, how }) => pointAt(block, how === 'weak' ? weakWords(block.text) : null)),
  }
}

/** Recognised hard skills that make a profile clear. */
const SKILLS = 8
export const skills: Measure = ({ skills: { found } }) => ({
  share: shareOf(found.length, SKILLS),
  params: { found: found.length, target: SKILLS },
  evidence: onePerLine(found),
})

/** Listed skills that should be seen at work; a count, not a share, so that listing one more never costs points. */
const SHOWN = 4
export const skillsShown: Measure = ({ resume, skills: { listed, shown } }) => {
  // A list of skills that we do not know is a list all the same.
  const own = listed.length === 0 ? findListed(resume) : []
  const nolist = listed.length === 0 && own.length === 0
  const onlyListed = listed.filter((skill) => !shown.some(({ id }) => id === skill.id))
  return {
    share: shareOf(shown.length, SHOWN),
    params: {
      found: shown.length,
      of: listed.length || own.length,
      target: SHOWN,
      names: namesOf(onlyListed),
      context: nolist ? 'nolist' : onlyListed.length === 0 ? 'few' : 'some',
    },
    evidence: onePerLine(shown.length >= SHOWN ? shown : onlyListed),
  }
}

/** A summary's length in words: three to five lines. `different` is what 30 words have, a few said twice. */
const SUMMARY = { least: 30, different: 25, most: 90 }

export const summary: Measure = ({ resume: { summary: block } }) => {
  if (!block) return { share: 0, params: { words: 0, context: 'missing' }, evidence: [] }
  const count = countWords(block.text)
  const different = distinctWords(block.text)
  const length =
    different < SUMMARY.different
      ? between(different, 0, SUMMARY.different)
      : 1 - between(count, SUMMARY.most, SUMMARY.most * 2)
  const named = isTitle(block.text) || namesOccupation(block.text)
  const context = !named ? 'norole' : different < SUMMARY.different ? 'short' : count > SUMMARY.most ? 'long' : 'all'
  return {
    share: 0.5 * length + (named ? 0.5 : 0),
    params: { words: count, least: SUMMARY.least, most: SUMMARY.most, context },
    evidence: [pointAt(block)],
  }
}

export const education: Measure = ({ resume: { education: schooling } }) => {
  const { degree, school, when } = schooling
  const points = (degree ? 3 : 0) + (school ? 2 : 0) + (when ? 2 : 0)
  const shown = [...new Set([degree, school, when])].filter((line) => line !== null)
  const context = points === 0 ? 'missing' : !degree ? 'degree' : !school ? 'school' : !when ? 'when' : 'all'
  return { share: points / 7, params: { points, context }, evidence: firstFew(shown, (line) => pointAt(line)) }
}

/** Phrases that could stand in anyone's résumé: each costs a third. */
const CLICHES = 3
/** Only where people describe themselves: "dynamic" in the title of a paper is a word like any other. */
export const cliches: Measure = ({ resume: { top, sections } }) => {
  const found = findCliches(
    [top, linesOf(sections, 'summary', 'objective', 'skills', 'personal', 'other')].flatMap((lines) => toBlocks(lines)),
  )
  return {
    share: 1 - shareOf(found.length, CLICHES),
    params: { found: found.length, names: namesOf(found) },
    evidence: onePerLine(found),
  }
}

/** Of languages, courses and projects, two make a résumé round. */
const EXTRAS = 2
export const extras: Measure = ({ resume: { sections } }) => {
  const among = linesOf(sections, 'skills', 'other')
  const beside = {
    languages: among.find(({ text }) => isLanguage(text)),
    courses: among.find(({ text }) => isCourse(text)),
  }
  const kinds = (['languages', 'courses', 'projects'] as const).filter(
    (name) => linesOf(sections, name).length > 0 || (name !== 'projects' && beside[name] !== undefined),
  )
  const headed = sections.filter(({ name }) => (kinds as readonly string[]).includes(name))
  const shown = [
    ...headed,
    ...[beside.languages, beside.courses].flatMap((line) =>
      line ? [{ ...line, heading: line.text, line: line.number }] : [],
    ),
  ]
  return {
    share: shareOf(kinds.length, EXTRAS),
    params: { found: kinds.length, target: EXTRAS, percent: percent(kinds.length, EXTRAS) },
    evidence: firstFew(shown, ({ heading, page, line }) => ({ text: heading, page, line })),
  }
}
