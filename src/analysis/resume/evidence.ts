import type { Line } from '../documents/document'
import type { Block } from './reading/paragraphs'
import { maskPersonal } from './reading/personal'
import type { Evidence } from './result'

/** Evidence per check; more would bury the point. */
export const MAX_EVIDENCE = 5
/** Characters of a person's text that a piece of evidence quotes. */
export const MAX_QUOTE = 240

const quote = (text: string): string => {
  const masked = maskPersonal(text)
  return masked.length > MAX_QUOTE ? `${masked.slice(0, MAX_QUOTE - 1).trimEnd()}…` : masked
}

/** Points at a line or a bullet. A mark that is not in the quoted text, such as a masked number, is left out. */
export const pointAt = (where: Line | Block, mark?: string | null): Evidence => {
  const line = 'line' in where ? where.line : where
  const text = quote(where.text)
  return { text, page: line.page, line: line.number, ...(mark && text.includes(mark) ? { mark } : {}) }
}

/** The first few of many. */
export const firstFew = <T>(items: readonly T[], toEvidence: (item: T) => Evidence): Evidence[] =>
  items.slice(0, MAX_EVIDENCE).map(toEvidence)
