// Turns a result (figures, evidence) into what the page shows (texts, order, parts), in one language. Pure.
import type { Hidden } from '../../analysis/documents/document'
import type { Check, Evidence, Field, Group, ResumeResult } from '../../analysis/resume/result'
import { earningChecks } from '../../analysis/resume/scoring/earning-checks'
import { type Language, textFinder, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import type { Part } from '../history/view'
import { inCoachOrder } from './order'
import { checkTexts } from './texts'

/** How many findings are open; the rest is in a <details>. */
export const openFindings = 3
const groups: readonly Group[] = ['formatting', 'content', 'ats']
/** From this ATS sub-score on, the file counts as easy to read. */
const readable = 85
/** From this sub-score on, a group counts as a strength. */
const wellDone = 75

export type Band = 'start' | 'building' | 'path' | 'great' | 'excellent'
/** The person's own line, its relevant parts, and its place. */
export type Quote = {
  readonly text: string
  readonly marks: readonly string[]
  readonly place: string
  /** Where it stands in a file; a line of null has no place in it. */
  readonly page: number
  readonly line: number | null
}

export type Finding = {
  readonly id: string
  readonly group: Group
  readonly title: string
  readonly why: string
  readonly fix: string
  /** Whole points the score can still gain here; 0 when a cap prevents it. */
  readonly gain: number
  readonly quotes: readonly Quote[]
}

export type RobotView = {
  readonly fields: readonly { readonly field: Field; readonly label: string; readonly value: string | null }[]
  readonly sections: readonly { readonly heading: string; readonly place: string }[]
  readonly hidden: readonly { readonly text: string; readonly place: string; readonly reason: string }[]
  readonly text: string
}

export type ResumeView = {
  /** Null for a file that does not look like a résumé: it has no figures, only what the parser read. */
  readonly verdict: {
    readonly score: number
    readonly band: Band
    readonly headline: string
    readonly lead: string
    /** Why the score is far below its parts, in one sentence; null where it is not, or where a cap says it. */
    readonly reason: string | null
    readonly subs: readonly { readonly group: Group; readonly label: string; readonly score: number }[]
  } | null
  readonly caps: readonly string[]
  /** In the order a career coach would give them: order.ts. */
  readonly findings: readonly Finding[]
  readonly gain: number
  readonly strengths: readonly string[]
  readonly keywords: { readonly found: readonly string[]; readonly suggested: readonly string[] }
  readonly robot: RobotView
}

/** The band of a score from 0 to 100, by its lower bound. */
export function bandOf(score: number): Band {
  if (score >= 90) return 'excellent'
  if (score >= 75) return 'great'
  if (score >= 60) return 'path'
  return score >= 40 ? 'building' : 'start'
}

/** All texts of the résumé page about a result, in a language. */
export function resumeView(result: ResumeResult, language: Language): ResumeView {
  const findings = findingsOf(result, language)
  return {
    verdict: result.score === null ? null : verdictOf(result, result.score, findings, language),
    caps: result.score === null ? [] : capsOf(result, language),
    findings: result.score === null ? [] : findings,
    gain: Math.min(sum(findings), 100 - (result.score ?? 0)),
    strengths: result.score === null ? [] : strengthsOf(result, language),
    keywords: { found: result.keywordsFound, suggested: result.keywordsSuggested },
    robot: robotOf(result, language),
  }
}

const sum = (findings: readonly Finding[]) => findings.reduce((total, { gain }) => total + gain, 0)

/**
 * Checks that are not full, in a coach's order, after what was not read. At most `most`, because looking up texts is
 * expensive.
 */
export function findingsOf(result: ResumeResult, language: Language, most = Number.POSITIVE_INFINITY): Finding[] {
  const missed = result.checks.filter(({ status }) => status === 'part' || status === 'none')
  const open = inCoachOrder(missed.filter((one) => !isRepeated(one, missed)))
  const found: Finding[] = unreadOf(result, language)
  for (const { id, group, gain, params, evidence } of open) {
    if (found.length >= most) break
    const texts = checkTexts(language, id, params)
    if (!texts) continue
    const { title, why, fix } = texts
    found.push({ id, group, gain, title, why, fix, quotes: quotesOf(evidence, result, language) })
  }
  return found
}

/** Where nothing is told of the work, one tip says so, and not each check of that work. */
const isRepeated = ({ params }: Check, missed: readonly Check[]): boolean =>
  params.context === 'nobullets' && missed.some(({ id, points }) => id === 'tasks' && points === 0)

/** Jobs in the text that could not be read: first of all, because the other findings do not cover them. */
function unreadOf(result: ResumeResult, language: Language): Finding[] {
  const { unread } = result
  if (!unread) return []
  const t = translator(language)
  const textOf = (key: 'title' | 'why' | 'whyUndated' | 'fix' | 'partTitle' | 'partWhy') =>
    t(`resume.page.unread.${key}`, { periods: unread.periods })
  const title = textOf(unread.part ? 'partTitle' : 'title')
  const why = textOf(unread.part ? 'partWhy' : unread.periods > 1 ? 'why' : 'whyUndated')
  const quotes = quotesOf(unread.evidence, result, language)
  return [{ id: 'unread', group: 'content', title, why, fix: textOf('fix'), gain: 0, quotes }]
}

/** Faults that contradict praise of the content: leftovers of a template, and empty sentences. */
const spoils = ({ id, points, max }: Check) => ['placeholders', 'empty'].includes(id) && points < max / 2

/** What the person did well. */
function praisesOf(result: ResumeResult, language: Language): string[] {
  const earned = result.checks.some(spoils) ? [] : result.checks
  return earned
    .filter(({ id, status, group }) => status === 'full' && group === 'content' && earningChecks.has(id))
    .flatMap(({ id, params }) => checkTexts(language, id, params)?.strength ?? [])
}

/** That, and about the file only one sentence, because every plain page is easy to read. */
function strengthsOf(result: ResumeResult, language: Language): string[] {
  const own = praisesOf(result, language)
  return result.ats >= readable ? [...own, translator(language)('resume.page.readable')] : own
}

function verdictOf(result: ResumeResult, score: number, findings: readonly Finding[], language: Language) {
  const t = translator(language)
  const band = bandOf(score)
  const [headline, lead] =
    result.unread && !result.unread.part
      ? [t('resume.page.unread.headline'), t('resume.page.unread.lead')]
      : [headlineOf(band, result, best(findings), language), leadOf(result, band, findings, language)]
  const subs = groups.map((group) => ({ group, label: t(`resume.page.groups.${group}`), score: result[group] }))
  return { score, band, headline, lead, reason: reasonOf(result, score, language), subs }
}

/** Points between the score and the mean of its parts from which a person wonders why. */
const apart = 15
/** From this score on nobody wonders. */
const fine = 75
/** Content below which its figure says less than what is missing. */
const empty = 20
/** Points that the file and its form take off from which they are the reason. */
const heavy = 6

/** Which part holds the score down; a cap has a sentence of its own. */
function reasonOf(result: ResumeResult, score: number, language: Language): string | null {
  const { content, ats, formatting, caps, checks, uncorrected } = result
  if (uncorrected) return correctedText(uncorrected, score, language)
  if (caps.length > 0 || score >= fine || (content + ats + formatting) / groups.length - score < apart) return null
  const t = translator(language)
  const lost = checks
    .filter(({ group, status }) => group !== 'content' && status !== 'not-assessed')
    .reduce((total, { points, max }) => total + max - points, 0)
  if (content < empty) return t('resume.page.reason.empty')
  return lost >= heavy
    ? t('resume.page.reason.file', { content, count: Math.round(lost) })
    : t('resume.page.reason.content', { content })
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

/** The finding with the largest gain. */
const best = (findings: readonly Finding[]) => findings.toSorted((a, b) => b.gain - a.gain)[0]

/** The band as text and what is missing most; an excellent score asks for nothing. */
function headlineOf(band: Band, { checks }: ResumeResult, first: Finding | undefined, language: Language): string {
  const t = translator(language)
  const name = t(`resume.page.bands.${band}`)
  const params = checks.find(({ id }) => id === first?.id)?.params ?? {}
  const missing: string = first ? (textFinder(language)(`resume.checks.${first.id}.missing`, params) ?? '') : ''
  return band === 'excellent' || !missing ? name : t('resume.page.headline', { band: name, missing })
}

/** The strengths, then what the first findings would gain. Only measured facts: no estimated minutes. */
function leadOf(result: ResumeResult, band: Band, findings: readonly Finding[], language: Language): string {
  const t = translator(language)
  // Praises what the person did well; nothing of a file that is merely readable, and nothing that a tip contradicts.
  const [strength] = praisesOf(result, language)
  const told = findings.every(({ id }) => id !== 'tasks')
  const works = t(band === 'excellent' ? 'resume.page.lead.excellent' : 'resume.page.lead.content')
  const first = findings.slice(0, openFindings).filter(({ gain }) => gain > 0)
  const count = sum(first)
  const worth =
    first.length > 1 ? t('resume.page.lead.gains', { n: first.length, count }) : t('resume.page.lead.gain', { count })
  const good = band === 'excellent' || (told && result.content >= wellDone) ? works : strength
  return [good, count > 0 ? worth : ''].filter(Boolean).join(' ')
}

/** Each cap says which score it limits and how far. */
function capsOf({ caps }: ResumeResult, language: Language): string[] {
  const t = translator(language)
  return caps.map(({ id, at }) => t(`resume.caps.${id}`, { at }))
}

/** A DOCX has no pages until something lays it out, so only the line is given. */
function placeOf(page: number, line: number | null, result: ResumeResult, language: Language) {
  const t = translator(language)
  if (line === null) return result.pages === null ? '' : t('resume.page.placePage', { page })
  return result.pages === null ? t('resume.page.placeNoPage', { line }) : t('resume.page.place', { page, line })
}

/** One quote per line, however many of its parts are marked. */
function quotesOf(evidence: readonly Evidence[], result: ResumeResult, language: Language): Quote[] {
  const lines = Map.groupBy(evidence, ({ text, page, line }) => `${page} ${line} ${text}`)
  return [...lines.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const marks = same.flatMap(({ mark, also = [] }) => [...(mark ? [mark] : []), ...also])
    const { text, page, line } = first
    return { text, marks, page, line, place: placeOf(page, line, result, language) }
  })
}

function robotOf(result: ResumeResult, language: Language): RobotView {
  const t = translator(language)
  const hidden = ({ text, page, reason }: Hidden) => ({
    text,
    place: placeOf(page, null, result, language),
    reason: t(`resume.page.hiddenReason.${reason}`),
  })
  return {
    fields: result.robot.fields.map(({ field, value }) => ({ field, value, label: t(`resume.fields.${field}`) })),
    sections: result.robot.sections.map(({ heading, page, line }) => ({
      heading,
      place: placeOf(page, line, result, language),
    })),
    hidden: result.robot.hidden.map(hidden),
    text: result.robot.lines.join('\n'),
  }
}

/** The parts by which the history compares two results: every check with its short name. */
export function partsOf({ checks }: ResumeResult, language: Language): Part[] {
  const find = textFinder(language)
  return checks.map(({ id, points, max, status }) => ({
    id,
    name: find(`resume.checks.${id}.name`) ?? id,
    points: status === 'not-assessed' ? null : points,
    max,
  }))
}
