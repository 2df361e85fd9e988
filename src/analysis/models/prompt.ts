// From a brief to the question a model is asked. The prose is in prompts/, a file for each version: a changed word is a
// new version, so that an answer can say by which words it was asked for.
import { answerLimits, schemaOf, type Task } from './answer'
import type { Brief } from './brief'
import type { Ask } from './engines/port'
import job from './prompts/job.1.md' with { type: 'text' }
import linkedin from './prompts/linkedin.1.md' with { type: 'text' }
import photo from './prompts/photo.1.md' with { type: 'text' }
import resume from './prompts/resume.1.md' with { type: 'text' }
import rules from './prompts/rules.1.md' with { type: 'text' }

const tasks: Readonly<Record<Task, string>> = { linkedin, resume, job, photo }
/** Goes up with any change of a file in prompts/, whose old one stays. */
const versions: Readonly<Record<Task, string>> = {
  linkedin: 'linkedin.1/rules.1',
  resume: 'resume.1/rules.1',
  job: 'job.1/rules.1',
  photo: 'photo.1',
}

export const promptVersion = (task: Task): string => versions[task]

/** A measured weakness the model may put into words; `text` in the person's document's language. */
export type Point = { readonly check: string; readonly text: string }

const languages = { pt: 'Brazilian Portuguese', en: 'English' } as const

const fill = (prose: string, values: Readonly<Record<string, string>>): string =>
  prose.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)

/** The fence cannot be closed from inside: a line of the material that holds it loses it. */
const fenced = (fence: string, title: string, text: string): string =>
  `${fence} ${title}\n${text.replaceAll(fence, '')}\n${fence} end`

const materialOf = (brief: Brief, points: readonly Point[], fence: string): string => {
  const roles = [...new Set(brief.lines.map(({ role }) => role))]
  const work = roles
    .map((role) => {
      const own = brief.lines.filter((line) => line.role === role)
      return [role && `(${role})`, ...own.map(({ n, text }) => `[${n}] ${text}`)].filter(Boolean).join('\n')
    })
    .join('\n')
  const facts = brief.facts
    .filter(({ label }) => label !== 'role')
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n')
  const wanted = points.map(({ text }, at) => `[F${at + 1}] ${text}`).join('\n')
  return [
    ...(brief.advert ? [fenced(fence, 'job advert', brief.advert.text)] : []),
    fenced(fence, "the person's texts", [facts, work].filter(Boolean).join('\n\n')),
    ...(wanted ? [fenced(fence, 'what the program found', wanted)] : []),
  ].join('\n\n')
}

/**
 * The question about a brief. `fence` is a word nobody can guess, so that no text can pretend to end where it does not.
 * Pure: the same brief and fence make the same question.
 */
export const textAsk = (task: Exclude<Task, 'photo'>, brief: Brief, points: readonly Point[], fence: string): Ask => {
  const schema = schemaOf(task)
  const most = String(Math.min(answerLimits.lines, brief.lines.length))
  const values = { fence, language: languages[brief.language], lines: most, schema: JSON.stringify(schema) }
  const prose = fill(tasks[task], values)
  return {
    // What people wrote is put in last, so that nothing in it is taken for a place of ours.
    system: fill(rules, values),
    user: prose.replace('{{material}}', () => materialOf(brief, points, fence)),
    name: task,
    schema,
    tokens: answerLimits.tokens,
  }
}

/** The question about a photo, a JPEG. */
export const photoAsk = (image: Uint8Array): Ask => {
  const schema = schemaOf('photo')
  return {
    system: fill(photo, { schema: JSON.stringify(schema) }),
    user: 'What can be seen?',
    name: 'photo',
    schema,
    image,
    tokens: answerLimits.photoTokens,
  }
}

/** What the model was told in our own words, which it must not hand on. */
export const instructionsOf = (task: Exclude<Task, 'photo'>): string => `${rules}\n${tasks[task]}`
