// drizzle's transaction on bun:sqlite commits at the first await of an async callback: what fails after it stays.
import { expect, test } from 'bun:test'
import { Glob } from 'bun'

const asynchronous = /\.transaction\(\s*async\b/

test('no transaction in the source is asynchronous', async () => {
  const found: string[] = []
  const root = `${import.meta.dir}/..`
  for (const path of new Glob('{src,bench,scripts}/**/*.{ts,tsx}').scanSync(root)) {
    if (asynchronous.test(await Bun.file(`${root}/${path}`).text())) found.push(path)
  }
  expect(found).toEqual([])
  expect('db.transaction( async (tx) => {})').toMatch(asynchronous)
})
