import { expect, test } from 'bun:test'
import * as compat from 'preact/compat'

const imported = /import(?: type)? \{([^}]*)\} from 'react'/g
const namesIn = (text: string) =>
  [...text.matchAll(imported)].flatMap(([found, names = '']) =>
    found.startsWith('import type')
      ? []
      : names
          .split(',')
          .map((name) => name.trim().split(' as ')[0] ?? '')
          .filter((name) => name && !name.startsWith('type ')),
  )

/** The server's half of an island, which no browser loads. */
const serverOnly = /island\.tsx$|\.test\.tsx?$/

test('what islands and components import from React exists in Preact, and ids come from ui/use-id', async () => {
  const wrong: string[] = []
  const names = new Set<string>()
  for (const path of new Bun.Glob('src/{islands,ui}/**/*.{ts,tsx}').scanSync()) {
    if (serverOnly.test(path)) continue
    for (const name of namesIn(await Bun.file(path).text())) {
      names.add(name)
      if (!(name in compat)) wrong.push(`${path}: ${name}`)
      if (name === 'useId' && !path.endsWith('use-id.ts')) wrong.push(`${path}: ${name}`)
    }
  }
  expect(wrong).toEqual([])
  expect(names.size).toBeGreaterThan(5)
})
