// Turns a result (figures, evidence) into what the page shows (texts, order, parts), in one language. Pure.
import type { Hidden } from '../../analysis/documents/document'
import type { Check, Evidence, Field, Group, Judgement, ResumeResult } from '../../analysis/resume/result'
import { promisedGains } from '../../analysis/resume/scoring/promise/promised'
import { type Language, textFinder, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import type { Part } from '../history/view'
import { apartInLines } from './first-three'
import { inCoachOrder } from './order'
import { checkTexts } from './texts'
import { strengthsOf, sum, type VerdictView, verdictOf } from './verdict'

export { bandOf, ceilingOf, openFindings } from './verdict'

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
  readonly fields: readonly {
    readonly field: Field
    readonly label: string
    readonly value: string | null
    readonly link: boolean
  }[]
  readonly sections: readonly { readonly heading: string; readonly place: string }[]
  readonly hidden: readonly { readonly text: string; readonly place: string; readonly reason: string }[]
  readonly text: string
}

export type ResumeView = {
  /** Null for a file that does not look like a résumé: it has no figures, only what the parser read. */
  readonly verdict: VerdictView | null
  readonly caps: readonly string[]
  /** In the order a career coach would give them: order.ts. */
  readonly findings: readonly Finding[]
  readonly gain: number
  readonly strengths: readonly string[]
  readonly keywords: { readonly found: readonly string[]; readonly suggested: readonly string[] }
  readonly robot: RobotView
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

/**
 * First the jobs that were not read, or behind the first tip where others were, then the checks that are not full in a coach's order, last the other parts that were not
 * read. At most `most`, because looking up texts is expensive.
 */
export function findingsOf(result: Judgement, language: Language, most = Number.POSITIVE_INFINITY): Finding[] {
  const promised = promisedGains(result.checks)
  const open = inCoachOrder(result.checks.filter(({ id }) => promised.has(id)))
  const unread = unreadOf(result, language)
  // Where only a part was not read, the first tip is about the page and not about our reading of it.
  const findings: Finding[] = result.unread?.part ? [] : [...unread]
  for (const { id, group, params, evidence } of open) {
    if (findings.length >= most) break
    const texts = checkTexts(language, id, params)
    if (!texts) continue
    const { title, why } = texts
    const gain = promised.get(id) ?? 0
    const fix = isSmall(gain, result) ? `${texts.fix} ${translator(language)('resume.page.lead.small')}` : texts.fix
    findings.push({ id, group, gain, title, why, fix, quotes: quotesOf(evidence, result, language) })
    if (result.unread?.part && findings.length === 1) findings.push(...unread)
  }
  if (result.unread?.part && findings.length === 0) findings.push(...unread)
  const all = findings.length < most ? [...findings, ...unreadPartsOf(result, language)] : findings
  return apartInLines(all)
}

/** Share of a text in sentences that should go, from which nobody is asked what it is. */
const flawed = 0.5

/** Checks withheld because a line shows the part that they would call missing. */
export const unreadParts = ({ checks, robot }: Judgement): readonly Check[] => {
  const headings = new Set(robot?.sections.map(({ heading }) => heading))
  const faults = checks
    .filter(({ id }) => id === 'empty' || id === 'cliches')
    .flatMap(({ evidence }) => evidence.map(({ text }) => text))
  const shows = (text: string) =>
    !headings.has(text) &&
    faults.reduce((all, one) => all + (text.includes(one) ? one.length : 0), 0) < text.length * flawed
  return checks.filter(
    ({ status, params, evidence }) =>
      status === 'not-assessed' &&
      params.context === 'unread' &&
      (evidence.length === 0 || evidence.some(({ text }) => shows(text))),
  )
}

/** True for a tip without a point of its own on a page that no cap holds: what it would add is less than one. */
export const isSmall = (gain: number | null, { caps, score }: Judgement): boolean =>
  gain === 0 && caps.length === 0 && score !== null && score > 0

/** Jobs in the text that could not be read: first of all, because the other findings do not cover them. */
function unreadOf(result: Judgement, language: Language): Finding[] {
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

/** Parts that a line shows although nothing of them was read: one finding, with those lines. */
function unreadPartsOf(result: Judgement, language: Language): Finding[] {
  const parts = unreadParts(result)
  if (parts.length === 0) return []
  const t = translator(language)
  const find = textFinder(language)
  const names = parts.flatMap(({ id }) => find(`resume.checks.${id}.name`) ?? [])
  const values = { names: formats(language).list(names.map((name) => `“${name}”`)), count: parts.length }
  const quotes = quotesOf(
    parts.flatMap(({ evidence }) => evidence),
    result,
    language,
  )
  return [
    {
      ...{ id: 'unread-parts', group: 'content', gain: 0, quotes },
      title: t('resume.page.unread.partsTitle', values),
      why: t('resume.page.unread.partsWhy', values),
      fix: t('resume.page.unread.partsFix', values),
    },
  ]
}

/** Each cap says which score it limits and how far. */
function capsOf({ caps }: ResumeResult, language: Language): string[] {
  const t = translator(language)
  return caps.map(({ id, at }) => t(`resume.caps.${id}`, { at }))
}

/** A DOCX has no pages until something lays it out, so only the line is given. */
function placeOf(page: number, line: number | null, result: Judgement, language: Language) {
  const t = translator(language)
  if (line === null) return result.pages === null ? '' : t('resume.page.placePage', { page })
  return result.pages === null ? t('resume.page.placeNoPage', { line }) : t('resume.page.place', { page, line })
}

/** One quote per line, however many of its parts are marked. */
function quotesOf(evidence: readonly Evidence[], result: Judgement, language: Language): Quote[] {
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
    fields: result.robot.fields.map(({ link = false, ...one }) => ({
      ...one,
      link,
      label: t(`resume.fields.${one.field}`),
    })),
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
