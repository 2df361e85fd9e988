// Parses the arguments of the CLI and runs a command.
import { parseArgs } from 'node:util'
import { errorCode } from '../events/error-code'
import { readConfig } from '../server/config/read'
import { suggest } from '../server/config/suggest'
import { isDiskFull } from '../server/runtime/disk-space'
import type { Command, Environment, Exit, Input } from './command-type'
import { notOurs, type Say, sayFor } from './say'
import type { Words } from './words'

export type { Command, Environment, Exit, Input }

type Output = Pick<Input, 'out' | 'problem'>

/** The two ways in which a command ends that reports what was wrong. */
export const exitsBy = ({ problem }: Pick<Input, 'problem'>): Pick<Input, 'usageError' | 'failure'> => ({
  usageError: (line) => {
    problem(line)
    return 2
  },
  failure: (line) => {
    problem(line)
    return 1
  },
})

/** Runs one command; reports in one line what was wrong with the arguments or the settings. */
export const runCommand = async (
  command: Command,
  rest: string[],
  environment: Environment,
  output: Output,
): Promise<Exit> => {
  // Loaded by what needs words: a server that starts as it should needs none.
  const spoken = async () => {
    const [{ commandHelp }, { wordsFor }] = await Promise.all([import('./help'), import('./words')])
    const words = wordsFor(environment)
    return { words, help: commandHelp(command, words) }
  }
  if (rest.some((word) => word === '--help' || word === '-h')) {
    for (const line of (await spoken()).help) output.out(line)
    return 0
  }
  const call = callOf(command, rest)
  if (typeof call === 'function') {
    const { words, help } = await spoken()
    for (const line of [call(words), ...help]) output.problem(line)
    return 2
  }
  const settings = readConfig(environment, process.cwd())
  if (!settings.ok) {
    const { words } = await spoken()
    for (const line of settings.problems) output.problem(words.fill(words.settings, { line }))
    return 2
  }
  try {
    if (settings.warnings.length > 0) {
      const { words } = await spoken()
      for (const line of settings.warnings) output.problem(words.fill(words.settings, { line }))
    }
    const say = await sayFor(environment)
    if (command.needsSite?.({ ...call, environment })) {
      const refusal = (await import('./no-site')).noSiteRefusal(settings.config, environment, say)
      if (refusal !== null) {
        output.problem(refusal)
        return 1
      }
    }
    const code = await command.run({
      ...call,
      config: settings.config,
      environment,
      say,
      ...output,
      ...exitsBy(output),
    })
    if (code !== 0) await nameForeignFile(settings.config.folder, environment, output)
    return code
  } catch (error) {
    const say = await sayFor(environment)
    const why = folderRefusal(error, settings.config.folder, say) ?? (error instanceof Error ? error.message : 'failed')
    output.problem(isDiskFull(error) ? say('There is no room on the disk: {{why}}', { why }) : why)
    await nameForeignFile(settings.config.folder, environment, output)
    return 1
  }
}

/** The sentence where the data folder could not be made; null for any other error. */
const folderRefusal = (error: unknown, folder: string, say: Say): string | null => {
  if (!(error instanceof Error && 'syscall' in error && 'path' in error && error.syscall === 'mkdir')) return null
  const failed = String(error.path)
  return folder === failed || folder.startsWith(`${failed}/`)
    ? say('DATA_DIR: the folder {{folder}} cannot be made ({{code}})', { folder, code: errorCode(error) })
    : null
}

/** What failed may only say that some file cannot be opened, or take it for missing: here is which, and whose it is. */
const nameForeignFile = async (folder: string, environment: Environment, { problem }: Output): Promise<void> => {
  const foreign = (await import('../server/storage/foreign-file')).foreignFile(folder)
  if (foreign) problem(notOurs(foreign, await sayFor(environment)))
}

/** The arguments, or what is wrong with them. */
const callOf = (command: Command, rest: string[]): Pick<Input, 'args' | 'options'> | ((words: Words) => string) => {
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: { ...command.options },
      allowPositionals: true,
      strict: true,
    })
    const [least, most] = command.args
    const isBare =
      command.bare?.some((option) => values[option] !== undefined) || command.alone?.includes(positionals[0] ?? '')
    if (positionals.length < least && !isBare) return ({ missing }) => missing
    if (positionals.length > most)
      return ({ fill, tooMany }) => fill(tooMany, { words: positionals.slice(most).join(' ') })
    return { args: positionals, options: { ...values } as Input['options'] }
  } catch (error) {
    const [, option] = (error instanceof Error && /^Unknown option '(--?[\w-]+)'/.exec(error.message)) || []
    if (option === undefined) return () => (error instanceof Error ? error.message : 'not understood')
    const suggestion = suggest(option.replace(/^-+/, ''), [...Object.keys(command.options ?? {}), 'help'])
    return (words) =>
      words.fill(words.unknownOption, { name: option }) +
      (suggestion ? words.fill(words.meant, { name: `--${suggestion}` }) : '')
  }
}
