// Types of the workbench's texts, which the page sends in its language with places unfilled.
import type { Texts } from '../../i18n/texts'

type Words = Texts['workbench']

export type WorkbenchTexts = Pick<Words, 'form' | 'kinds' | 'fields'> & {
  /** The document's own headings, in the language it is written in. */
  readonly headings: Readonly<Record<'pt' | 'en', Words['pageHeadings']>>
}
