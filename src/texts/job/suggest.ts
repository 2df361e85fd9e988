// Suggestions for a comparison, largest gain first, in one language. Pure.
import { softName } from '../../analysis/job/advert/terms/kinds/soft'
import { hasFigure } from '../../analysis/job/figure'
import { canAdd } from '../../analysis/job/match/reachable'
import { asksLicence } from '../../analysis/job/match/skills/licence'
import { isUsed } from '../../analysis/job/match/skills/study'
import type { Block, JobResult, KeywordMatch } from '../../analysis/job/result'
import { SPOKEN_OF } from '../../analysis/job/rubric'
import { countsIn, gainTogether } from '../../analysis/job/score'
import { fold } from '../../analysis/resume/reading/text'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { choicesOf, ownKeywords } from './choices'
import { conditionName } from './conditions'
import { isOfSameAction, isPhrase, isTask, mayTake } from './same-work'

/** Maximum words named in one suggestion, and maximum suggestions about a single word. */
const wordsMax = 6
const singleMax = 3
/** Minimum gain of a suggestion about a single word; less is not worth a change. */
const leastGain = 2
export const maxSuggestions = 8

export type SuggestionView = {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly gain: number
}

/** The name of a keyword on the page: the advert's own word, but a trait's, which may be spread over half a sentence. */
export const nameIn = (language: Language, one: KeywordMatch): string => {
  if (one.kind === 'soft') return softName(one, language === 'pt-BR' ? 'pt' : 'en')
  return one.licence ? translator(language)('job.page.licenceFor', { what: one.text }) : one.text
}

/** None whose lower level the person's page states: it invites nobody to write a higher one. */
const isMissing = ({ bucket, below }: KeywordMatch): boolean => bucket === 'missing' && !below
/** The tip that names a missing one: where a line may be about it, the tip asks the person to look. */
const kindOf = ({ unsure, need }: KeywordMatch) => (unsure ? 'unsure' : need === 'desirable' ? 'wish' : 'ask')

/** True where the page has one of the two of "FIFO/FEFO": both names are written there, and nothing is left to spell out. */
const isOneOfPair = ({ text, evidence }: KeywordMatch): boolean =>
  /^[^\s/]+\/[^\s/]+$/u.test(text) && text.split('/').includes(evidence?.mark ?? '')

const evidenceText = ({ evidence }: KeywordMatch): string => `${evidence?.line} ${evidence?.mark}`

/** One suggestion for each word the person writes differently: "GitHub" suggests "Git" and nothing else. */
const wordSuggestions = (keywords: readonly KeywordMatch[], language: Language): SuggestionView[] => {
  const t = translator(language)
  return keywords
    .filter(
      (one) =>
        one.gain >= leastGain &&
        one.evidence?.mark &&
        !isOneOfPair(one) &&
        mayTake(one) &&
        // A noun of it says too little for a reader to guess the rest: "kitchen" is no "rosette kitchen".
        (one.how === 'family' ||
          one.how === 'typo' ||
          (one.how === 'implied' && (isPhrase(one) || one.credit > SPOKEN_OF))),
    )
    .toSorted((a, b) => b.gain - a.gain || a.text.length - b.text.length)
    .filter((one, at, all) => all.findIndex((other) => evidenceText(other) === evidenceText(one)) === at)
    .slice(0, singleMax)
    .flatMap((one) => {
      if (!one.evidence) return []
      const kind = one.how !== 'implied' ? 'word' : isPhrase(one) ? 'similar' : 'implied'
      const words = { asked: one.text, written: one.evidence.mark ?? '', line: one.evidence.line }
      return [
        {
          key: `${kind} ${one.id}`,
          title: t(`job.suggest.${kind}.title`, words),
          text: t(`job.suggest.${kind}.text`, words),
          gain: one.gain,
        },
      ]
    })
}

/** A task as it stands within a sentence: a capital that only its line's beginning gave it goes. */
export const withinSentence = (name: string, one: KeywordMatch): string =>
  isTask(one) && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

const grouped = (
  kind: 'ask' | 'wish' | 'unsure' | 'show' | 'studied',
  keywords: readonly KeywordMatch[],
  result: JobResult,
  language: Language,
): SuggestionView[] => {
  if (keywords.length === 0) return []
  const t = translator(language)
  const gainOf = (choice: readonly KeywordMatch[]) => choice.reduce((sum, one) => sum + one.gain, 0)
  const first = choicesOf(keywords)
    .toSorted((a, b) => gainOf(b) - gainOf(a))
    .slice(0, wordsMax)
  const names = first.map((choice) => choice.map((one) => withinSentence(nameIn(language, one), one)).join(' / '))
  // "Excel e DCTFWeb e FGTS Digital" would be three of we know not what.
  const words = names.some((name) => / (?:e|and) /.test(name)) ? names.join('; ') : formats(language).list(names)
  return [
    {
      key: kind,
      title: t(`job.suggest.${kind}.title`, { words }),
      text: t(`job.suggest.${kind}.text`),
      // The points are those of the words it names.
      gain: gainTogether(result, first.flat()),
    },
  ]
}

/** True where the person's years were read, but are not known to be of the work that is asked for. */
const otherWork = ({ requirements }: JobResult): boolean =>
  requirements
    .filter(({ kind, met }) => (kind === 'years' || kind === 'seniority') && met === 'unknown')
    .every(({ level, has, worked }) => (has === null ? worked !== undefined : Number(worked ?? has) >= level))

const levelWord =
  /[\s,(–-]*(?<!\p{L})(?:j[úu]nior|jr\.?|pleno|pl\.?|s[êe]nior|sr\.?|mid[- ]level|lead|principal)(?!\p{L})\)?/giu

/** The advert's title as the person may honestly use it: without a level that their years do not show. */
const honestTitle = ({ title, requirements }: JobResult): string => {
  const allMet = requirements.every(({ kind, met }) => kind !== 'seniority' || met === 'yes')
  const plain = (title ?? '').replace(levelWord, '').trim()
  return allMet || plain === '' ? (title ?? '') : plain
}

/** Most pairs of words that one tip names. */
const pairsMax = 3
/** The person's words beside the advert's for the same work: “Agreed compensation events” → “assess compensation events”. */
const wordPairs = ({ keywords }: JobResult, language: Language): string => {
  const pairs = keywords
    .filter(
      (one) =>
        one.kind === 'hard' &&
        one.bucket !== 'missing' &&
        (one.how === 'family' || (one.how === 'implied' && isOfSameAction(one))) &&
        mayTake(one) &&
        // Nobody holds a certificate by another word for it: "teachers" is no "teaching qualification".
        !asksLicence(one) &&
        !/(?:qualifications?|diploma|degree)$/iu.test(one.text) &&
        // "CostX proficiency" is what "CostX" says already.
        !fold(one.text).startsWith(fold(one.evidence?.mark ?? '')),
    )
    .toSorted((a, b) => Number(b.bucket === 'shown') - Number(a.bucket === 'shown') || b.credit - a.credit)
    .flatMap((one) =>
      one.evidence?.mark
        ? [{ asked: withinSentence(one.text, one), mark: one.evidence.mark, line: one.evidence.line }]
        : [],
    )
    .filter((one, at, all) => all.findIndex(({ mark }) => mark === one.mark) === at)
    .slice(0, pairsMax)
  return formats(language).list(pairs.map((pair) => translator(language)('job.suggest.wordPair', pair)))
}

const blockSuggestions = (result: JobResult, language: Language): SuggestionView[] => {
  const t = translator(language)
  const unmet = result.requirements
    .filter((one) => countsIn('formal', one) && canAdd(one))
    .map((one) => conditionName(one, language))
    .slice(0, wordsMax)
  const pairs = wordPairs(result, language)
  // "In the job's words" without one of them is advice that nobody can follow, and so are conditions without a name.
  const open = ({ id, gain }: Block) =>
    (id !== 'wording' || pairs !== '') &&
    (id !== 'formal' || unmet.length > 0) &&
    gain > 0 &&
    id !== 'required' &&
    id !== 'desirable'
  return result.blocks.filter(open).map(({ id, gain }) => {
    const name = id === 'level' && otherWork(result) ? 'otherWork' : (id as 'title' | 'level' | 'formal' | 'wording')
    const texts = {
      title: t(`job.suggest.${name}.title`, { conditions: formats(language).list(unmet) }),
      text: t(`job.suggest.${name}.text`, { title: honestTitle(result), pairs }),
    }
    return { key: id, ...texts, gain }
  })
}

/** Minimum share of the title's points for a title to be near: "assistant" alone, of a teaching one, is not. */
const nearTitleFrom = 0.3

/** True where no title is near the advert's either: only then a page says that the work is another. */
export const isSurelyOther = ({ workMatches, blocks, requirements }: JobResult): boolean =>
  workMatches === false &&
  // A page that counts years "in work close to it" cannot call the work another.
  !requirements.some(({ near, has }) => near !== undefined && Number(has) > 0) &&
  !blocks.some(({ id, points, max }) => id === 'title' && points >= max * nearTitleFrom)

/** For work of another kind: no list of missing words, whose points could not honestly be gained. */
const otherKind = (language: Language): SuggestionView => {
  const t = translator(language)
  return { key: 'otherKind', title: t('job.suggest.otherKind.title'), text: t('job.suggest.otherKind.text'), gain: 0 }
}

/** At most 8 suggestions, largest gain first. They ask about missing skills and never claim them for the person. */
export const suggestionsOf = (result: JobResult, language: Language): SuggestionView[] => {
  const keywords = ownKeywords(result)
  // Without a figure no points can be promised.
  const promised = (one: SuggestionView) => (hasFigure(result.range) ? one : { ...one, gain: 0 })
  const missing = result.workMatches === false ? [] : keywords.filter(isMissing)
  const listed = keywords.filter(({ bucket, how }) => bucket === 'listed' && how !== 'implied' && how !== 'alternative')
  return [
    ...wordSuggestions(keywords, language),
    ...(['ask', 'wish', 'unsure'] as const).flatMap((kind) =>
      grouped(
        kind,
        missing.filter((one) => kindOf(one) === kind),
        result,
        language,
      ),
    ),
    ...grouped(
      'show',
      listed.filter((one) => !one.studied && isUsed(one)),
      result,
      language,
    ),
    ...grouped(
      'studied',
      listed.filter((one) => one.studied && one.gain > 0 && isUsed(one)),
      result,
      language,
    ),
    ...blockSuggestions(result, language),
    ...(isSurelyOther(result) ? [otherKind(language)] : []),
  ]
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, maxSuggestions)
    .map(promised)
}
