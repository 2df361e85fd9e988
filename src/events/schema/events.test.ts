import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { goldenProblems } from '../tools/goldens'
import { accountOf, accountStream, domainEvents, requireAccount, sessionStream, supportStream } from './events'

test('every stored form of every event still reads as the example that was written with it', () => {
  expect(goldenProblems(domainEvents, join(import.meta.dir, 'goldens.jsonl'))).toEqual([])
})

test('a stream of an account names it, and no other stream is taken for one', () => {
  expect([accountOf(accountStream('a1')), requireAccount(accountStream('a1'))]).toEqual(['a1', 'a1'])
  for (const other of [sessionStream('s1'), supportStream('m1'), 'draft/a1/d1', 'refusals/a1', 'accounts']) {
    expect(accountOf(other)).toBeNull()
    expect(() => requireAccount(other)).toThrow('not a stream of an account')
  }
})
