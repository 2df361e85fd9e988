// Turns a result (figures, evidence) into the texts and order the page shows, in one language. Pure.
import {
  type Check,
  type Evidence,
  type LinkedinResult,
  maxOf,
  type Section,
  type Slip,
  sections,
} from '../../analysis/linkedin/result'
import { type Language, textFinder, textsOf, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import type { Part } from '../history/view'
import type { Quote, Finding as ResumeFinding } from '../resume/finding'
import { type MoreLines, moreLines } from './more-lines'
import { inOrder } from './order'
import { checkTexts } from './texts'
import { headlineOf, leadOf, sum } from './verdict'

type Finding = Omit<ResumeFinding, 'group'> & {
  /** True where the points are the most that a whole part can give: how much it does depends on what is written. */
  readonly upTo?: true
}

/** A finding with the text it is about. */
export type LinkedinTip = Finding & { readonly section: Section }

type Group = {
  readonly section: Section
  readonly label: string
  readonly gain: number
  readonly findings: readonly Finding[]
}

export type LinkedinView = {
  readonly headline: string
  readonly lead: string
  readonly subs: readonly {
    readonly section: Section
    readonly label: string
    readonly share: number
    readonly points: string
  }[]
  /** Headline, about, experience; within each, the largest gain first. */
  readonly groups: readonly Group[]
  /** All findings in the order of advice. */
  readonly tips: readonly LinkedinTip[]
  readonly gain: number
  readonly strengths: readonly string[]
  /** Text about duplicated lines; null without any. */
  readonly repeated: string | null
  /** Warning of what anybody can read and no employer needs, documents' numbers first; null without any. */
  readonly personal: string | null
}

const lost = ({ points, max }: Check) => (max > 0 ? (max - points) / max : 0)

/** All texts of the page for a result, in a language. */
export function linkedinView(result: LinkedinResult, language: Language): LinkedinView {
  const t = translator(language)
  const groups = sections.map((section) => groupOf(result, section, language))
  const { number } = formats(language)
  return {
    headline: headlineOf(result, groups, language),
    lead: leadOf(result, groups, language),
    subs: sections.map((section) => ({
      section,
      label: t(`linkedin.page.sections.${section}`),
      share: (100 * result.points[section]) / maxOf(result, section),
      points: t('linkedin.page.points', { points: number(result.points[section]), max: maxOf(result, section) }),
    })),
    groups,
    tips: inOrder(
      groups.flatMap(({ section, findings }) => findings.map((finding) => ({ ...finding, section }))),
      result,
    ),
    gain: sum(groups),
    strengths: result.checks
      .filter((check) => check.status === 'full' && !isIdle(check, result))
      .flatMap((check) => checkTexts(language, check)?.strength ?? []),
    personal: personalOf(result, language),
    repeated: result.repeated > 0 ? t('linkedin.page.repeated', { count: result.repeated }) : null,
  }
}

function personalOf({ personal, personalKinds = [] }: LinkedinResult, language: Language): string | null {
  const t = translator(language)
  const names = personalKinds
    .filter((kind) => kind !== 'number')
    .map((kind) => t(`linkedin.page.personalKinds.${kind}`))
  const others = names.length > 0 ? t('linkedin.page.personalOthers', { kinds: formats(language).list(names) }) : ''
  return [personal ? t('linkedin.page.personal') : '', others].filter(Boolean).join(' ') || null
}

/** A headline that says nothing yet is not praised for its form. */
const isIdle = ({ id }: Check, { checks }: LinkedinResult): boolean =>
  ['headline-length', 'headline-tidy', 'headline-seeking'].includes(id) &&
  checks.some((one) => one.id === 'headline-role' && one.status === 'none')

/** A finding whose texts are looked up on access. */
type Open = { readonly id: string; readonly gain: number; readonly finding: () => Finding | null }

/** Without experience one finding replaces its four checks; with too few lines one replaces those that more would fill. */
function openOf(result: LinkedinResult, section: Section, language: Language): Open[] {
  const sectionChecks = result.checks.filter((check) => check.section === section)
  if (section === 'experience' && !result.experienced) {
    const gain = sum(sectionChecks)
    const { noExperience } = textsOf(language).linkedin.page
    return [
      { id: 'experience', gain, finding: () => ({ id: 'experience', ...noExperience, gain, upTo: true, quotes: [] }) },
    ]
  }
  const together = moreLines(sectionChecks, language)
  const apart = sectionChecks
    .filter((check) => check.status !== 'full' && !together?.of.includes(check))
    .toSorted((a, b) => b.gain - a.gain || lost(b) - lost(a))
    .map((check) => ({ id: check.id, gain: check.gain, finding: () => findingOf(check, language) }))
  const open = together ? [togetherOf(together, language), ...apart].toSorted((a, b) => b.gain - a.gain) : apart
  const slips = (result.slips ?? []).filter((slip) => slip.section === section)
  return slips.length > 0 ? [...open, { id: 'spelling', gain: 0, finding: () => spellingOf(slips, language) }] : open
}

function togetherOf({ of, texts }: MoreLines, language: Language): Open {
  const gain = sum(of)
  const quotes = quotesOf(of[0]?.evidence ?? [], language)
  const id = of[0]?.id ?? 'experience'
  return { id, gain, finding: () => ({ id, ...texts, gain, quotes }) }
}

/** Misspelt words of one section, by the check of the résumé; they cost no points here. */
function spellingOf(slips: readonly Slip[], language: Language): Finding {
  const t = translator(language)
  const names = slips.map(({ mark, better }) => `${mark} → ${better}`).join(', ')
  const textOf = (key: 'title' | 'why' | 'fix') => t(`linkedin.page.spelling.${key}`, { names })
  return {
    id: 'spelling',
    title: textOf('title'),
    why: textOf('why'),
    fix: textOf('fix'),
    gain: 0,
    quotes: quotesOf(slips, language),
  }
}

function groupOf(result: LinkedinResult, section: Section, language: Language): Group {
  const label = translator(language)(`linkedin.page.sections.${section}`)
  const findings = openOf(result, section, language).flatMap(({ finding }) => finding() ?? [])
  return { section, label, gain: sum(findings), findings }
}

/** At most `most` findings of all sections, in the order of advice. */
export function findingsOf(result: LinkedinResult, language: Language, most: number): Finding[] {
  const findings: Finding[] = []
  const open = sections.flatMap((section) => openOf(result, section, language).map((one) => ({ ...one, section })))
  for (const { finding } of inOrder(open, result)) {
    if (findings.length >= most) break
    const text = finding()
    if (text) findings.push(text)
  }
  return findings
}

function findingOf(check: Check, language: Language): Finding | null {
  const texts = checkTexts(language, check)
  if (!texts) return null
  const { title, why, fix } = texts
  return { id: check.id, title, why, fix, gain: check.gain, quotes: quotesOf(check.evidence, language) }
}

/** One quote per line with all its marks. A headline is a single line and has no number. */
function quotesOf(evidence: readonly Evidence[], language: Language): Quote[] {
  const t = translator(language)
  const lines = Map.groupBy(evidence, ({ section, line, text }) => `${section} ${line} ${text}`)
  return [...lines.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const section = t(`linkedin.page.sections.${first.section}`)
    const place = first.section === 'headline' ? section : t('linkedin.page.place', { section, line: first.line })
    return { text: first.text, marks: same.flatMap(({ mark }) => mark ?? []), place, page: 1, line: null }
  })
}

/** Each check under its short name, for the comparison of two results. */
export function partsOf({ checks }: LinkedinResult, language: Language): Part[] {
  const find = textFinder(language)
  return checks.map(({ id, points, max }) => ({
    id,
    name: find(`linkedin.checks.${id}.name`) ?? id,
    points,
    max,
  }))
}
