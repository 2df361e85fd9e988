// A résumé in parts, as the workbench edits it. The same shape as a draft's content in the log, which this floor does not know.

export type DraftLine = { readonly id: string; readonly text: string }
export type DraftPart = {
  readonly id: string
  readonly kind: 'contact' | 'summary' | 'job' | 'school' | 'courses' | 'skills' | 'languages' | 'own'
  readonly fields: Readonly<Record<string, string>>
  readonly lines: readonly DraftLine[]
}

/** A part before it and its lines have ids. */
export type Draft = Omit<DraftPart, 'id' | 'lines'> & { readonly lines: readonly string[] }

/** One field of a part without the space around it; '' where there is none. */
export const fieldOf = ({ fields }: DraftPart, name: string): string => (fields[name] ?? '').replace(/\s+/g, ' ').trim()

/** Fields of a project or of voluntary work; a section of the person's own that fills none of them is a list. */
const entryFields = ['title', 'employer', 'place', 'start', 'end'] as const
/** True for a section of the person's own that is one entry with a name or a time, and no list. */
export const isOwnEntry = (part: DraftPart): boolean =>
  part.kind === 'own' && entryFields.some((name) => fieldOf(part, name) !== '')

/** The lines of a field of several lines. */
export const linesOfField = ({ fields }: DraftPart, name: string): string[] =>
  (fields[name] ?? '')
    .split('\n')
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
