// A résumé laid out anew, before it is written to a file: one column of lines, each with what it is.
import type { OptimisedNote } from '../../result'

export type Item = {
  /** `when` is the line of a role's dates and place, under its title. */
  readonly kind: 'name' | 'contact' | 'heading' | 'role' | 'when' | 'bullet' | 'text'
  readonly text: string
}

export type Sheet = {
  readonly language: 'pt' | 'en'
  readonly items: readonly Item[]
  readonly notes: readonly OptimisedNote[]
}
