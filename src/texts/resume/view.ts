// Turns a result (figures, evidence) into what the page shows (texts, order, parts), in one language. Pure.
import type { Hidden } from '../../analysis/documents/document'
import type { Field, Judgement, ResumeResult } from '../../analysis/resume/result'
import { promisedGains } from '../../analysis/resume/scoring/promise/promised'
import { type Language, textFinder, translator } from '../../i18n'
import type { Part } from '../history/view'
import { remembered } from '../remembered'
import { type Finding, placeOf, quotesOf } from './finding'
import { apartInLines } from './first-three'
import { inCoachOrder } from './order'
import { checkTexts } from './texts'
import { raisedByParts, unreadOf, unreadPartsOf } from './unread-findings'
import { restOf, strengthsOf, type VerdictView, verdictOf } from './verdict'

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
  /** What the folded findings add after the open ones, at most; null where that cannot be known. */
  readonly rest: number | null
  readonly strengths: readonly string[]
  readonly keywords: { readonly found: readonly string[]; readonly suggested: readonly string[] }
  readonly robot: RobotView
}

const views = remembered<ResumeResult, ResumeView>()

/** All texts of the résumé page about a result, in a language; the same object as the last time. */
export const resumeView = (result: ResumeResult, language: Language): ResumeView =>
  views(result, [language], () => viewOf(result, language))

function viewOf(result: ResumeResult, language: Language): ResumeView {
  const findings = findingsOf(result, language)
  return {
    verdict: result.score === null ? null : verdictOf(result, result.score, findings, language),
    caps: result.score === null ? [] : capsOf(result, language),
    findings: result.score === null ? [] : findings,
    rest: restOf(findings, result),
    strengths: result.score === null ? [] : strengthsOf(result, language),
    keywords: { found: result.keywordsFound, suggested: result.keywordsSuggested },
    robot: robotOf(result, language),
  }
}

/**
 * In this order:
 * 1. jobs that were not read; behind the first tip where some jobs were read;
 * 2. checks that are not full, in a coach's order;
 * 3. other parts that were not read; before the checks where they could be worth more than any tip.
 * At most `most`, because looking up texts is expensive.
 */
export function findingsOf(result: Judgement, language: Language, most = Number.POSITIVE_INFINITY): Finding[] {
  const promised = promisedGains(result.checks)
  const open = inCoachOrder(result.checks, ({ id }) => promised.has(id))
  const unread = unreadOf(result, language)
  // Where only a part was not read, the first tip is about the page and not about our reading of it.
  const findings: Finding[] = result.unread?.part ? [] : [...unread]
  const isMainDoubt = raisedByParts(result) > Math.max(0, ...promised.values())
  if (isMainDoubt) findings.push(...unreadPartsOf(result, language))
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
  const all = isMainDoubt || findings.length >= most ? findings : [...findings, ...unreadPartsOf(result, language)]
  return apartInLines(all)
}

/** True for a tip without a point of its own on a page that no cap holds: what it would add is less than one. */
export const isSmall = (gain: number | null, { caps, score }: Judgement): boolean =>
  gain === 0 && caps.length === 0 && score !== null && score > 0

/** Each cap says which score it limits and how far. */
function capsOf({ caps }: ResumeResult, language: Language): string[] {
  const t = translator(language)
  return caps.map(({ id, at }) => t(`resume.caps.${id}`, { at }))
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
