// Checks that a connection leads to the log that this node's copy is of.
import { checkWitness, newWitness } from '../keys/keys'
import { LogError } from '../log-error'
import { askOnce, type SqlValue } from './ask'
import type { Connection } from './connection'
import type { Replica } from './replica'
import { unavailable } from './sql-errors'

/**
 * Compares what was written last, the keys and the master key with the copy; a copy that belongs to no log yet becomes one of
 * this log. Throws LogError `damaged` for another past, `wrong-key` for another master key, `unavailable` if PostgreSQL does
 * not answer within `timeoutMs`.
 */
export async function checkPast(
  connection: Connection,
  replica: Replica,
  masterKey: Uint8Array,
  timeoutMs: number,
): Promise<void> {
  const ask = async (statement: string, values: SqlValue[] = []) => {
    const rows = await askOnce(connection, { failed: () => {} }, timeoutMs, statement, values)
    if (!rows) throw unavailable()
    return rows[0]
  }
  const { position, digest, log } = replica.head
  await ask('UPDATE head SET witness = $1 WHERE witness IS NULL', [newWitness(masterKey)])
  const head = await ask('SELECT log::text AS log, key_changes, witness FROM head')
  if (!head) throw new LogError('damaged', 'The log on PostgreSQL has no head')
  checkWitness(head.witness as Uint8Array, masterKey)
  const past = position === 0 ? undefined : await ask('SELECT digest FROM events WHERE position = $1', [position])
  const isSame = position === 0 || (past?.digest instanceof Uint8Array && Buffer.compare(past.digest, digest) === 0)
  const hasKeys = Number(head.key_changes) >= replica.replicaKeys.changed()
  if ((log !== null && log !== head.log) || !isSame || !hasKeys)
    throw new LogError('damaged', 'The log on PostgreSQL does not hold what this node has')
  if (log === null) replica.belongTo(String(head.log))
}
