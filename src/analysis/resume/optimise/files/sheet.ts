// The new layout before it is written to a file: one column of lines, each with its kind.

import { printable } from '../../../documents/text'
import type { TextLanguage } from '../../../text-language'
import type { SectionName } from '../../reading/sections/headings'
import type { OptimisedNote } from '../../result'

export type Item = {
  /** `when` is the line with a job's dates and place, below its title. */
  readonly kind: 'name' | 'contact' | 'heading' | 'role' | 'when' | 'bullet' | 'text'
  readonly text: string
  /** Of a heading: what the reading took the section below it for, whatever it is called. */
  readonly section?: SectionName
}

export type Sheet = {
  readonly language: TextLanguage
  readonly items: readonly Item[]
  readonly notes: readonly OptimisedNote[]
}

/** The same sheet with texts that a Word file and a PDF may hold. */
export const printableSheet = (sheet: Sheet): Sheet => ({
  ...sheet,
  items: sheet.items.map((item) => ({ ...item, text: printable(item.text) })),
})
