// Texts are looked up on the server only; an island gets the few it needs as props.
// Keys are typed from the Portuguese source: t('landing.hero.title'), t('dashboard.left', { count }).
import i18next from 'i18next'
import { use } from 'react'
import { enUS } from './en-US'
import { type Language, Locale, languages } from './locale'
import { ptBR } from './pt-BR'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof ptBR }
    returnNull: false
  }
}

const i18n = i18next.createInstance()
void i18n.init({
  resources: { 'pt-BR': { translation: ptBR }, 'en-US': { translation: enUS } },
  lng: 'pt-BR',
  fallbackLng: 'pt-BR',
  supportedLngs: [...languages],
  initAsync: false,
  interpolation: { escapeValue: false },
})

const fresh = { 'pt-BR': i18n.getFixedT('pt-BR'), 'en-US': i18n.getFixedT('en-US') }
export type Translate = (typeof fresh)['pt-BR']

/**
 * i18next takes 4 µs for each look-up and a page has a hundred; texts without holes are remembered, at most as many as
 * the language files hold.
 */
const remembering = (t: Translate): Translate => {
  const look = t as (key: string, options?: object) => string
  const plain = new Map<string, string>()
  const remembered: typeof look = (key, options) => {
    if (options) return look(key, options)
    const text = plain.get(key) ?? look(key)
    plain.set(key, text)
    return text
  }
  return remembered as Translate
}

const fixed = { 'pt-BR': remembering(fresh['pt-BR']), 'en-US': remembering(fresh['en-US']) }

/** The translator of one language. */
export const translator = (language: Language): Translate => fixed[language]

/** The translator of the page being rendered. */
export const useT = (): Translate => translator(use(Locale))

export { type Language, Locale, languages } from './locale'
