// The language of how commands are called: Portuguese where the locale is, English everywhere else.
import { cli as english } from '../i18n/en-US/cli/cli'
import { commandSummaries, cli as portuguese, usageWords } from '../i18n/pt-BR/cli/cli'
import type { Same } from '../i18n/same-shape'
import type { Environment } from './command-type'
import { fill, isPortuguese } from './say'

export type Words = Same<typeof portuguese> & {
  /** What a command does; `own` is the English of its file. */
  readonly summaryOf: (name: string, fallback: string) => string
  /** How a command is called, with what stands for a value named in the language. */
  readonly usageOf: (usage: string) => string
  /** One of these texts with its values. */
  readonly fill: (text: string, values: Readonly<Record<string, string>>) => string
}

export const wordsFor = (environment: Environment): Words =>
  isPortuguese(environment)
    ? {
        ...portuguese,
        fill,
        summaryOf: (name, fallback) => commandSummaries[name] ?? fallback,
        usageOf: (usage) =>
          usage.replace(/<([^<>]+)>/g, (whole, word: string) => (usageWords[word] ? `<${usageWords[word]}>` : whole)),
      }
    : { ...english, fill, summaryOf: (_, fallback) => fallback, usageOf: (usage) => usage }
