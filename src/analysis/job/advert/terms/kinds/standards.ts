// Recognises standards and codes by their form, initials with a number, and the stages of a plan: "NR-10", "NRM1", "ISO 9001".
import { overlaps } from '../exact'
import type { Span } from '../span'

/** Initials and a number that are no standard: a post code, an amount, a date, a reference, a room. */
const others =
  /^(?:ref|cep|cnpj|cpf|tel|fone|covid|brl|gbp|usd|eur|fy|gmt|utc|cid|seg|ter|qua|qui|sex|sab|dom|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|abr|mai|ago|set|out|dez|br|go|sp|rj|mg|pm|am|id|job|box|po|no|room|sala|turno|vaga|grade|band|nivel|level|cnh|cat|cargo|cod|edital|gs|gg|wg|wl|ws|nf|nh)$/iu
const code =
  /(?<![\p{L}\p{N}/@.-])(\p{Lu}{2,6})[ -]?\d{1,5}(?:[.:/-]\d{1,5}){0,2}(?![\p{L}\p{N}@%]|[.,:]\d| ?(?:%|h\b|anos|years|kg|km|horas|hours|days|dias))/gu
/** Letters before a code in which its place stands. */
const BEFORE = 60
/** "Based near LS11": letters and one or two digits behind a word of place, or before the rest of a post code. */
const place =
  /(?<!\p{L})(?:[Nn]ear|[Rr]each of|(?:[Bb]ased|[Ll]ocated|[Ll]ive|[Ll]iving|[Oo]ffice|[Dd]epot|[Yy]ard|[Ss]ite)(?: is)? (?:in|at|near|around)) (?:\p{Lu}{1,2}\d{1,2}(?:,| and| or) )*$/u
const isOfCode = /^\p{Lu}{1,2}\d{1,2}(?<rest> \d\p{Lu}{2}(?!\p{L}))?(?![\p{L}\d])/u
/** True for a term that begins with a British post code. */
export const isPostCode = (text: string, { start }: Span): boolean => {
  const match = isOfCode.exec(text.slice(start, start + BEFORE))
  if (match === null) return false
  return match.groups?.rest !== undefined || place.test(text.slice(Math.max(0, start - BEFORE), start))
}
/** "RIBA Stage 1 to 4", "RIBA Plan of Work stages". */
const stages =
  /(?<!\p{L})\p{Lu}{3,6} (?:Plan of Work )?[Ss]tages?(?: \d(?:(?: to |[–-]|, | and )\d){0,3})?(?![\p{L}\p{N}])/gu
/** A sentence in capitals writes every word so. */
const running = /(?<!\p{L})\p{Ll}{4,}/u

/** The standards and codes of a sentence, in order; a code within the name of a stage is part of it. */
export const standardsIn = (text: string): Span[] => {
  if (!running.test(text)) return []
  const spanOf = ({ index, 0: name }: RegExpMatchArray): Span => ({
    start: index ?? 0,
    end: (index ?? 0) + name.length,
  })
  const named = [...text.matchAll(stages)].map(spanOf)
  const codes = [...text.matchAll(code)].filter(({ 1: letters = '' }) => !others.test(letters)).map(spanOf)
  const isApart = (span: Span) =>
    !overlaps(
      span,
      named.map((one) => ({ span: one })),
    )
  return [...named, ...codes.filter(isApart)].toSorted((one, other) => one.start - other.start)
}
