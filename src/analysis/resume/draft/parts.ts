// A résumé in parts, as the workbench edits it. The same shape as a draft's content in the log, which this floor does not know.

export type DraftLine = { readonly id: string; readonly text: string }
export type DraftPart = {
  readonly id: string
  readonly kind: 'contact' | 'summary' | 'job' | 'school' | 'courses' | 'skills' | 'languages' | 'own'
  readonly fields: Readonly<Record<string, string>>
  readonly lines: readonly DraftLine[]
}

/** One field of a part without the space around it; '' where there is none. */
export const fieldOf = ({ fields }: DraftPart, name: string): string => (fields[name] ?? '').replace(/\s+/g, ' ').trim()

/** The lines of a field of several lines. */
export const linesOfField = ({ fields }: DraftPart, name: string): string[] =>
  (fields[name] ?? '')
    .split('\n')
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
