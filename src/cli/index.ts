// Every command by name, and what runs when none is given.
import { suggest } from '../server/config/suggest'
import { type Command, type Environment, type Exit, type Input, runCommand } from './command'
import { completionScript } from './completion'

/** Each command loads only what it needs, so that a server does not have the others in memory. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve')).serve,
  follow: async () => (await import('./commands/follow')).follow,
  promote: async () => (await import('./commands/promote')).promote,
  explain: async () => (await import('./commands/explain')).explain,
  repl: async () => (await import('./commands/repl')).repl,
  state: async () => (await import('./commands/state')).state,
  events: async () => (await import('./commands/events')).events,
  diff: async () => (await import('./commands/diff')).diff,
  replay: async () => (await import('./commands/replay')).replay,
  trace: async () => (await import('./commands/replay')).trace,
  verify: async () => (await import('./commands/data-folder/verify')).verify,
  rebuild: async () => (await import('./commands/data-folder/rebuild')).rebuild,
  check: async () => (await import('./commands/data-folder/check')).check,
  backup: async () => (await import('./commands/data-folder/backup')).backup,
  'rotate-secret': async () => (await import('./commands/data-folder/rotate-secret')).rotateSecret,
  restore: async () => (await import('./commands/data-folder/backup')).restore,
  admin: async () => (await import('./commands/admin')).admin,
  account: async () => (await import('./commands/account')).account,
  healthcheck: async () => (await import('./commands/healthcheck')).healthcheck,
  demo: async () => (await import('./commands/demo')).demo,
  doctor: async () => (await import('./commands/doctor')).doctor,
  stripe: async () => (await import('./commands/stripe')).stripe,
  config: async () => (await import('./commands/config')).config,
  migrate: async () => (await import('./commands/data-folder/migrate')).migrate,
  openapi: async () => (await import('./commands/openapi')).openapi,
  version: async () => (await import('./commands/version')).version,
}

const all = (): Promise<[string, Command][]> =>
  Promise.all(Object.entries(commands).map(async ([name, load]): Promise<[string, Command]> => [name, await load()]))

const unknown = async (name: string, environment: Environment): Promise<string[]> => {
  const words = (await import('./words')).wordsFor(environment)
  const suggestion = suggest(name, Object.keys(commands))
  const answer =
    words.fill(words.unknownCommand, { name }) + (suggestion ? words.fill(words.meant, { name: suggestion }) : '')
  return [answer, words.list]
}

const versionFlags = ['--version', '-v', '-V']
const helpFlags = ['help', '--help', '-h']

/** Runs the command in the arguments; prints to the given streams. `--config <file>` adds to `environment`. */
export const run = async (argv: readonly string[], environment: Record<string, string | undefined>): Promise<Exit> => {
  if (!argv.some((word) => word.startsWith('--config'))) return runNamed(argv, environment)
  const { addSettings } = await import('./settings-file')
  const { rest, problems } = addSettings(argv, environment)
  for (const line of problems) console.error(line)
  return problems.length > 0 ? 2 : runNamed(rest, environment)
}

async function runNamed(argv: readonly string[], environment: Environment): Promise<Exit> {
  const out = (line: string) => console.log(line)
  // It may repeat what another server answered, and a terminal obeys control characters.
  const problem = (line: string) => console.error(line.replace(/[^\P{Cc}\n\t]/gu, ''))
  const [first = 'serve', ...rest] = argv
  if (helpFlags.includes(first)) {
    const [asked] = rest
    if (asked !== undefined && !helpFlags.includes(asked)) return runNamed([asked, '--help'], environment)
    const [{ overview }, { wordsFor }] = await Promise.all([import('./help'), import('./words')])
    for (const line of overview(await all(), wordsFor(environment))) out(line)
    return 0
  }
  if (first === 'completion') return completion(rest, { out, problem })
  // An option without a command belongs to the server.
  const [name, given] = versionFlags.includes(first)
    ? ['version', rest]
    : first.startsWith('-')
      ? ['serve', argv]
      : [first, rest]
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (load) return runCommand(await load(), [...given], environment, { out, problem })
  for (const line of await unknown(name, environment)) problem(line)
  return 2
}

async function completion([shell]: readonly string[], { out, problem }: Pick<Input, 'out' | 'problem'>): Promise<Exit> {
  if (shell !== 'bash' && shell !== 'zsh') {
    problem('usage: trampolim completion <bash|zsh>')
    return 2
  }
  const options = ({ options = {} }: Command) => Object.keys(options).map((one) => `--${one}`)
  out(
    completionScript(
      shell,
      (await all()).map(([name, command]) => ({ name, options: options(command) })),
    ),
  )
  return 0
}
