// The SQL travels as text inside the executable, where drizzle's own reader of migration folders finds no folder.
import eventsSql from './events/0000_events.sql' with { type: 'text' }
import chainSql from './events/0001_chain.sql' with { type: 'text' }
import eventsJournal from './events/meta/_journal.json'
import keysSql from './keys/0000_keys.sql' with { type: 'text' }
import keysJournal from './keys/meta/_journal.json'

export type Journal = { readonly entries: readonly { readonly tag: string; readonly when: number }[] }
export type Migrations = { readonly journal: Journal; readonly sql: Readonly<Record<string, string>> }

/** The migration that adds the chain; a log older than it gets its chain in the same transaction. */
export const chainMigration = '0001_chain'

export const eventsMigrations: Migrations = {
  journal: eventsJournal,
  sql: { '0000_events': eventsSql, [chainMigration]: chainSql },
}
export const keysMigrations: Migrations = { journal: keysJournal, sql: { '0000_keys': keysSql } }
