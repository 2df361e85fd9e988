// A text with {{places}}: split once, filled many times. The server, the mails and the islands use this one.

export type Values = { readonly [name: string]: unknown }
export type Template = (values: Values) => string

/** What fills the {{places}} of a text; one that is given no value stays as it is. */
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

/** For a text that is filled once. */
export const interpolate = (text: string, values: Values): string => compile(text)(values)

const rules = new Map<string, Intl.PluralRules>()

/** Which form of a text a count takes in a language: 'one', 'other', in Portuguese also 'many'. */
export const pluralForm = (language: string, count: number): Intl.LDMLPluralRule => {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known.select(count)
}

/** Of a text's two forms the one for `count`, filled. */
export const interpolatePlural = (
  { one, other }: { readonly one: string; readonly other: string },
  language: string,
  count: number,
  values: Values = { count },
): string => interpolate(pluralForm(language, count) === 'one' ? one : other, values)
