// The languages of the site, and the one in which a page is being rendered.
import { createContext } from 'react'

export const languages = ['pt-BR', 'en-US'] as const
export type Language = (typeof languages)[number]

/** The language of the page being rendered. */
export const Locale = createContext<Language>('pt-BR')
