// Turns a stored comparison (figures, quotes) into the texts and order the page shows, in one language. Pure.
import type { JobResult, KeywordMatch } from '../../analysis/job/result'
import { isOptional } from '../../analysis/job/score'
import { fold } from '../../analysis/resume/reading/text'
import type { Evidence } from '../../analysis/resume/result'
import { type Language, translator } from '../../i18n'
import type { Part } from '../history/view'
import { conditionsOf, type Marked } from './conditions'
import { nameIn, suggestionsOf } from './suggest'
import { apart, isCited, isMissing, isOwn, isShown, isStudied, isSuggested, isUnsure, verdictOf } from './verdict'

/** `resume`: id of the compared résumé's analysis, '' where `draft` of the workbench was compared. */
export type StoredJob = JobResult & { readonly resume: string; readonly draft?: string }

/** Maximum keywords shown as the advert's most important ones. */
const importantMax = 8

export type ChipView = { readonly id: string; readonly text: string; readonly times: number; readonly wish: boolean }
/** Keywords by how the résumé has them: in use, in schooling or licences held, named, suggested by another word, perhaps there, not found. */
export type BucketsView = Readonly<
  Record<'shown' | 'studied' | 'listed' | 'suggested' | 'unsure' | 'missing', ChipView[]>
>
export type PairView = {
  readonly id: string
  readonly asked: Marked
  /** `where` says whose words these are, `place` only the line. */
  readonly written: Marked & { readonly where: string; readonly place: string }
  readonly how: string
}
const chip =
  (language: Language) =>
  (one: KeywordMatch): ChipView => ({
    id: one.id,
    text: nameIn(language, one),
    times: one.times,
    wish: one.need === 'desirable',
  })

/** Words with which an advert stresses a demand; folded. */
const stress =
  /\b(?:strong|solid|proven|extensive|deep|excellent|advanced|expert\w*|mastery|must|essential|mandatory|required|fundamental|indispensave\w+|imprescindive\w+|obrigatori\w+|essencia\w+|solid[oa]s?|avancad[oa]s?|fortes?|dominio|dominar|ampl[oa]|comprovad[oa]s?|excelentes?)\b/
const isStressed = ({ quote }: KeywordMatch): boolean => stress.test(fold(quote.text))

/** The advert's most important keywords: what it requires, stresses and repeats comes first, then in its own order. */
const important = (keywords: readonly KeywordMatch[]): KeywordMatch[] =>
  keywords
    .filter(({ need }) => need !== 'desirable')
    .toSorted(
      (a, b) =>
        Number(b.need === 'required') - Number(a.need === 'required') ||
        Number(isStressed(b)) - Number(isStressed(a)) ||
        b.times - a.times ||
        a.quote.line - b.quote.line,
    )

const order: Readonly<Record<NonNullable<KeywordMatch['how']>, number>> = {
  implied: 0,
  family: 1,
  typo: 2,
  alias: 3,
  plural: 4,
  exact: 5,
  alternative: 6,
}

const whereOf = ({ page, line }: Evidence, language: Language): string =>
  page > 1 ? translator(language)('job.page.saysPage', { page, line }) : translator(language)('job.page.says', { line })

const placeOf = ({ page, line }: Evidence, language: Language): string =>
  page > 1
    ? translator(language)('resume.page.place', { page, line })
    : translator(language)('resume.page.placeNoPage', { line })

/** The advert's words beside the person's own, pairs with different words first. */
const pairsOf = (keywords: readonly KeywordMatch[], language: Language): PairView[] =>
  keywords
    .flatMap((one) =>
      one.evidence && one.how && isOwn(one) && one.kind === 'hard'
        ? [{ one, evidence: one.evidence, how: one.how }]
        : [],
    )
    .toSorted((a, b) => order[a.how] - order[b.how])
    // Two words of one demand that one line answers are one pair.
    .filter(({ one, evidence }, at, all) => {
      const isSame = (other: (typeof all)[number]) =>
        other.one.quote.text === one.quote.text && other.evidence.text === evidence.text
      return all.findIndex(isSame) === at
    })
    .map(({ one, evidence, how }) => ({
      id: one.id,
      asked: { text: one.quote.text, mark: one.quote.mark },
      written: {
        text: evidence.text,
        mark: evidence.mark ?? null,
        where: whereOf(evidence, language),
        place: placeOf(evidence, language),
      },
      how: translator(language)(`job.page.how.${how}`),
    }))

/** What stands where no change is proposed: that nothing is left to do only where nothing asked for is missing. */
const withoutSuggestions = ({ keywords, requirements }: JobResult, language: Language): string => {
  const answered =
    keywords.every(({ bucket, how }) => bucket !== 'missing' || how === 'alternative') &&
    requirements.every((one) => one.met === 'yes' || isOptional(one))
  return translator(language)(answered ? 'job.page.suggestionsNone' : 'job.page.suggestionsLacking')
}

/** All texts of the scanner's page for a result, in a language. */
export function jobView(result: JobResult, language: Language) {
  const { keywords } = result
  const { asked, tasks, wishes } = apart(result)
  const chips = (of: (one: KeywordMatch) => boolean, among: typeof asked) => among.filter(of).map(chip(language))
  const group = (among: typeof asked): BucketsView => ({
    shown: chips(isShown, among),
    studied: chips(isStudied, among),
    listed: chips(isCited, among),
    suggested: chips(isSuggested, among),
    unsure: chips(isUnsure, among),
    missing: chips(isMissing, among),
  })
  return {
    ...verdictOf(result, language),
    important: important(asked).slice(0, importantMax).map(chip(language)),
    /** How many there are, of which only the first are shown. */
    importantAll: important(asked).length,
    /** What the advert says of the person, neither counted nor missing; before rubric 34 it was scored. */
    traits: (result.rubric < 34 ? [] : keywords).filter(({ kind }) => kind === 'soft').map(chip(language)),
    ...group(asked),
    tasks: group(tasks),
    wishes: group(wishes),
    pairs: pairsOf(keywords, language),
    conditions: conditionsOf(result, language),
    suggestions: suggestionsOf(result, language),
    withoutSuggestions: withoutSuggestions(result, language),
  }
}

export type JobView = ReturnType<typeof jobView>

/** The blocks of the score, for the comparison of two results. */
export function partsOf({ blocks }: JobResult, language: Language): Part[] {
  const t = translator(language)
  return blocks.map(({ id, points, max }) => ({ id, name: t(`job.blocks.${id}`), points, max }))
}
