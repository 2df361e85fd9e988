import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { usageWords } from '../i18n/pt-BR/cli/cli'
import { commandHelp, overview } from './help'
import { wordsFor } from './words'

const folder = join(import.meta.dir, 'commands')
const usages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/^ {2}usage:\s*['`](.*)['`],$/gm)])
  .map(([, usage = '']) => usage)

test('each way to call a command begins with its name, so that help can print it on a line of its own', () => {
  expect(usages.length).toBeGreaterThan(15)
  for (const usage of usages) {
    const [name = ''] = usage.split(' ', 1)
    expect(usage.split(' | ').filter((one) => one.split(' ', 1)[0] !== name)).toEqual([])
  }
})

test('what stands for a value is named in Portuguese, too', () => {
  const values = usages.flatMap((usage) => [...usage.matchAll(/<([^<>$]+)>/g)].map(([, value = '']) => value))
  // A choice of words to type stays as it is typed.
  const unnamed = values.filter((value) => !/^[a-z]+(\|[a-z]+)+$/.test(value) && !Object.hasOwn(usageWords, value))
  expect(unnamed).toEqual([])
  const command = { usage: 'check [<backup>]', summary: '', args: [0, 1] as const, run: async () => 0 as const }
  expect(commandHelp(command, wordsFor({ LANG: 'pt_BR.UTF-8' }))[0]).toBe('uso: trampolim check [<cópia>]')
  expect(commandHelp(command, wordsFor({ LANG: 'en_US.UTF-8' }))[0]).toBe('usage: trampolim check [<backup>]')
})

test('an example that sets a variable is a line one can type', () => {
  const command = {
    usage: 'demo',
    summary: '',
    args: [0, 0] as const,
    examples: ['A=1 trampolim demo', 'demo'],
    run: async () => 0 as const,
  }
  expect(commandHelp(command, wordsFor({})).slice(-2)).toEqual(['  A=1 trampolim demo', '  trampolim demo'])
})

test('the list of commands is no wider than the terminal, and a line each where there is none', () => {
  const command = {
    usage: 'a',
    summary: `${'word '.repeat(40)}end`,
    args: [0, 0] as const,
    run: async () => 0 as const,
  }
  const own = (columns?: number) => overview([['a', command]], wordsFor({}), columns).slice(2, -5)
  expect(own(40).every((line) => line.length <= 40)).toBe(true)
  expect(own(40).join(' ').split(/\s+/).slice(2).join(' ')).toBe(command.summary)
  expect(own(Number.POSITIVE_INFINITY)).toEqual([`  a  ${command.summary}`])
})
