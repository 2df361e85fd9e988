// Puts a folder that no process has open under another master key: the accounts' keys are wrapped again, the chain is written
// again and the claims are replaced. Events stay as they are: their personal parts are sealed with the accounts' keys.
import { join } from 'node:path'
import { binding, seal, unseal } from '../keys/cipher'
import { newWitness } from '../keys/keys'
import type { Claim } from '../log'
import { chainKey, fillChain } from './chain'
import { openDatabase } from './database'

type Rewrapping = { readonly from: Uint8Array; readonly to: Uint8Array; readonly claims: readonly Claim[] }

/** Throws LogError `tampered` for a key that `from` does not open. The folder opens with neither key if it is interrupted. */
export function rewrap(folder: string, { from, to, claims }: Rewrapping): void {
  rewrapKeys(join(folder, 'keys.db'), Buffer.from(from), Buffer.from(to))
  rewriteLog(join(folder, 'events.db'), to, claims)
}

function rewrapKeys(path: string, from: Buffer, to: Buffer): void {
  const { db, close } = openDatabase(path)
  try {
    db.transaction(() => {
      const update = db.query('UPDATE keys SET wrapped = ?2 WHERE stream = ?1')
      const wrappedKeys = db.query<{ stream: string; wrapped: Uint8Array }, []>(
        'SELECT stream, wrapped FROM keys WHERE wrapped IS NOT NULL',
      )
      for (const { stream, wrapped } of wrappedKeys.all()) {
        const bound = binding('key', stream)
        update.run(stream, seal(to, bound, unseal(from, bound, wrapped)))
      }
      db.query('UPDATE master SET witness = ?').run(newWitness(to))
    }).immediate()
    // No page may still hold a key as the old secret wrapped it.
    db.run('VACUUM')
    db.run('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    close()
  }
}

function rewriteLog(path: string, to: Uint8Array, claims: readonly Claim[]): void {
  const { db, close } = openDatabase(path)
  try {
    db.transaction(() => {
      const guard = db.query<{ sql: string }, []>("SELECT sql FROM sqlite_schema WHERE name = 'chain_never_goes'").get()
      if (!guard) throw new Error('the log has no chain')
      db.run('DROP TRIGGER chain_never_goes')
      db.run('DELETE FROM chain')
      db.run(guard.sql)
      fillChain(db, chainKey(to))
      db.run('DELETE FROM claims')
      const insert = db.query('INSERT INTO claims (kind, value, stream) VALUES (?, ?, ?)')
      for (const { kind, value, stream } of claims) insert.run(kind, value, stream)
    }).immediate()
    db.run('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    close()
  }
}
