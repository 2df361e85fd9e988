// Texts are looked up on the server only; an island gets the few it needs as props. Keys are typed from the Portuguese
// source: t('landing.hero.title'), t('dashboard.left', { count }).
import { use } from 'react'
import { enUS } from './en-US'
import { type Language, Locale } from './locale'
import { ptBR } from './pt-BR'
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

const templatesOf = (tree: Tree, path = '', found = new Map<string, Template>()): Map<string, Template> => {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') found.set(path + name, compile(value))
    else templatesOf(value, `${path}${name}.`, found)
  }
  return found
}

const noValues: Values = {}

/**
 * A context with a plural form has priority over the context alone, then the text's own plural form, then the plain
 * text.
 */
const finder = (language: Language, tree: Tree): FindText => {
  const templates = templatesOf(tree)
  const plural = (key: string, count: unknown): Template | undefined =>
    typeof count === 'number'
      ? (templates.get(`${key}_${pluralForm(language, count)}`) ?? templates.get(`${key}_other`) ?? templates.get(key))
      : templates.get(key)
  return (key, values = noValues) => {
    const { count, context } = values
    const own = context === undefined ? undefined : plural(`${key}_${context}`, count)
    return (own ?? plural(key, count))?.(values) ?? null
  }
}

const find: Readonly<Record<Language, FindText>> = {
  'pt-BR': finder('pt-BR', ptBR),
  'en-US': finder('en-US', enUS),
}

/** A missing key shows itself; the types prevent it. */
const translate = (language: Language): Translate => {
  const look = find[language]
  return (key, values) => look(key, values) ?? key
}
const fixed = { 'pt-BR': translate('pt-BR'), 'en-US': translate('en-US') }

/** The translator of one language. */
export const translator = (language: Language): Translate => fixed[language]

/** The texts of one language by computed keys. */
export const textFinder = (language: Language): FindText => find[language]

/** The raw texts of a language, with their placeholders. */
export const textsOf = (language: Language): typeof ptBR | typeof enUS => (language === 'pt-BR' ? ptBR : enUS)

/** The translator of the page being rendered. */
export const useT = (): Translate => translator(use(Locale))
