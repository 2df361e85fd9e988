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

/** A text in lines of at most `columns`, the second and later ones indented; a longer word has a line of its own. */
const inLines = (text: string, indent: number, columns: number): string[] => {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last === '') lines[lines.length - 1] = word
    else if (indent + last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.map((line, index) => (index === 0 ? line : ' '.repeat(indent) + line))
}

/** All commands, in lines no longer than the terminal is wide; elsewhere a line each. */
export const overview = (
  commands: readonly (readonly [string, Command])[],
  words: Words,
  columns = process.stdout.columns ?? Number.POSITIVE_INFINITY,
): string[] => {
  const width = Math.max(...commands.map(([name]) => name.length))
  return [
    `${words.usage} trampolim [${words.command}]`,
    '',
    ...commands.flatMap(([name, { summary }]) => {
      const [first = '', ...more] = inLines(words.summaryOf(name, summary), width + 4, columns)
      return [`  ${name.padEnd(width)}  ${first}`, ...more]
    }),
    '',
    ...words.overview,
  ]
}
