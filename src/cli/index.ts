// Every command by name, and what runs when none is given.
import { account } from './account'
import { admin } from './admin'
import { backup, check, restore } from './backup'
import { type Command, type Exit, runCommand } from './command'
import { diff } from './diff'
import { doctor } from './doctor'
import { events } from './events'
import { explain } from './explain'
import { healthcheck } from './healthcheck'
import { replay, trace } from './replay'
import { serve } from './serve'
import { state } from './state'
import { stripe } from './stripe'
import { rebuild, verify } from './verify'
import { version } from './version'

const commands: Readonly<Record<string, Command>> = {
  serve,
  explain,
  state,
  events,
  diff,
  replay,
  trace,
  verify,
  rebuild,
  check,
  backup,
  restore,
  admin,
  account,
  healthcheck,
  doctor,
  stripe,
  version,
}

const help = () => [
  'usage: trampolim [command]',
  ...Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`),
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
    for (const line of help()) out(line)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) return runCommand(command, rest, environment, { out, problem })
  problem(`there is no command ${name}`)
  for (const line of help()) problem(line)
  return 2
}
