// The current settings for an operator: each with its source, and variables that look like a misspelt setting.
import { suggester } from './suggest'

type Environment = Readonly<Record<string, string | undefined>>

/** Settings whose value is never shown. */
const secretNames: ReadonlySet<string> = new Set([
  'ADMIN_PASSWORD',
  'BACKUP_S3_SECRET',
  'EVENTS_URL',
  'FILES_S3_SECRET',
  'FOLLOW_TOKEN',
  'SECRET_KEY',
  'OIDC_CLIENT_SECRET',
  'OPENAI_API_KEY',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
])

/** A user and password in an address (`https://user:password@host`) are a secret, too. */
const withoutUser = (value: string): string => value.replace(/\/\/[^/?#\s]*@/g, '//***@')

type SettingView = {
  readonly name: string
  /** The value as set, `***` for a secret, the path for a value in a file, or what it is where none is set; null for nothing. */
  readonly value: string | null
  readonly from: 'environment' | 'file' | 'default'
}

export const describeSettings = (
  settings: Readonly<Record<string, { readonly fallback: unknown }>>,
  environment: Environment,
): SettingView[] =>
  Object.entries(settings).map(([name, { fallback }]) => {
    const direct = environment[name]
    const file = environment[`${name}_FILE`]
    if (direct) return { name, value: secretNames.has(name) ? '***' : withoutUser(direct), from: 'environment' }
    return file ? { name, value: file, from: 'file' } : { name, value: String(fallback ?? '') || null, from: 'default' }
  })

/** Shorter names are too likely to belong to another program. */
const shortest = 7

/** Variables that are almost a setting: probably a typing error without effect. */
export const misspelt = (names: readonly string[], environment: Environment): string[] => {
  const knownNames = new Set(names.flatMap((name) => [name, `${name}_FILE`]).filter((name) => name.length >= shortest))
  const suggest = suggester([...knownNames])
  const [ours, others] = [/^TRAMPOLIM_(?=.)/, Object.keys(environment)]
  const prefixed = others
    .filter((name) => ours.test(name) && environment[name])
    .map((name) => {
      const bare = name.replace(ours, '')
      const suggestion = names.includes(bare.replace(/_FILE$/, '')) ? bare : suggest(bare)
      return `${name} is not a setting and changes nothing: no setting begins so${suggestion ? `; did you mean ${suggestion}?` : ''}`
    })
  const close = others
    .filter((name) => name.length >= shortest && /^[A-Z_]+$/.test(name) && environment[name])
    .filter((name) => !knownNames.has(name) && !ours.test(name))
    .flatMap((name) => {
      const suggestion = suggest(name)
      return suggestion ? [`${name} is not a setting and changes nothing; did you mean ${suggestion}?`] : []
    })
  return [...prefixed, ...close]
}
