import type { workbench } from '../../i18n/pt-BR/workbench/workbench'

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }

/** What the workbench writes, in the page's language, places unfilled. */
export type WorkbenchTexts = Texts<Pick<typeof workbench, 'form' | 'kinds' | 'fields'>> & {
  /** The document's own headings, in the language it is written in. */
  readonly headings: { readonly [language in 'pt' | 'en']: Texts<(typeof workbench)['pageHeadings']> }
}
