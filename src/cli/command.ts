// Parses the arguments of the CLI and runs a command.
import { parseArgs } from 'node:util'
import { readConfig } from '../server/config/read'
import { suggest } from '../server/config/suggest'
import type { Command, Environment, Exit, Input } from './command-type'
import { commandHelp } from './help'
import { filled, type Words, wordsFor } from './words'

export type { Command, Environment, Exit, Input }

type Output = Pick<Input, 'out' | 'problem'>

/** Runs one command; reports in one line what was wrong with the arguments or the settings. */
export const runCommand = async (
  command: Command,
  rest: string[],
  environment: Environment,
  output: Output,
): Promise<Exit> => {
  const words = wordsFor(environment)
  if (rest.some((word) => word === '--help' || word === '-h')) {
    for (const line of commandHelp(command, words)) output.out(line)
    return 0
  }
  const call = callOf(command, rest, words)
  if (typeof call === 'string') {
    output.problem(call)
    for (const line of commandHelp(command, words)) output.problem(line)
    return 2
  }
  const settings = readConfig(environment, process.cwd())
  if (!settings.ok) {
    for (const line of settings.problems) output.problem(filled(words.settings, { line }))
    return 2
  }
  try {
    for (const line of settings.warnings) output.problem(filled(words.settings, { line }))
    return await command.run({ ...call, config: settings.config, environment, ...output })
  } catch (error) {
    output.problem(error instanceof Error ? error.message : 'failed')
    return 1
  }
}

const callOf = (command: Command, rest: string[], words: Words): Pick<Input, 'args' | 'options'> | string => {
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: { ...command.options },
      allowPositionals: true,
      strict: true,
    })
    const [least, most] = command.args
    if (positionals.length < least) return words.missing
    if (positionals.length > most) return filled(words.tooMany, { words: positionals.slice(most).join(' ') })
    return { args: positionals, options: { ...values } as Input['options'] }
  } catch (error) {
    const [, option] = (error instanceof Error && /^Unknown option '(--?[\w-]+)'/.exec(error.message)) || []
    if (option === undefined) return error instanceof Error ? error.message : 'not understood'
    const meant = suggest(option.replace(/^-+/, ''), [...Object.keys(command.options ?? {}), 'help'])
    return filled(words.unknownOption, { name: option }) + (meant ? filled(words.meant, { name: `--${meant}` }) : '')
  }
}
