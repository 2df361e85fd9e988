import { expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { erasedBeside, ledgerFile, noteErased } from './erasure-ledger'

test('who was erased once stays on the list, and a list that is cut short is refused by its name', () => {
  const backups = mkdtempSync(join(tmpdir(), 'ledger-'))
  const copy = join(backups, 'copy')
  mkdirSync(copy)
  const [ana, bia] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
  expect(erasedBeside(copy)).toBeNull()
  noteErased(backups, [ana])
  noteErased(backups, [bia])
  expect(erasedBeside(copy)).toEqual([ana, bia])
  expect(readdirSync(backups).toSorted()).toEqual(['copy', ledgerFile])
  for (const cut of ['', '{"accounts": ["', '{"accounts": [7]}', '[]']) {
    writeFileSync(join(backups, ledgerFile), cut)
    expect(() => erasedBeside(copy)).toThrow(/erased\.json is not a list of erased accounts/)
  }
  rmSync(backups, { recursive: true })
})
