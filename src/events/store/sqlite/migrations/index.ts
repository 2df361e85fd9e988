// The SQL is embedded as text, because drizzle's own reader finds no migration folder in an executable.
import eventsSql from './events/0000_events.sql' with { type: 'text' }
import chainSql from './events/0001_chain.sql' with { type: 'text' }
import eventsJournal from './events/meta/_journal.json'
import keysSql from './keys/0000_keys.sql' with { type: 'text' }
import keysJournal from './keys/meta/_journal.json'

type Journal = { readonly entries: readonly { readonly tag: string; readonly when: number }[] }
export type Migrations = { readonly journal: Journal; readonly sql: Readonly<Record<string, string>> }

/** The migration that adds the chain; an older log gets its chain in the same transaction. */
export const chainMigration = '0001_chain'

export const eventsMigrations: Migrations = {
  journal: eventsJournal,
  sql: { '0000_events': eventsSql, [chainMigration]: chainSql },
}
export const keysMigrations: Migrations = { journal: keysJournal, sql: { '0000_keys': keysSql } }
