// The help of commands: `trampolim help`, `trampolim <command> --help`.
import type { Command } from './command-type'

const optionLine = ([name, { type }]: readonly [string, { readonly type: string }]): string =>
  `  --${name}${type === 'string' ? ' <value>' : ''}`

/** One command: its usage, what it does, its options, an example. */
export const commandHelp = ({ usage, summary, options = {}, examples = [] }: Command): string[] => [
  ...usage.split(' | ').map((line, index) => `${index === 0 ? 'usage:' : '   or:'} trampolim ${line}`),
  '',
  summary,
  ...(Object.keys(options).length > 0 ? ['', 'options:', ...Object.entries(options).map(optionLine)] : []),
  ...(examples.length > 0 ? ['', 'examples:', ...examples.map((line) => `  trampolim ${line}`)] : []),
]

/** All commands, a line each. */
export const overview = (commands: readonly (readonly [string, Command])[]): string[] => {
  const width = Math.max(...commands.map(([name]) => name.length))
  return [
    'usage: trampolim [command]',
    '',
    ...commands.map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Without a command it serves. "trampolim <command> --help" says more.',
    'Exit codes: 0 done, nothing amiss; 1 failed, or something differs or is missing; 2 wrongly called or configured.',
    'Settings are environment variables: "trampolim config show" prints them, docs/configuration.md explains them.',
  ]
}
