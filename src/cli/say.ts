// Translates what commands answer: the Portuguese is looked up by the English, for a Portuguese locale alone.
import type { cliSentences } from '../i18n/pt-BR/cli/sentences'

type Environment = Readonly<Record<string, string | undefined>>

export type Sentence = keyof typeof cliSentences
type Values = Readonly<Record<string, string | number>>
export type Say = (sentence: Sentence, values?: Values) => string

export const fill = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => `${values[name] ?? ''}`)

/** As POSIX orders them; the first that is set counts. */
const localeOf = ({ LC_ALL, LC_MESSAGES, LANG }: Environment): string => LC_ALL || LC_MESSAGES || LANG || ''

export const isPortuguese = (environment: Environment): boolean => /^pt(_|\.|$)/i.test(localeOf(environment))

export const sayEnglish: Say = (sentence, values = {}) => fill(sentence, values)

/** Of a file that this process may not open. */
export const notOurs = ({ path, uid }: { readonly path: string; readonly uid: number }, say: Say): string =>
  say("{{folder}} belongs to user {{uid}}, this is user {{own}}: run this as the server's user, or chown -R", {
    folder: path,
    uid,
    own: process.getuid?.() ?? 0,
  })

export const sayFor = async (environment: Environment): Promise<Say> => {
  if (!isPortuguese(environment)) return sayEnglish
  const { cliSentences: portuguese } = await import('../i18n/pt-BR/cli/sentences')
  return (sentence, values = {}) => fill(portuguese[sentence], values)
}
