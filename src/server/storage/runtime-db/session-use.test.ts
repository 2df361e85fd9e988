import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CommitListener, RecordedEvent } from '../../../events/store/log'
import { openRuntimeDb } from './open'
import type { RuntimeDb } from './runtime-db'
import { createSessionUses } from './session-use'

let folder = ''
let db: RuntimeDb
let listeners: CommitListener[] = []
/** Open sessions of the account `a`. */
let open: string[] = []

const usesOf = () =>
  createSessionUses(db, { log: { onCommit: (_phase, listener) => listeners.push(listener) }, still: () => open })
const stored = (session: string) =>
  db.db.query<{ last_used: number }, [string]>('SELECT last_used FROM session_use WHERE session = ?').get(session)
    ?.last_used ?? null
const happened = (type: string, data = {}) => {
  for (const listener of listeners) listener([{ type, stream: 'account/a', data } as unknown as RecordedEvent])
}
const use = { device: 'Firefox, Windows', network: '192.0.2.0/24', lastUsed: 1 }

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'session-use-'))
  db = openRuntimeDb(folder)
  listeners = []
  open = ['one', 'two']
})
afterEach(() => {
  db.close()
  rmSync(folder, { recursive: true })
})

test('what is remembered is what is stored, also for a server that starts later', () => {
  const uses = usesOf()
  expect(uses.of('one')).toBeNull()
  uses.begin('one', 'a', use)
  uses.touch('one', 5)
  uses.touch('unknown', 5)
  for (const each of [uses, usesOf()]) {
    expect(each.of('one')).toEqual({ ...use, lastUsed: 5 })
    expect(each.of('unknown')).toBeNull()
  }
  expect(stored('one')).toBe(5)
})

test('a use marked by one that has not read it is seen', () => {
  usesOf().begin('one', 'a', use)
  const later = usesOf()
  later.touch('one', 7)
  expect(later.of('one')).toEqual({ ...use, lastUsed: 7 })
})

test('of a session that ended nothing is left, in memory or stored', () => {
  const uses = usesOf()
  for (const session of ['one', 'two']) uses.begin(session, 'a', use)
  expect(uses.of('one')).toEqual(use)
  happened('SessionEnded', { session: 'one' })
  expect([uses.of('one'), stored('one'), uses.of('two')]).toEqual([null, null, use])
})

test.each(['PasswordChanged', 'AccountDeactivated', 'AccountErased'])(
  '%s leaves the sessions that are open',
  (type) => {
    const uses = usesOf()
    for (const session of ['one', 'two']) {
      uses.begin(session, 'a', use)
      uses.of(session)
    }
    open = ['two']
    happened(type)
    const left = type === 'AccountErased' ? null : use
    expect([uses.of('one'), uses.of('two')]).toEqual([null, left])
    expect([stored('one'), stored('two')]).toEqual([null, left?.lastUsed ?? null])
  },
)
