// Parts of the shell that are the same for everybody: rendered once, then put into each page as text.
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type Language, Locale } from '../../i18n'
import { renderedOnce } from '../../islands/rendered-once'

/** As `dangerouslySetInnerHTML`. `key` says all that `children` depend on besides the language; none of it is personal. */
export const impersonal = (
  key: string,
  language: Language,
  children: () => ReactNode,
): { readonly __html: string } => ({
  __html: renderedOnce(`${key} ${language}`, () => renderToString(<Locale value={language}>{children()}</Locale>)),
})
