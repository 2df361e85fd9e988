// A text with {{places}}: split once, interpolated many times. Used by the server, the mails and the islands.

export type Values = { readonly [name: string]: unknown }
export type Template = (values: Values) => string

/** The values of a text's {{places}}; a missing value leaves its placeholder. */
export const compile = (text: string): Template => {
  // split keeps what the group matches: text, name, text, name, …, text.
  const parts = text.split(/\{\{(\w+)\}\}/)
  if (parts.length === 1) return () => text
  return (values) => {
    let filled = parts[0] ?? ''
    for (let at = 1; at < parts.length; at += 2) {
      const name = parts[at] ?? ''
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      filled += `${value === undefined ? `{{${name}}}` : (value ?? '')}${parts[at + 1]}`
    }
    return filled
  }
}

/** For a text that is interpolated once. */
export const interpolate = (text: string, values: Values): string => compile(text)(values)

/** Whole numbers from 0 whose forms are remembered: Intl takes a microsecond for each, and a page asks for a hundred. */
const remembered = 1_000
type Forms = { readonly rules: Intl.PluralRules; readonly whole: (Intl.LDMLPluralRule | undefined)[] }
const forms = new Map<string, Forms>()

/** A count's plural form in a language: 'one', 'other', in Portuguese also 'many'. */
export const pluralForm = (language: string, count: number): Intl.LDMLPluralRule => {
  const cached = forms.get(language) ?? { rules: new Intl.PluralRules(language), whole: [] }
  forms.set(language, cached)
  const { rules, whole } = cached
  if (!Number.isInteger(count) || count < 0 || count >= remembered) return rules.select(count)
  const form = whole[count] ?? rules.select(count)
  whole[count] = form
  return form
}

/** The form of a text for `count`, interpolated. */
export const interpolatePlural = (
  { one, other }: { readonly one: string; readonly other: string },
  language: string,
  count: number,
  values: Values = { count },
): string => interpolate(pluralForm(language, count) === 'one' ? one : other, values)
