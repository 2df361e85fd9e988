// Finds which lines of the page a finding points at, and which finding that is. Pure.
import type { Evidence, ResumeResult } from '../../analysis/resume/result'
import { remembered } from '../remembered'
import { unreadParts } from './unread-findings'
import { openFindings } from './verdict'

export type LineMark = {
  /** The finding's place in the list, from 1. */
  readonly number: number
  readonly finding: string
  readonly title: string
  /** One of the tips that stand open. */
  readonly tip: boolean
  /** The line as it was measured. */
  readonly text: string
}

/** By `page line`. A line that several findings point at belongs to the first of them. */
export type LineMarks = ReadonlyMap<string, LineMark>

export const lineKey = (page: number, line: number): string => `${page} ${line}`

type Findings = readonly { readonly id: string; readonly title: string }[]
const lastMarks = remembered<ResumeResult, LineMarks>()

/** The same object for the same list of findings. */
export const marksOf = (result: ResumeResult, findings: Findings): LineMarks =>
  lastMarks(result, [findings], () => marksIn(result, findings))

const marksIn = (result: ResumeResult, findings: Findings): LineMarks => {
  const evidence = new Map<string, readonly Evidence[]>(result.checks.map(({ id, evidence: found }) => [id, found]))
  if (result.unread) evidence.set('unread', result.unread.evidence)
  evidence.set(
    'unread-parts',
    unreadParts(result).flatMap(({ evidence: shown }) => shown),
  )
  const marks = new Map<string, LineMark>()
  for (const [at, { id, title }] of findings.entries())
    for (const { page, line, text } of evidence.get(id) ?? []) {
      const key = lineKey(page, line)
      if (!marks.has(key)) marks.set(key, { number: at + 1, finding: id, title, tip: at < openFindings, text })
    }
  return marks
}

const plain = (text: string): string => text.replace(/[…\s]/g, '')

/** Whether a drawn line is the one that was measured: a later reader may number lines otherwise. */
export const isSameLine = (drawn: string, measured: string): boolean => {
  const [line, quote] = [plain(drawn), plain(measured)]
  return line !== '' && quote !== '' && (line.includes(quote) || quote.includes(line))
}
