// What every command is: words, options, and an exit code. 0 done, 1 failed or differs, 2 wrongly called or configured.
import { parseArgs } from 'node:util'
import type { Config } from '../server/config/config'
import { readConfig } from '../server/config/read'

export type Exit = 0 | 1 | 2

export type Command = {
  readonly usage: string
  readonly summary: string
  readonly options?: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
  /** How many words follow the command: at least, at most. */
  readonly args: readonly [number, number]
  run(input: Input): Promise<Exit>
}

export type Input = {
  readonly args: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly config: Config
  readonly out: (line: string) => void
  readonly problem: (line: string) => void
}

type Output = Pick<Input, 'out' | 'problem'>
type Environment = Readonly<Record<string, string | undefined>>

/** Runs one command; says in one line what was wrong with the call or the settings. */
export const runCommand = async (
  command: Command,
  rest: string[],
  environment: Environment,
  output: Output,
): Promise<Exit> => {
  const call = callOf(command, rest)
  if (typeof call === 'string') {
    output.problem(`${call}\nusage: trampolim ${command.usage}`)
    return 2
  }
  const settings = readConfig(environment, process.cwd())
  if (!settings.ok) {
    for (const line of settings.problems) output.problem(`settings: ${line}`)
    return 2
  }
  try {
    return await command.run({ ...call, config: settings.config, ...output })
  } catch (error) {
    output.problem(error instanceof Error ? error.message : 'failed')
    return 1
  }
}

const callOf = (command: Command, rest: string[]): Pick<Input, 'args' | 'options'> | string => {
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: { ...command.options },
      allowPositionals: true,
      strict: true,
    })
    const [least, most] = command.args
    if (positionals.length < least || positionals.length > most) return 'wrong number of arguments'
    return { args: positionals, options: { ...values } as Input['options'] }
  } catch (error) {
    return error instanceof Error ? error.message : 'not understood'
  }
}
