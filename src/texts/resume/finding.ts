// Findings of a result, and the lines of the file that they quote, each with its place in words.
import type { Evidence, Group, Judgement } from '../../analysis/resume/result'
import { type Language, translator } from '../../i18n'

/** The person's own line, its relevant parts, and its place. */
export type Quote = {
  readonly text: string
  readonly marks: readonly string[]
  readonly place: string
  /** Where it stands in a file; a line of null has no place in it. */
  readonly page: number
  readonly line: number | null
}

export type Finding = {
  readonly id: string
  readonly group: Group
  readonly title: string
  readonly why: string
  readonly fix: string
  /** Whole points the score can still gain here; 0 when a cap prevents it. */
  readonly gain: number
  readonly quotes: readonly Quote[]
}

/** A DOCX has no pages until something lays it out, so only the line is given. */
export function placeOf(page: number, line: number | null, result: Judgement, language: Language) {
  const t = translator(language)
  if (line === null) return result.pages === null ? '' : t('results.picture.page', { page })
  return result.pages === null ? t('resume.page.placeNoPage', { line }) : t('resume.page.place', { page, line })
}

/** One quote per line, however many of its parts are marked. */
export function quotesOf(evidence: readonly Evidence[], result: Judgement, language: Language): Quote[] {
  const lines = Map.groupBy(evidence, ({ text, page, line }) => `${page} ${line} ${text}`)
  return [...lines.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const marks = same.flatMap(({ mark, also = [] }) => [...(mark ? [mark] : []), ...also])
    const { text, page, line } = first
    return { text, marks, page, line, place: placeOf(page, line, result, language) }
  })
}
