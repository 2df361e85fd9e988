// Finds the place of the draft that a finding of a result quotes, and names it and its check in the workbench's address.
import { fold } from '../../analysis/resume/reading/text'
import type { DraftTargetJson } from '../../api/tools/draft'
import type { DraftContent, DraftPart } from '../../domain/drafts/content'
import type { RequestContext } from '../http/request/request-context'

/** Longest quote that is looked for, in UTF-16 units, and the least that names a line of which it is only a piece. */
const quoteLimits = { most: 2_000, least: 12 } as const

/** Letters and digits alone: a quote may have lost its bullet, and a draft's line the signs of its file. */
const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isPiece = (piece: string, of: string): boolean => piece.length >= quoteLimits.least && of.includes(piece)
const isSame = (text: string, quote: string): boolean =>
  text !== '' && (text === quote || isPiece(quote, text) || isPiece(text, quote))

/** A job or school by the names that its first line has: all that it has of them stand in the quote. */
const isHeadedBy = ({ fields }: DraftPart, quote: string): boolean => {
  const names = [fields.title, fields.employer, fields.course, fields.school].flatMap((name) => bare(name ?? '') || [])
  return names.length > 0 && names.every((name) => quote.includes(name))
}

/** Where the words stand that a finding quotes: a line, else a part with them in a field or its head; null where the draft has them no more. */
export const placeOfQuote = ({ parts }: DraftContent, text: string): NonNullable<DraftTargetJson['at']> | null => {
  const quote = bare(text.slice(0, quoteLimits.most))
  if (quote === '') return null
  const lines = parts.flatMap((part) =>
    part.lines.map((line) => ({ part: part.id, line: line.id, text: bare(line.text) })),
  )
  const lineFound = lines.find((line) => line.text === quote) ?? lines.find((line) => isSame(line.text, quote))
  if (lineFound) return { part: lineFound.part, line: lineFound.line }
  const part =
    parts.find((one) => isHeadedBy(one, quote)) ??
    parts.find(({ fields }) => Object.values(fields).some((field) => isPiece(quote, bare(field))))
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
