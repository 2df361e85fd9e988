import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

test('each way to call a command begins with its name, so that help can print it on a line of its own', () => {
  const folder = join(import.meta.dir, 'commands')
  const usages = readdirSync(folder)
    .filter((name) => !name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/^ {2}usage:\s*['`](.*)['`],$/gm)])
    .map(([, usage = '']) => usage)
  expect(usages.length).toBeGreaterThan(15)
  for (const usage of usages) {
    const [name = ''] = usage.split(' ', 1)
    expect(usage.split(' | ').filter((one) => one.split(' ', 1)[0] !== name)).toEqual([])
  }
})
