// Groups the keywords of which an advert leaves one to choose, so that a page counts and names each choice as one: "Five9 / Talkdesk".
import type { JobResult, KeywordMatch } from '../../analysis/job/result'

/** True for the subject of a degree whose line is a condition: it stands there, with what the page says of it. */
const isInCondition = (
  { schooling, quote }: KeywordMatch,
  { requirements }: Pick<JobResult, 'requirements'>,
): boolean =>
  schooling === true && requirements.some((one) => one.kind === 'education' && one.quote.line === quote.line)

/** True for a missing name within a task of the same line: "WMS" of "Apontar movimentações no WMS" is not missing a second time. */
const isInTask = (one: KeywordMatch, { keywords }: Pick<JobResult, 'keywords'>): boolean =>
  one.need === 'duty' &&
  one.bucket === 'missing' &&
  keywords.some(
    ({ id, need, text, quote }) =>
      id !== one.id &&
      need === 'duty' &&
      quote.line === one.quote.line &&
      text.length > one.text.length &&
      ` ${text} `.includes(` ${one.text} `),
  )

/** The keywords that stand as such on a page; a trait is none, which nobody has or lacks as a skill. */
export const ownKeywords = (result: Pick<JobResult, 'keywords' | 'requirements'>): KeywordMatch[] =>
  result.keywords.filter((one) => one.kind === 'hard' && !isInCondition(one, result) && !isInTask(one, result))

/** The keywords by choice, each in the place of its first. */
export const choicesOf = (keywords: readonly KeywordMatch[]): KeywordMatch[][] => [
  ...Map.groupBy(keywords, ({ id, either }) => either ?? id).values(),
]

/** The keywords with each choice as one of them: under the names of those that the page has, or of all where it has none. */
export const withChoices = (keywords: readonly KeywordMatch[]): KeywordMatch[] =>
  choicesOf(keywords).flatMap((choice) => {
    const [best] = choice.toSorted((a, b) => b.credit - a.credit)
    if (!best || choice.length === 1) return choice
    const named = choice.filter(({ bucket }) => bucket === best.bucket)
    return [{ ...best, text: named.map(({ text }) => text).join(' / ') }]
  })
