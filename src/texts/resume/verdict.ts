// The score in words: its band, what is missing most, what is good, and why it is not higher. Pure.
import type { Check, Group, Judgement, ResumeResult } from '../../analysis/resume/result'
import { gainTogether } from '../../analysis/resume/scoring/calibration'
import { earningChecks } from '../../analysis/resume/scoring/rubric'
import { type Language, textFinder, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { checkTexts } from './texts'

/** How many findings are open; the rest is in a <details>. */
export const openFindings = 3
const groups: readonly Group[] = ['formatting', 'content', 'ats']
/** From this ATS sub-score on, the file counts as easy to read. */
const readable = 85
/** From this sub-score on, a group counts as a strength. */
const wellDone = 75

type Band = 'start' | 'building' | 'path' | 'great' | 'excellent'
/** What a finding is worth. */
type Worth = { readonly id: string; readonly gain: number }

export type VerdictView = {
  readonly score: number
  readonly band: Band
  readonly headline: string
  readonly lead: string
  /** Why the score is far below its parts, in one sentence; null where it is not, or where a cap says it. */
  readonly reason: string | null
  readonly subs: readonly { readonly group: Group; readonly label: string; readonly score: number }[]
}

/** The band of a score from 0 to 100, by its lower bound. */
export function bandOf(score: number): Band {
  if (score >= 90) return 'excellent'
  if (score >= 75) return 'great'
  if (score >= 60) return 'path'
  return score >= 40 ? 'building' : 'start'
}

const sum = (findings: readonly Worth[]) => findings.reduce((total, { gain }) => total + gain, 0)

/** Up to this rubric points were the score, and gains added up. */
const uncalibrated = 32

/** What findings add when all of them are followed; where a cap holds the score, what they add alone. */
const worthOf = (findings: readonly Worth[], { rubric, score, caps }: Judgement): number =>
  rubric <= uncalibrated || score === null || caps.length > 0
    ? sum(findings)
    : gainTogether(
        score,
        findings.map(({ gain }) => gain),
      )

/** What the folded findings add after the open ones, at most; null where that cannot be known, because a cap holds the score. */
export const restOf = (findings: readonly Worth[], result: Judgement): number | null =>
  result.caps.length > 0 ? null : worthOf(findings, result) - worthOf(findings.slice(0, openFindings), result)

/** Faults that contradict praise of the content: leftovers of a template, and empty sentences. */
const spoils = ({ id, points, max }: Check) => ['placeholders', 'empty'].includes(id) && points < max / 2

/** What the person did well. */
function praisesOf(result: ResumeResult, language: Language): string[] {
  // Where little of the work is described, how its few sentences open deserves no praise.
  const hardly = result.checks.some(({ id, points, max }) => id === 'tasks' && points < max / 2)
  // One count is never both too much and praised.
  const isMany = result.checks.some(
    ({ id, status }) => id === 'skill-list' && status !== 'full' && status !== 'not-assessed',
  )
  const earned = result.checks.some(spoils)
    ? []
    : result.checks.filter(
        ({ id, params }) =>
          !(hardly && id === 'openings') &&
          !(isMany && id === 'skills') &&
          !(id === 'tasks' && (Number(params.lines) < 2 || Number(params.thin) * 2 > Number(params.all))),
      )
  return earned
    .filter(({ id, status, group }) => status === 'full' && group === 'content' && earningChecks.has(id))
    .flatMap(({ id, params }) => checkTexts(language, id, params)?.strength ?? [])
}

/** Checks of what systems read, of which one that is open forbids the praise. */
const ofReading: ReadonlySet<string> = new Set(['text-layer', 'reading-order', 'parts', 'file', 'unicode'])
/** Characters of a line of the person's that is quoted as their best. */
const longest = 160
const cut = (text: string, most: number): string =>
  text.length <= most ? text.replace(/[.;]$/u, '') : `${text.slice(0, text.lastIndexOf(' ', most))}…`

/** The person's own best line, that, and about the file only one sentence, because every plain page is easy to read. */
export function strengthsOf(result: ResumeResult, language: Language): string[] {
  const praises = praisesOf(result, language)
  // Beside jobs that were not read, or a tip about what systems cannot read, it would be untrue.
  const isOpen = result.checks.some(({ id, status }) => ofReading.has(id) && (status === 'part' || status === 'none'))
  const isReadable = result.ats >= readable && !result.unread && !isOpen
  const t = translator(language)
  const best = result.checks.find(({ id }) => id === 'quantified')?.params.best
  return [
    ...(best === undefined || result.checks.some(spoils)
      ? []
      : [t('resume.page.best', { line: cut(String(best), longest) })]),
    ...praises,
    ...(isReadable ? [t('resume.page.readable')] : []),
  ]
}

export function verdictOf(
  result: ResumeResult,
  score: number,
  findings: readonly Worth[],
  language: Language,
): VerdictView {
  const t = translator(language)
  const band = bandOf(score)
  const [headline, lead] =
    result.unread && !result.unread.part
      ? [t('resume.page.unread.headline'), t('resume.page.unread.lead')]
      : [headlineOf(band, result, best(findings), language), leadOf(result, band, findings, language)]
  const subs = groups.map((group) => ({ group, label: t(`resume.page.groups.${group}`), score: result[group] }))
  return { score, band, headline, lead, reason: reasonOf(result, score, language), subs }
}

/** A score that is so many points below the mean of its parts makes a person wonder why. */
const apart = 5
/** Up to this rubric the content was a share of its own points, and not the score before the file takes its own. */
const ownShare = 18
const earlier = { apart: 15, fine: 75 }
/** Of a content below this, its figure says less than what is missing. */
const empty = 20
/** At most so many points below the highest score of its stage, a page says what that is. */
const nearTop = 10
/** At most so many points below it, nearly everything is shown. */
const nearlyAll = 2
/** Which part holds the score down; a cap has a sentence of its own. */
function reasonOf(result: ResumeResult, score: number, language: Language): string | null {
  const { content, ats, formatting, caps, rubric, uncorrected } = result
  if (uncorrected) return correctedText(uncorrected, score, language)
  const below = (content + ats + formatting) / groups.length - score
  const t = translator(language)
  if (rubric <= ownShare) {
    const none = caps.length > 0 || score >= earlier.fine || below < earlier.apart
    return none ? null : t(`resume.page.reason.${content < empty ? 'empty' : 'earlier'}`, { content })
  }
  if (caps.length > 0 || below < apart) return null
  if (content < empty) return t('resume.page.reason.empty')
  const count = content - score
  return count > 0 ? t('resume.page.reason.file', { content, count }) : t('resume.page.reason.content')
}

/** Why the person's own corrections lowered the score: what a line says now, and does not say yet. */
function correctedText(
  { score: before, lost }: NonNullable<ResumeResult['uncorrected']>,
  score: number,
  language: Language,
): string {
  const t = translator(language)
  const find = textFinder(language)
  const names = lost.slice(0, openFindings).flatMap((id) => find(`resume.checks.${id}.name`) ?? [])
  return names.length === 0
    ? t('resume.page.reason.corrected', { before, score })
    : t('resume.page.reason.correctedIn', { before, score, names: formats(language).list(names) })
}

/** The finding with the largest gain; what was done comes before its figures where the tips have it so. */
const best = (findings: readonly Worth[]) => {
  const most = findings.toSorted((a, b) => b.gain - a.gain)[0]
  const before = findings.slice(0, most ? findings.indexOf(most) : 0)
  return most?.id === 'quantified' ? (before.find(({ id }) => id === 'tasks') ?? most) : most
}

/** What is missing stands beside the band if it is worth at least so many points. */
const worthNaming = 2

/** The band as text and what is missing most; an excellent score asks for nothing. */
function headlineOf(band: Band, { checks }: ResumeResult, first: Worth | undefined, language: Language): string {
  const t = translator(language)
  const name = t(`resume.page.bands.${band}`)
  const params = checks.find(({ id }) => id === first?.id)?.params ?? {}
  const missing: string = first ? (textFinder(language)(`resume.checks.${first.id}.missing`, params) ?? '') : ''
  // A last point or two is no reason to say that something is missing.
  return band === 'excellent' || !missing || (first?.gain ?? 0) < worthNaming
    ? name
    : t('resume.page.headline', { band: name, missing })
}

/** Results up to rubric 15 have a highest score before a first job only. */
const topOf = (stage: ResumeResult['stage']) =>
  stage === 'change' ? 'top_change' : stage === 'return' ? 'top_return' : 'top'

/** What the highest score of a page of this stage is, where it is nearly reached: why it goes no higher. */
export function ceilingOf({ top, score, stage }: Judgement, language: Language): string | null {
  const isNear = top !== undefined && score !== null && top - score <= nearTop
  if (!isNear) return null
  const t = translator(language)
  const highest = t(`resume.page.lead.${topOf(stage)}`, { top })
  // Beside ten open points "nearly everything" would contradict the tips.
  return top - score <= nearlyAll ? `${highest} ${t('resume.page.lead.nearly')}` : highest
}

/** The strengths, then what the first findings would gain. Only measured facts: no estimated minutes. */
function leadOf(result: ResumeResult, band: Band, findings: readonly Worth[], language: Language): string {
  const t = translator(language)
  const complete =
    findings.every(({ id }) => id !== 'tasks') &&
    result.checks.every(({ id, status }) => id !== 'tasks' || status !== 'not-assessed')
  const works = t(band === 'excellent' ? 'resume.page.lead.excellent' : 'resume.page.lead.content')
  // Up to the last one that gains: before it may stand what matters more and gains nothing yet.
  const top = findings.slice(0, openFindings)
  const n = top.findLastIndex(({ gain }) => gain > 0) + 1
  const count = worthOf(top, result)
  const worth = n > 1 ? t('resume.page.lead.gains', { n, count }) : t('resume.page.lead.gain', { count })
  // Praises what the person did well; nothing of a file that is merely readable, and nothing that a tip contradicts.
  const good = () =>
    band === 'excellent' || (complete && result.content >= wellDone) ? works : praisesOf(result, language)[0]
  return [ceilingOf(result, language) ?? good(), count > 0 ? worth : ''].filter(Boolean).join(' ')
}
