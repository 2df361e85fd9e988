// English texts of how the commands are called, for the operator.
import type { cli as source } from '../../pt-BR/cli/cli'
import type { Same } from '../../same-shape'

/** How the commands are called. */
export const cli: Same<typeof source> = {
  usage: 'usage:',
  or: '   or:',
  command: 'command',
  options: 'options:',
  examples: 'examples:',
  value: 'value',
  overview: [
    'Without a command it serves. "trampolim <command> --help" says more.',
    'Exit codes: 0 done, nothing amiss; 1 failed, or something differs or is missing; 2 wrongly called or configured.',
    'Settings are environment variables, or lines of a file: "--config <file>". "trampolim config show" prints them,',
    'docs/configuration.md explains them. "trampolim completion bash" (or zsh) prints a script for the shell.',
  ],
  list: '"trampolim help" lists the commands.',
  unknownCommand: 'there is no command {{name}}',
  unknownOption: 'there is no option {{name}}',
  meant: '; did you mean {{name}}?',
  missing: 'an argument is missing',
  tooMany: 'too many arguments: {{words}}',
  settings: 'settings: {{line}}',
}
