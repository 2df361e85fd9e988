// Texts are looked up on the server only; an island gets the few it needs as props. Keys are typed from the Portuguese
// source: t('landing.hero.title'), t('dashboard.left', { count }).
import { use } from 'react'
import type { enUS } from './en-US'
import { type Language, Locale } from './locale'
import type { ptBR } from './pt-BR'
import { compile, pluralForm, type Template, type Values } from './template'

export { type Language, Locale, languages } from './locale'

/** A name in the files may end in a plural form or a context: `points_one`, `title_long`. Keys are used without it. */
type Stem<Name extends string> = Name extends `${infer Asked}_${string}` ? Name | Asked : Name
type KeysOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Stem<Name> : `${Name}.${KeysOf<Tree[Name]>}`
}[keyof Tree & string]

export type TextKey = KeysOf<typeof ptBR>

/** `count` chooses the plural form, `context` the variant; both may also be placeholders in the text. */
export type Translate = (key: TextKey, values?: Values) => string
/** For keys computed from data: null where the language files have no such text. */
export type FindText = (key: string, values?: Values) => string | null

type Tree = { readonly [name: string]: string | Tree }
type Texts = typeof ptBR | typeof enUS

/** Loaded with the first text asked for in the language: most servers speak one of them for a long time. */
const load: Readonly<Record<Language, () => Texts>> = {
  'pt-BR': () => (require('./pt-BR') as typeof import('./pt-BR')).ptBR,
  'en-US': () => (require('./en-US') as typeof import('./en-US')).enUS,
}

const loaded = new Map<Language, Texts>()

/** The raw texts of a language, with their placeholders. */
export const textsOf = (language: Language): Texts => {
  const texts = loaded.get(language) ?? load[language]()
  loaded.set(language, texts)
  return texts
}

/** A part of the raw texts in each language, made once: for an island, whose props are then the same object. */
export const textsIn = <Part>(choose: (texts: Texts) => Part): ((language: Language) => Part) => {
  const parts = new Map<Language, Part>()
  return (language) => {
    const part = parts.get(language) ?? choose(textsOf(language))
    parts.set(language, part)
    return part
  }
}

const textAt = (tree: Tree, key: string): string | undefined => {
  let at: string | Tree | undefined = tree
  for (const name of key.split('.')) at = typeof at === 'object' && Object.hasOwn(at, name) ? at[name] : undefined
  return typeof at === 'string' ? at : undefined
}

const noValues: Values = {}
/** Keys remembered in one language: twice as many as it has texts, because computed keys may be anything. */
const keysMax = 10_000

/** A key's text and its plural forms, each compiled when it is first used; null where there is none. */
type Forms = { readonly plain: Template | null; readonly plurals: Map<string, Template | null> }

/** Context with plural form, context, plural form, plain text: the first there is, compiled when first used. */
const finder = (language: Language): FindText => {
  const formsByKey = new Map<string, Forms>()
  const template = (key: string): Template | null => {
    const text = textAt(textsOf(language), key)
    return text === undefined ? null : compile(text)
  }
  const formsOf = (key: string): Forms => {
    const cached = formsByKey.get(key)
    if (cached) return cached
    const forms = { plain: template(key), plurals: new Map() }
    if (formsByKey.size < keysMax) formsByKey.set(key, forms)
    return forms
  }
  const plural = (key: string, count: unknown): Template | null => {
    const { plain, plurals } = formsOf(key)
    if (typeof count !== 'number') return plain
    const form = pluralForm(language, count)
    const cached = plurals.get(form)
    if (cached !== undefined) return cached
    const compiled = template(`${key}_${form}`) ?? template(`${key}_other`) ?? plain
    plurals.set(form, compiled)
    return compiled
  }
  return (key, values = noValues) => {
    const { count, context } = values
    const inContext = context === undefined ? null : plural(`${key}_${context}`, count)
    return (inContext ?? plural(key, count))?.(values) ?? null
  }
}

const find: Readonly<Record<Language, FindText>> = { 'pt-BR': finder('pt-BR'), 'en-US': finder('en-US') }

/** A missing key shows itself; the types prevent it. */
const translate = (language: Language): Translate => {
  const look = find[language]
  return (key, values) => look(key, values) ?? key
}
const fixed = { 'pt-BR': translate('pt-BR'), 'en-US': translate('en-US') }

export const translator = (language: Language): Translate => fixed[language]

/** The texts of one language by computed keys. */
export const textFinder = (language: Language): FindText => find[language]

/** The raw texts of the page being rendered. */
export const useTexts = (): Texts => textsOf(use(Locale))

/** The translator of the page being rendered. */
export const useT = (): Translate => translator(use(Locale))
