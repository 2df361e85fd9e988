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

const fixed = { 'pt-BR': i18n.getFixedT('pt-BR'), 'en-US': i18n.getFixedT('en-US') }
export type Translate = (typeof fixed)['pt-BR']

/** The translator of one language. */
export const translator = (language: Language): Translate => fixed[language]

/** The translator of the page being rendered. */
export const useT = (): Translate => translator(use(Locale))

export { type Language, Locale, languages } from './locale'
