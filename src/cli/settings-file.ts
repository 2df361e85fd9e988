// `--config <file>`: settings from a file, for every command. Its form is that of systemd's EnvironmentFile and of Docker's
// --env-file: NAME=value a line, the value as it stands, quotes around it taken off, lines that begin with # left out.

import { readFileSync, statSync } from 'node:fs'
import { errorCode } from '../events/error-code'
import { settingNames } from '../server/config/settings'
import { suggest } from '../server/config/suggest'
import type { Environment } from './command-type'

const bytesMax = 1024 * 1024
const knownNames = [...settingNames.flatMap((name) => [name, `${name}_FILE`]), 'NODE_ENV', 'LANG']

type SettingsFile = {
  readonly values: Environment
  /** What is wrong with it, without the values. */
  readonly problems: readonly string[]
}

const unquoted = (text: string): string => /^(["'])(.*)\1$/.exec(text)?.[2] ?? text

/** Nothing in it is left out silently: a line that is no setting is a problem. */
export function parseSettings(text: string): SettingsFile {
  const values: Record<string, string> = {}
  const problems: string[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, name, value = ''] = /^\s*([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? []
    if (/^\s*(#|$)/.test(line)) continue
    if (name === undefined) problems.push(`line ${index + 1} is not NAME=value`)
    else if (!knownNames.includes(name)) {
      const suggestion = suggest(name, knownNames)
      problems.push(`line ${index + 1}: ${name} is not a setting${suggestion ? `; did you mean ${suggestion}?` : ''}`)
    } else if (name in values) problems.push(`line ${index + 1}: ${name} stands there twice`)
    else values[name] = unquoted(value.trim())
  }
  return { values, problems }
}

export function readSettingsFile(path: string): SettingsFile {
  try {
    const file = statSync(path)
    // A device never ends, and a pipe may never begin.
    if (!file.isFile()) return { values: {}, problems: ['is no file'] }
    if (file.size > bytesMax) return { values: {}, problems: ['larger than 1 MB'] }
    return parseSettings(readFileSync(path, 'utf8'))
  } catch (error) {
    const code = errorCode(error) && ` (${errorCode(error)})`
    return { values: {}, problems: [`cannot be read${code}`] }
  }
}

/** The arguments without `--config <file>`, which may stand anywhere; `file` is '' where the path is missing. */
export function takeSettingsFile(argv: readonly string[]): { readonly argv: string[]; readonly file: string | null } {
  const at = argv.findIndex((word) => word === '--config' || word.startsWith('--config='))
  const word = argv[at]
  if (word === undefined) return { argv: [...argv], file: null }
  const apart = word === '--config'
  return {
    argv: argv.toSpliced(at, apart ? 2 : 1),
    file: apart ? (argv[at + 1] ?? '') : word.slice('--config='.length),
  }
}

/** Whether a setting has a value, itself or by a file. */
const isSet = (name: string, environment: Environment): boolean => {
  const [plain = ''] = name.split(/_FILE$/)
  return Boolean(environment[plain] || environment[`${plain}_FILE`])
}

/** Adds what the file of `--config` holds to `environment`, where that has nothing, and leaves the other arguments. */
export function addSettings(argv: readonly string[], environment: Record<string, string | undefined>) {
  const { argv: rest, file } = takeSettingsFile(argv)
  if (file === null) return { rest, problems: [] }
  const before = { ...environment }
  const { values, problems } = readSettingsFile(file)
  for (const [name, value] of Object.entries(values)) if (!isSet(name, before)) environment[name] = value
  return { rest, problems: problems.map((one) => `--config ${file}: ${one}`) }
}
