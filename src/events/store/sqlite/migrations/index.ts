// The SQL travels as text inside the executable, where drizzle's own reader of migration folders finds no folder.
import eventsSql from './events/0000_events.sql' with { type: 'text' }
import eventsJournal from './events/meta/_journal.json'
import keysSql from './keys/0000_keys.sql' with { type: 'text' }
import keysJournal from './keys/meta/_journal.json'

export type Journal = { readonly entries: readonly { readonly tag: string; readonly when: number }[] }
export type Migrations = { readonly journal: Journal; readonly sql: Readonly<Record<string, string>> }

export const eventsMigrations: Migrations = { journal: eventsJournal, sql: { '0000_events': eventsSql } }
export const keysMigrations: Migrations = { journal: keysJournal, sql: { '0000_keys': keysSql } }
