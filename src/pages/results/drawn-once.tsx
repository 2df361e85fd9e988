// Draws a part of a person's result once for all pages that show it; forgotten with the object that it shows.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, Locale } from '../../i18n'
import { remembered } from '../../texts/remembered'

const drawn = remembered<object, { readonly __html: string }>()

/** As `dangerouslySetInnerHTML`. `owner` and `keys` are all that `children` depend on besides the language; no island is among them. */
export const drawnOnce = (owner: object, keys: readonly unknown[], language: Language, children: () => ReactNode) =>
  drawn(owner, [language, ...keys], () => ({
    __html: renderToStaticMarkup(<Locale value={language}>{children()}</Locale>),
  }))
