// One setting: what it is where nothing is set, and how a value is read. Its schema is built only for a value that is
// given, because every command reads all settings at its start, and most are never set.
import type { z } from 'zod'

type Setting<Value> = { readonly fallback: Value; readonly schema: () => z.ZodType<Value> }

export const setting = <Value>(fallback: NoInfer<Value>, schema: () => z.ZodType<Value>): Setting<Value> => ({
  fallback,
  schema,
})

/** One that has no value where nothing is set. */
export const optional = <Value>(schema: () => z.ZodType<Value>): Setting<Value | undefined> =>
  setting<Value | undefined>(undefined, schema)

/** What a value must be, where its schema has no words of its own; the library's are nobody's language. */
const rule: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  if (issue.code === 'invalid_type') return 'must be a whole number'
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const bound = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`
    return issue.origin === 'string' ? `must have ${bound} characters` : `must be ${bound}`
  }
  if (issue.code !== 'invalid_format') return undefined
  return issue.format === 'email'
    ? 'must be an email address'
    : 'must be an address that begins with http:// or https://'
}

type Declared = Readonly<Record<string, Setting<unknown>>>
/** The values of declared settings. */
export type Values<All extends Declared> = {
  readonly [Name in keyof All]: All[Name] extends Setting<infer Value> ? Value : never
}

/** Reads all of them, an empty value as none; null after adding to `problems` what is wrong, without the values. */
export const readSettings = <All extends Declared>(
  declared: All,
  given: Readonly<Record<string, string | undefined>>,
  problems: string[],
): Values<All> | null => {
  const before = problems.length
  const values = Object.entries(declared).map(([name, { fallback, schema }]) => {
    const text = given[name]
    if (text === undefined || text === '') return [name, fallback]
    const read = schema().safeParse(text, { error: rule })
    if (!read.success) problems.push(...read.error.issues.map(({ message }) => `${name}: ${message}`))
    return [name, read.data]
  })
  return problems.length > before ? null : (Object.fromEntries(values) as Values<All>)
}
