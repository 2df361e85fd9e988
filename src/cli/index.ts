// Every command by name, and what runs when none is given.
import { type Command, type Exit, runCommand } from './command'

/** Each loads only what it needs: a server holds nothing of the others in memory. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve')).serve,
  explain: async () => (await import('./commands/explain')).explain,
  state: async () => (await import('./commands/state')).state,
  events: async () => (await import('./commands/events')).events,
  diff: async () => (await import('./commands/diff')).diff,
  replay: async () => (await import('./commands/replay')).replay,
  trace: async () => (await import('./commands/replay')).trace,
  verify: async () => (await import('./commands/verify')).verify,
  rebuild: async () => (await import('./commands/verify')).rebuild,
  check: async () => (await import('./commands/backup')).check,
  backup: async () => (await import('./commands/backup')).backup,
  restore: async () => (await import('./commands/backup')).restore,
  admin: async () => (await import('./commands/admin')).admin,
  account: async () => (await import('./commands/account')).account,
  healthcheck: async () => (await import('./commands/healthcheck')).healthcheck,
  doctor: async () => (await import('./commands/doctor')).doctor,
  stripe: async () => (await import('./commands/stripe')).stripe,
  version: async () => (await import('./commands/version')).version,
}

const help = async () => [
  'usage: trampolim [command]',
  ...(await Promise.all(Object.values(commands).map((load) => load()))).map(
    ({ usage, summary }) => `  ${usage}\n      ${summary}`,
  ),
  'Settings are environment variables: docs/configuration.md lists them.',
]

/** Runs what the words ask for; prints to the given streams. */
export const run = async (
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Exit> => {
  const out = (line: string) => console.log(line)
  const problem = (line: string) => console.error(line)
  const [name = 'serve', ...rest] = argv
  if (name === 'help' || name === '--help' || name === '-h') {
    for (const line of await help()) out(line)
    return 0
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (load) return runCommand(await load(), rest, environment, { out, problem })
  problem(`there is no command ${name}`)
  for (const line of await help()) problem(line)
  return 2
}
