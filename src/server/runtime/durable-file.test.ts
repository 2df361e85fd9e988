import { afterAll, expect, spyOn, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import * as files from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeDurably, writeDurablySync } from './durable-file'

const root = mkdtempSync(join(tmpdir(), 'durable-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a file is written whole, for its owner alone, and leaves no part', async () => {
  const path = join(root, 'files/account/one.sealed')
  await writeDurably(path, 'first')
  await writeDurably(path, 'second')
  writeDurablySync(join(root, 'note.json'), 'third')
  expect(readFileSync(path, 'utf8')).toBe('second')
  expect(readFileSync(join(root, 'note.json'), 'utf8')).toBe('third')
  expect([statSync(path).mode & 0o777, statSync(join(root, 'files')).mode & 0o777]).toEqual([0o600, 0o700])
  expect(readdirSync(join(root, 'files/account'))).toEqual(['one.sealed'])
})

test('each folder that got a name is synced: that of the file, those that were made, and the one above them', async () => {
  const opened: string[] = []
  const { open } = files
  using _spy = spyOn(files, 'open').mockImplementation((...args: Parameters<typeof open>) => {
    opened.push(String(args[0]))
    return open(...args)
  })
  await writeDurably(join(root, 'a/b/c'), 'x')
  await writeDurably(join(root, 'a/b/d'), 'x')
  const at = (name: string) => join(root, name)
  expect(opened).toEqual([at('a/b/c.part'), at('a/b'), at('a'), root, at('a/b/d.part'), at('a/b')])
})
