// Builds the prompt from a brief by the texts in prompts/, where any changed word is a new version.
import { ANSWER_LIMITS, schemaOf, type Task } from './answer'
import type { Brief } from './brief'
import type { Ask } from './engines/port'
import draft from './prompts/draft.1.md' with { type: 'text' }
import interview from './prompts/interview.1.md' with { type: 'text' }
import job from './prompts/job.1.md' with { type: 'text' }
import linkedin from './prompts/linkedin.1.md' with { type: 'text' }
import photo from './prompts/photo.1.md' with { type: 'text' }
import resume from './prompts/resume.1.md' with { type: 'text' }
import rules from './prompts/rules.1.md' with { type: 'text' }

const tasks: Readonly<Record<Task, string>> = { linkedin, resume, job, photo, interview, draft }
/** Raised with any change of a prompt, which becomes a new file in prompts/. */
const versions: Readonly<Record<Task, string>> = {
  linkedin: 'linkedin.1/rules.1',
  resume: 'resume.1/rules.1',
  job: 'job.1/rules.1',
  photo: 'photo.1',
  interview: 'interview.1/rules.1',
  draft: 'draft.1/rules.1',
}

export const promptVersion = (task: Task): string => versions[task]

/** A finding the model may give advice on; `text` is in the language of the person's document. */
export type Point = { readonly check: string; readonly text: string }

const languages = { pt: 'Brazilian Portuguese', en: 'English' } as const

const fill = (prose: string, values: Readonly<Record<string, string>>): string =>
  prose.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)

/** Removes the fence from the material, so that no text can close it. */
const fenced = (fence: string, title: string, text: string): string =>
  `${fence} ${title}\n${text.replaceAll(fence, '')}\n${fence} end`

const materialOf = (brief: Brief, points: readonly Point[], fence: string): string => {
  const roles = [...new Set(brief.lines.map(({ role }) => role))]
  const work = roles
    .map((role) => {
      const ofRole = brief.lines.filter((line) => line.role === role)
      return [role && `(${role})`, ...ofRole.map(({ n, text }) => `[${n}] ${text}`)].filter(Boolean).join('\n')
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

/** The prompt for a brief; `fence` is an unguessable word, so that no text can pretend to end early. */
export const textAsk = (task: Exclude<Task, 'photo'>, brief: Brief, points: readonly Point[], fence: string): Ask => {
  const schema = schemaOf(task)
  const most = String(Math.min(ANSWER_LIMITS.lines, brief.lines.length))
  const values = { fence, language: languages[brief.language], lines: most, schema: JSON.stringify(schema) }
  const prose = fill(tasks[task], values)
  return {
    // User text is inserted last, so that placeholders in it are not expanded.
    system: fill(rules, values),
    user: prose.replace('{{material}}', () => materialOf(brief, points, fence)),
    name: task,
    schema,
    tokens: ANSWER_LIMITS.tokens,
  }
}

/** The prompt for a photo (JPEG). */
export const photoAsk = (image: Uint8Array): Ask => {
  const schema = schemaOf('photo')
  return {
    system: fill(photo, { schema: JSON.stringify(schema) }),
    user: 'What can be seen?',
    name: 'photo',
    schema,
    image,
    tokens: ANSWER_LIMITS.photoTokens,
  }
}

/** Our own texts in the prompt, which the model must not repeat. */
export const instructionsOf = (task: Exclude<Task, 'photo'>): string => `${rules}\n${tasks[task]}`
