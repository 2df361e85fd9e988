import { expect, test } from 'bun:test'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secretsFrom } from '../../security/secrets'
import { acceptAside, asideInWords, dueIn, erasedBeside, ledgerFile, noteErased, setDueAside } from './erasure-ledger'

const { link } = secretsFrom('a secret')

test('a list that the secret did not sign is refused, and the server takes nobody from it', () => {
  const backups = mkdtempSync(join(tmpdir(), 'ledger-'))
  const copy = join(backups, 'copy')
  const [ana, bia] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
  const foreign = secretsFrom('another secret').link
  for (const forge of [
    () => writeFileSync(join(backups, ledgerFile), JSON.stringify({ accounts: [bia] })),
    () => noteErased(backups, [bia], foreign),
  ]) {
    rmSync(join(backups, ledgerFile), { force: true })
    forge()
    expect(() => erasedBeside(copy, link)).toThrow(/names 1 erased accounts and is not signed/)
    expect(erasedBeside(copy, link, () => true)).toEqual([bia])
    // The only note of who was erased since: it is set aside, and asked for at the next restore.
    expect(noteErased(backups, [ana], link)).toBe(1)
    expect(() => erasedBeside(copy, link)).toThrow(/unsigned\.json names 1 erased accounts and is not signed/)
    expect(erasedBeside(copy, link, ([id]) => id === bia)).toEqual([ana, bia])
    for (const name of readdirSync(backups).filter((each) => each.includes('unsigned'))) rmSync(join(backups, name))
    expect(erasedBeside(copy, link)).toEqual([ana])
  }
  // Where the log has erased all on the list, nothing is lost with it.
  noteErased(backups, [ana, bia], foreign)
  expect(noteErased(backups, [ana, bia], link)).toBe(0)
  expect(readdirSync(backups)).toEqual([ledgerFile])
  // A signed list is no note of who is to be erased at the next start.
  copyFileSync(join(backups, ledgerFile), join(backups, 'erase-again.json'))
  expect(() => dueIn(backups, link)).toThrow(/is not signed/)
  expect(setDueAside(backups, link)).toEqual({ named: 2 })
  writeFileSync(join(backups, 'erase-again.json'), '{"accounts": ["')
  expect(setDueAside(backups, link)).toEqual({ named: null })
  expect([setDueAside(backups, link), dueIn(backups, link)]).toEqual([null, []])
  expect(asideInWords(backups).toSorted()).toEqual([
    expect.stringMatching(/^erase-again\.unsigned-2\.json named accounts .* cannot be read/),
    expect.stringMatching(/^erase-again\.unsigned\.json names 2 accounts .* migrate --accept-list/),
  ])
  expect(acceptAside(backups, link)).toBe(2)
  expect([dueIn(backups, link), asideInWords(backups).length]).toEqual([[ana, bia], 1])
  rmSync(backups, { recursive: true })
})

test('who was erased once stays on the list, and a list that is cut short is refused by its name', () => {
  const backups = mkdtempSync(join(tmpdir(), 'ledger-'))
  const copy = join(backups, 'copy')
  mkdirSync(copy)
  const [ana, bia] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
  expect(erasedBeside(copy, link)).toBeNull()
  noteErased(backups, [ana], link)
  noteErased(backups, [bia], link)
  expect(erasedBeside(copy, link)).toEqual([ana, bia])
  expect(readdirSync(backups).toSorted()).toEqual(['copy', ledgerFile])
  for (const cut of ['', '{"accounts": ["', '{"accounts": [7]}', '[]']) {
    writeFileSync(join(backups, ledgerFile), cut)
    expect(() => erasedBeside(copy, link)).toThrow(/erased\.json is not a list of erased accounts/)
  }
  rmSync(backups, { recursive: true })
})
