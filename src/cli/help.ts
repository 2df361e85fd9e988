// The help of commands: `trampolim help`, `trampolim <command> --help`.
import type { Command } from './command-type'
import type { Words } from './words'

/** An example that sets a variable first is the whole line. */
const exampleLine = (line: string): string => (/^[A-Z_]+=/.test(line) ? line : `trampolim ${line}`)

/** One command: its usage, what it does, its options, an example. */
export const commandHelp = ({ usage, summary, options = {}, examples = [] }: Command, words: Words): string[] => {
  const [name = ''] = usage.split(' ', 1)
  const optionLine = ([option, { type }]: readonly [string, { readonly type: string }]): string =>
    `  --${option}${type === 'string' ? ` <${words.value}>` : ''}`
  return [
    ...usage
      .split(' | ')
      .map((line, index) => `${index === 0 ? words.usage : words.or} trampolim ${words.usageOf(line)}`),
    '',
    words.summaryOf(name, summary),
    ...(Object.keys(options).length > 0 ? ['', words.options, ...Object.entries(options).map(optionLine)] : []),
    ...(examples.length > 0 ? ['', words.examples, ...examples.map((line) => `  ${exampleLine(line)}`)] : []),
  ]
}

/** All commands, a line each. */
export const overview = (commands: readonly (readonly [string, Command])[], words: Words): string[] => {
  const width = Math.max(...commands.map(([name]) => name.length))
  return [
    `${words.usage} trampolim [${words.command}]`,
    '',
    ...commands.map(([name, { summary }]) => `  ${name.padEnd(width)}  ${words.summaryOf(name, summary)}`),
    '',
    ...words.overview,
  ]
}
