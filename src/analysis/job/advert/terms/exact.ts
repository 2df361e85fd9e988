// The exact span of a term among the skills recognised in the same sentence.
import { isTitle } from '../../../resume/reading/experience/names/titles'
import { fold, tokens } from '../../../resume/reading/text'
import { matchSkills } from '../../../resume/skills/match'
import { educationIn } from '../../levels/education'
import type { Span } from './span'

/** A keyword found in one sentence. */
export type Found = {
  readonly id: string
  readonly skill: string | null
  readonly kind: 'hard' | 'soft'
  readonly span: Span
  readonly schooling?: true
  readonly licence?: true
}

export const overlaps = (span: Span, others: readonly { readonly span: Span }[]): boolean =>
  others.some((other) => span.start < other.span.end && other.span.start < span.end)

/** "Troubleshooting of motor controls": the object that follows a recognised skill. */
export const behind = (text: string, span: Span, recognised: readonly Found[]): Span => {
  const longer = recognised.find((one) => one.span.start === span.start && one.span.end < span.end)
  const joint = longer && /^\s(?:&|of|d[aeo]s?|in|em|with|com)\s/.exec(fold(text.slice(longer.span.end, span.end)))
  return joint ? { start: longer.span.end + joint[0].length, end: span.end } : span
}

/** "Cardápio da nutricionista": what stands behind a skill in a longer phrase says whose it is. */
export const isOwned = (text: string, span: Span, phrase: Span): boolean => {
  const rest = text.slice(span.end, phrase.end)
  return /^ d[aeo]s? (?=\S)/.test(rest) && isTitle(rest)
}

/** "Product roadmapping", "campaign performance": extends a skill of one word to the whole written term. */
export const widened = (
  text: string,
  { kind, span }: Found,
  recognised: readonly Found[],
  spans: readonly Span[],
): Span => {
  const within = spans.find(({ start, end }) => start <= span.start && end >= span.end)
  const alone = within && recognised.filter((one) => overlaps(within, [one])).length === 1
  // A capital at the beginning of a line does not make a name: "Cozinha brasileira".
  const typed = text.slice(span.start, span.end)
  const capitals = span.start === 0 ? typed.slice(1) : typed
  const name = /[\p{Lu}\d.#+]/u.test(capitals) || typed.includes(' ')
  if (kind === 'soft' || !within || !alone) return span
  // "Cadastro Único" is one name, of which the gazetteer knows the first word.
  const longer =
    /\p{Ll}/u.test(text) && /^\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+){1,2}$/u.test(text.slice(within.start, within.end))
  if (name && !(longer && within.start === span.start)) return span
  return !isOwned(text, span, within) && tokens(text.slice(within.start, within.end)).length <= 3 ? within : span
}

/** True for initials of the words before the bracket: "National Electrical Code (NEC)". */
export const isShort = (text: string, { start, end }: Span): boolean => {
  const name = text.slice(start, end)
  if (!/^\p{Lu}{2,8}$/u.test(name) || text.charAt(start - 1) !== '(') return false
  const initials = tokens(fold(text.slice(Math.max(0, start - 120), start)))
    .filter((word) => !/^(?:d[aeo]s?|e|of|and|the|for|in|em)$/.test(word))
    .map((word) => word.charAt(0))
    .join('')
  return initials.endsWith(fold(name))
}

/** Rank of schools (education.ts) that have no subject of their own. */
const SECONDARY = 2
/** True for the subject of a degree: "superior completo em Enfermagem, Contabilidade ou áreas afins". */
export const isSchooling = (text: string, { start }: Span): boolean => {
  const school = educationIn(fold(text))
  if (!school || school.start > start || school.rank <= SECONDARY) return false
  const between = fold(text.slice(school.end, start))
  return (
    !/\b(?:experiencia|conhecimento|dominio|vivencia|nocoes|familiar|experience|knowledge|proficien|skills|anos?\b|meses\b|years?\b|pratica|atuacao|saber\b|minimo de|least\b|seguranca com|destreza|desenvoltura|firmeza|agilidade)/.test(
      between,
    ) && between.length < 80
  )
}

/** What stands before another person's title: "cardápio DA nutricionista", "support THE Financial Controller". */
const another = / d[ao]s? $|(?:apoiar|auxiliar|assessorar|ajudar|assistir) [oa]s? $|(?:^|[ ,;(])(?:the|our|their) $/iu
/** "Supporting Financial Controllers": a title with capitals behind a verb of help. */
const helped = /(?:^|[ ,;(])(?:reports? to|reporting to|support(?:ing|s)?|assist(?:ing|s)?)(?: an?)? $/iu
/** "O cardápio da nutricionista", "support the Financial Controller": another person's job. */
export const isSomebodys = (text: string, { start, end }: Span): boolean => {
  const before = text.slice(Math.max(0, start - 40), start)
  const name = text.slice(start, end)
  return (another.test(before) || (helped.test(before) && /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(name))) && isTitle(name)
}

/** "Padrões de raça (principalmente poodle e lhasa)": common names in brackets behind a term are its examples. */
export const isExample = (text: string, { start, end }: Span, terms: readonly Span[]): boolean => {
  const open = text.lastIndexOf('(', start)
  if (open < 0 || open < text.lastIndexOf(')', start) || !/^\p{Ll}[\p{Ll}-]+$/u.test(text.slice(start, end)))
    return false
  const inside = text.slice(open + 1, (text.indexOf(')', end) + text.length + 1) % (text.length + 1))
  return (
    !/[\p{Lu}\d]/u.test(inside) &&
    matchSkills(inside).length === 0 &&
    terms.some((one) => one.end <= open && text.slice(one.end, open).trim() === '')
  )
}
