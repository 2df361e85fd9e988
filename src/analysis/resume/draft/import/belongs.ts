// Lines of a careless file that stand where they do not belong: work described below another job, and what people say of themselves
// below their courses. They are moved to their part, whole.
import { headings } from '../../optimise/headings'
import { fold, tokens } from '../../reading/text'
import type { DraftPart } from '../parts'

type Draft = Omit<DraftPart, 'id' | 'lines'> & { readonly lines: readonly string[] }

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

/** Statements about the person below the last course are a part of their own. */
export const withoutStatements = (drafts: readonly Draft[], language: 'pt' | 'en'): Draft[] =>
  drafts.flatMap((draft): Draft[] => {
    const at = draft.kind === 'courses' ? draft.lines.findIndex((text) => ofOneself.test(fold(text))) : -1
    if (at < 0) return [draft]
    const own: Draft = { kind: 'own', fields: { heading: headings[language].other }, lines: draft.lines.slice(at) }
    return at === 0 ? [own] : [{ ...draft, lines: draft.lines.slice(0, at) }, own]
  })
