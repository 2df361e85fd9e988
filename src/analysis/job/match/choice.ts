// Leaves out the conditions that the person need not meet, because the advert takes another one that they have.
import { fold } from '../../resume/reading/text'
import type { KeywordMatch, RequirementMatch } from '../result'

/** Languages of one choice from which on none of them is missing: "a third language (Italian, French, German or Korean)". */
const MANY = 4
/** The languages of a line that commas and an "or" join: of "English and a third language (Italian, French or German)" the last three. */
const choiceOf = (one: RequirementMatch, languages: readonly RequirementMatch[]): RequirementMatch[] => {
  const text = fold(one.quote.text)
  const after = /\b(?:or|ou)\b(?! (?:higher|above|better|more|superior|acima|mais))/
  const line = languages
    .filter(({ quote }) => quote.line === one.quote.line)
    .map((match) => ({ match, at: text.indexOf(fold(match.quote.mark)) }))
    .toSorted((a, b) => a.at - b.at)
  const runs: { match: RequirementMatch; end: number; or: boolean }[][] = []
  for (const { match, at } of line) {
    const run = runs.at(-1)
    const between = run?.at(-1) ? text.slice(run.at(-1)?.end, at) : ''
    const end = at + match.quote.mark.length
    if (run && /^(?:[\s,/]|\bor\b|\bou\b|\bo\b|\bin\b)*$/.test(between))
      run.push({ match, end, or: after.test(between) })
    else runs.push([{ match, end, or: false }])
  }
  const chosen = runs.find((run) => run.some(({ match }) => match === one)) ?? []
  return chosen.some(({ or }) => or) ? chosen.map(({ match }) => match) : []
}

/** Of languages between which an advert leaves the choice, those that the person has; of many none is missing. */
export const withChosenLanguage = (answers: readonly RequirementMatch[]): RequirementMatch[] => {
  const languages = answers.filter(({ kind }) => kind === 'language')
  return answers.filter((one) => {
    const others = one.kind === 'language' ? choiceOf(one, languages) : []
    if (others.length < 2 || one.met === 'yes') return true
    return others.length < MANY && others.every(({ met }) => met !== 'yes')
  })
}

/** Between two conditions of which one is enough: an "or" with few words before the second. */
const orBetween =
  /^(?!.*\s(?:e|and|com|with|mais|plus)\s)(?:[^,;.:–—/-]|(?<=\p{L})-(?=\p{L}))*\s(?:ou|or|e\/ou|and\/or)\s(?<words>(?:\p{L}+\s){0,4})$/u
/** What a skill stands in where it is learnt, and no work or field: "curso de cuidador de idosos". */
const course = /\b(?:cursos?|courses?|formacao|treinamento|training|certific\p{L}*|capacitacao|diploma|nvq)\b[^,;.:]*$/u
/** Letters in front of a skill in which its course is named. */
const COURSE = 40

/** True where an advert joins a condition by "or" to another that the person meets, or to a course that they took. */
const hasOther = (
  one: RequirementMatch,
  answers: readonly RequirementMatch[],
  keywords: readonly Pick<KeywordMatch, 'quote' | 'text' | 'studied'>[],
): boolean => {
  // What stands in brackets is about the condition in front of it; the signs keep their places.
  const text = fold(one.quote.text).replace(/\([^)]*\)/g, (words) => ' '.repeat(words.length))
  const spanOf = (mark: string) => {
    const start = text.indexOf(fold(mark))
    return start < 0 ? null : { start, end: start + mark.length }
  }
  const ownSpan = spanOf(one.quote.mark)
  if (ownSpan === null) return false
  const isOf = ({ quote }: Pick<RequirementMatch, 'quote'>) =>
    quote.line === one.quote.line && quote.text === one.quote.text
  const met = answers.filter((other) => other !== one && other.met === 'yes' && formal.has(other.kind) && isOf(other))
  const taken = keywords.filter(({ studied, text: name, quote }) => {
    const span = spanOf(name)
    return studied && isOf({ quote }) && span && course.test(text.slice(Math.max(0, span.start - COURSE), span.start))
  })
  return [...met.map(({ quote }) => quote.mark), ...taken.map(({ text: name }) => name)].some((mark) => {
    const otherSpan = spanOf(mark)
    if (otherSpan === null) return false
    const [first, second] = otherSpan.start < ownSpan.start ? [otherSpan, ownSpan] : [ownSpan, otherSpan]
    const words = orBetween.exec(text.slice(first.end, second.start))?.groups?.words
    // "Superior ou experiência em vendas com COREN": something else that is asked for stands in the register's place.
    return words !== undefined && !keywords.some((other) => isOf(other) && words.includes(fold(other.text)))
  })
}
const formal: ReadonlySet<string> = new Set(['education', 'licence'])

/** The conditions without those whose alternative the person has: of "curso técnico ou COREN ativo" the one that they have. */
export const withoutOthers = (
  answers: readonly RequirementMatch[],
  keywords: readonly Pick<KeywordMatch, 'quote' | 'text' | 'studied'>[],
): RequirementMatch[] =>
  answers.filter((one) => one.met === 'yes' || !formal.has(one.kind) || !hasOther(one, answers, keywords))
