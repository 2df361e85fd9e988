// Finds the place of the draft that a finding of a result quotes, and names it and its check in the workbench's address.
import { headingName, type SectionName } from '../../analysis/resume/reading/sections/headings'
import { bareWords } from '../../analysis/resume/reading/text'
import type { DraftTargetJson } from '../../api/tools/draft'
import type { DraftContent, DraftPart } from '../../domain/drafts/content'
import type { RequestContext } from '../http/request/request-context'

/** Lengths in UTF-16 units. */
const quoteLimits = {
  /** Of a quote that is looked for. */
  most: 2_000,
  word: 3,
  /** From so many on, a quote that is only a piece of a line names it. */
  least: 12,
  /** From so many letters of its fields on, a quote names a part. */
  named: 4,
} as const

const isPiece = (piece: string, of: string): boolean => piece.length >= quoteLimits.least && of.includes(piece)
const isSame = (text: string, quote: string): boolean =>
  text !== '' && (text === quote || isPiece(quote, text) || isPiece(text, quote))
const hasWords = (text: string, words: string): boolean => words !== '' && ` ${text} `.includes(` ${words} `)
/** A long quote may end in the middle of a word. */
const isPartOf = (quote: string, text: string): boolean => isPiece(quote, text) || hasWords(text, quote)

/** How much of a part a quote names: the letters of its short fields that stand there word for word, of a date its year. */
const namedIn = ({ fields }: DraftPart, quote: string): number =>
  Object.entries(fields).reduce((all, [name, value]) => {
    const words = bareWords(value)
    const year = name === 'start' || name === 'end' ? /\d{4}/.exec(value)?.[0] : undefined
    return all + (hasWords(quote, words) ? words.length : year !== undefined && hasWords(quote, year) ? year.length : 0)
  }, 0)

/** The parts that stand under a heading of a file, by its section's name. */
const headed: Readonly<Partial<Record<SectionName, DraftPart['kind']>>> = {
  ...{ summary: 'summary', objective: 'contact', contact: 'contact', personal: 'contact', experience: 'job' },
  ...{ education: 'school', skills: 'skills', languages: 'languages', courses: 'courses' },
}

/** The part that a quote names most, by the words of its fields, of its head or of its section; undefined where it names none. */
const partOf = (parts: readonly DraftPart[], quote: string): DraftPart | undefined => {
  const most = Math.max(...parts.map((part) => namedIn(part, quote)))
  if (most >= quoteLimits.named) return parts.find((part) => namedIn(part, quote) === most)
  const section = headingName(quote)
  return (
    parts.find(({ fields }) => Object.values(fields).some((field) => isPartOf(quote, bareWords(field)))) ??
    (section === null ? undefined : parts.find(({ kind }) => kind === headed[section]))
  )
}

/** The line that a finding quotes, else a part with its words in a field or its head; null where both are gone. */
export const placeOfQuote = ({ parts }: DraftContent, text: string): NonNullable<DraftTargetJson['at']> | null => {
  const quote = bareWords(text.slice(0, quoteLimits.most))
  if (quote.length < quoteLimits.word) return null
  const lines = parts.flatMap((part) =>
    part.lines.map((line) => ({ part: part.id, line: line.id, text: bareWords(line.text) })),
  )
  const lineFound =
    lines.find((line) => line.text === quote) ??
    lines.find((line) => isSame(line.text, quote)) ??
    lines.find((line) => hasWords(line.text, quote))
  if (lineFound) return { part: lineFound.part, line: lineFound.line }
  const part = partOf(parts, quote)
  return part ? { part: part.id, line: null } : null
}

/** The check and the place that an address names. */
export const targetFrom = (ctx: RequestContext): DraftTargetJson | null => {
  const check = ctx.url.searchParams.get('arrumar')
  if (check === null || !/^[a-z-]{1,30}$/.test(check)) return null
  const [, part, line = null] =
    /^([a-z0-9]{1,24})(?:\.([a-z0-9]{1,24}))?$/.exec(ctx.url.searchParams.get('em') ?? '') ?? []
  return { check, at: part === undefined ? null : { part, line } }
}

/** An address with what is wanted there; ids alone, no words of the person. */
export const withTarget = (address: string, { check, at }: DraftTargetJson): string => {
  const place = at === null ? '' : `&em=${at.part}${at.line === null ? '' : `.${at.line}`}`
  return `${address}${address.includes('?') ? '&' : '?'}arrumar=${check}${place}`
}
