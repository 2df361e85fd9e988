// Lines of a careless file that stand where they do not belong: work described below another job, a pause among tasks, and what people
// say of themselves below their courses. They are moved to their part, whole.

import { plainLine } from '../../../documents/document'
import type { TextLanguage } from '../../../text-language'
import { headings } from '../../optimise/headings'
import { pauseHeading } from '../../optimise/pauses'
import { describesPause } from '../../reading/breaks'
import { fold, tokens } from '../../reading/text'
import type { Draft } from '../parts'

/** "No restaurante eu fazia o almoço": the kind of place that a sentence opens with. */
const opensAt = /^(?:n[oa]s?|ness[ea]|nest[ea]|(?:at|in) the) (\p{L}{4,})/u

const employerWords = ({ fields }: Draft): Set<string> => new Set(tokens(fold(fields.employer ?? '')))

/** Each line that opens with the place of exactly one other job, and not with that of its own, goes to that job. */
export const withOwnEmployer = (drafts: readonly Draft[]): Draft[] => {
  const jobs = drafts.filter(({ kind }) => kind === 'job').map((job) => ({ job, words: employerWords(job) }))
  const targetOf = (text: string, from: Draft): Draft => {
    const place = opensAt.exec(fold(text))?.[1]
    const named = place === undefined ? [] : jobs.filter(({ words }) => words.has(place))
    return named.length === 1 && named[0] ? named[0].job : from
  }
  const lines = new Map(jobs.map(({ job }) => [job, [] as string[]]))
  for (const { job } of jobs) for (const text of job.lines) lines.get(targetOf(text, job))?.push(text)
  return drafts.map((draft) => ({ ...draft, lines: lines.get(draft) ?? draft.lines }))
}

/** What somebody says of themselves, and no course. Folded text. */
const ofOneself =
  /^(?:nao (?:tenho|possuo|fumo|bebo)|sem vicios|tenho (?:disponibilidade|facilidade|vontade)|disponibilidade|disponivel|sou |i (?:do not|don't|am) |availab)/

const isStatement = (text: string): boolean => ofOneself.test(fold(text))

/** Statements about the person below the last course, or the last line of skills, are a part of their own. */
export const withoutStatements = (drafts: readonly Draft[], language: TextLanguage): Draft[] =>
  drafts.flatMap((draft): Draft[] => {
    const texts = draft.kind === 'skills' ? (draft.fields.text ?? '').split('\n') : draft.lines
    const at = draft.kind === 'courses' || draft.kind === 'skills' ? texts.findIndex(isStatement) : -1
    // Skills of which the first line is one are a text about the person as a whole.
    if (at < 0 || (at === 0 && draft.kind === 'skills')) return [draft]
    const lines = texts.slice(at)
    const otherPart: Draft = { kind: 'own', fields: { heading: headings[language].other }, lines }
    const above = texts.slice(0, at)
    if (draft.kind === 'skills') return [{ ...draft, fields: { ...draft.fields, text: above.join('\n') } }, otherPart]
    return at === 0 ? [otherPart] : [{ ...draft, lines: above }, otherPart]
  })

const isPauseLine = (text: string): boolean => describesPause({ text, line: plainLine(text), lines: 1, bullet: true })

/** Lines of a job about a pause are a part of their own behind the jobs; the layout may have made that part already. */
export const withoutPauses = (drafts: readonly Draft[], language: TextLanguage): Draft[] => {
  const isPart = ({ kind, fields }: Draft) => kind === 'own' && fields.heading === pauseHeading[language]
  const texts = drafts.filter(isPart).flatMap(({ lines }) => lines)
  const described = drafts.flatMap(({ kind, lines }) => (kind === 'job' ? lines.filter(isPauseLine) : []))
  if (described.length === 0) return [...drafts]
  const lines = [...new Set([...texts, ...described])]
  const rest = drafts
    .filter((draft) => !isPart(draft))
    .map((draft) =>
      draft.kind === 'job' ? { ...draft, lines: draft.lines.filter((text) => !isPauseLine(text)) } : draft,
    )
  const last = rest.findLastIndex(({ kind }) => kind === 'job')
  return rest.toSpliced(last + 1, 0, { kind: 'own', fields: { heading: pauseHeading[language] }, lines })
}
