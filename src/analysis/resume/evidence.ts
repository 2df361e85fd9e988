// Builds the quotations that findings point at.
import { prefixWithin } from '../bounded'
import type { Line } from '../documents/document'
import type { Block } from './reading/lines/paragraphs'
import { maskPersonal } from './reading/person/personal'
import type { Evidence } from './result'

/** Pieces of evidence per check; more would hide the point. */
export const MAX_EVIDENCE = 5
/** Characters of the person's text that one piece of evidence quotes. */
export const MAX_QUOTE = 240

/** The masked text around its mark, shortened so that the mark remains visible. */
const quote = (text: string, mark: string | null): string => {
  const masked = maskPersonal(text)
  if (masked.length <= MAX_QUOTE) return masked
  const at = mark ? masked.indexOf(mark) : 0
  if (at < MAX_QUOTE / 2) return `${prefixWithin(masked, MAX_QUOTE - 1).trimEnd()}…`
  const tail = masked.slice(masked.indexOf(' ', at - MAX_QUOTE / 2) + 1)
  return `…${prefixWithin(tail, MAX_QUOTE - 2).trimEnd()}${tail.length > MAX_QUOTE - 2 ? '…' : ''}`
}

/** Points at a line or bullet with its relevant parts, but for marks that are not in the quoted text. */
export const pointAt = (where: Line | Block, mark: string | null = null, others: readonly string[] = []): Evidence => {
  const line = 'line' in where ? where.line : where
  const text = quote(where.text, mark)
  const also = others.filter((other) => text.includes(other))
  return {
    text,
    page: line.page,
    line: line.number,
    ...(mark && text.includes(mark) ? { mark } : {}),
    ...(also.length > 0 ? { also } : {}),
  }
}

/** Limits a list to its first pieces of evidence. */
export const firstFew = <T>(items: readonly T[], toEvidence: (item: T) => Evidence): Evidence[] =>
  items.slice(0, MAX_EVIDENCE).map(toEvidence)
