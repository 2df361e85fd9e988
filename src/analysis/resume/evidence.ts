import type { Line } from '../documents/document'
import type { Block } from './reading/paragraphs'
import { maskPersonal } from './reading/person/personal'
import type { Evidence } from './result'

/** Evidence per check; more would bury the point. */
export const MAX_EVIDENCE = 5
/** Characters of a person's text that a piece of evidence quotes. */
export const MAX_QUOTE = 240

/** The text around its mark, masked; long texts are cut, so that the mark stays in sight. */
const quote = (text: string, mark: string | null): string => {
  const masked = maskPersonal(text)
  if (masked.length <= MAX_QUOTE) return masked
  const at = mark ? masked.indexOf(mark) : 0
  if (at < MAX_QUOTE / 2) return `${masked.slice(0, MAX_QUOTE - 1).trimEnd()}…`
  const tail = masked.slice(masked.indexOf(' ', at - MAX_QUOTE / 2) + 1)
  return `…${tail.slice(0, MAX_QUOTE - 2).trimEnd()}${tail.length > MAX_QUOTE - 2 ? '…' : ''}`
}

/** Points at a line or a bullet. A mark that is not in the quoted text, such as a masked number, is left out. */
export const pointAt = (where: Line | Block, mark: string | null = null): Evidence => {
  const line = 'line' in where ? where.line : where
  const text = quote(where.text, mark)
  return { text, page: line.page, line: line.number, ...(mark && text.includes(mark) ? { mark } : {}) }
}

/** The first few of many. */
export const firstFew = <T>(items: readonly T[], toEvidence: (item: T) => Evidence): Evidence[] =>
  items.slice(0, MAX_EVIDENCE).map(toEvidence)
