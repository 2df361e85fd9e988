// Stores what a running server remembers besides the log: throttle levels, where and when a session was last used,
// waiting mails, counts of refusals. None of it is history, so a lost file only costs these figures
// (runtime-db/open.ts).
import type { Store } from '../../../events/store/sqlite/database'

export type RuntimeDb = Store

export const runtimeFile = 'runtime.db'

export const runtimeTables = [
  `CREATE TABLE IF NOT EXISTS throttle (
     key TEXT PRIMARY KEY, tokens REAL NOT NULL, at INTEGER NOT NULL, capacity REAL NOT NULL, refill_ms REAL NOT NULL
   ) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS session_use (
     session TEXT PRIMARY KEY, account TEXT NOT NULL, device TEXT NOT NULL, network TEXT NOT NULL, last_used INTEGER NOT NULL
   ) WITHOUT ROWID`,
  'CREATE INDEX IF NOT EXISTS session_use_by_account ON session_use (account)',
  `CREATE TABLE IF NOT EXISTS mails (
     id TEXT PRIMARY KEY, kind TEXT NOT NULL, account TEXT NOT NULL, address TEXT NOT NULL, language TEXT NOT NULL,
     at INTEGER NOT NULL
   ) WITHOUT ROWID`,
  'CREATE TABLE IF NOT EXISTS single_use (name TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID',
  `CREATE TABLE IF NOT EXISTS passkey_use (
     passkey TEXT PRIMARY KEY, account TEXT NOT NULL, last_used INTEGER NOT NULL, counter INTEGER NOT NULL
   ) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS webhook_tries (
     message TEXT PRIMARY KEY, attempts INTEGER NOT NULL, next INTEGER NOT NULL
   ) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS token_use (
     token TEXT PRIMARY KEY, account TEXT NOT NULL, last_used INTEGER NOT NULL
   ) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS security_counts (
     kind TEXT NOT NULL, hour INTEGER NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (kind, hour)
   ) WITHOUT ROWID`,
]
