// Uploaded files that all nodes of the cluster share: in PostgreSQL, or in a store that speaks S3.
import type { Ask } from '../../events/store/postgres/ask'
import type { S3Store } from '../config/config'
import type { SharedFiles } from './port'
import { createS3Files } from './s3-files'

/** Names read at a time. */
const page = 10_000

/** Where FILES_S3_* says, else in PostgreSQL. */
export const openSharedFiles = (ask: Ask, clock: () => number, store: S3Store | null): SharedFiles => {
  const inDatabase = createDatabaseFiles(ask, clock)
  return store ? createS3Files(store, inDatabase) : inDatabase
}

function createDatabaseFiles(ask: Ask, clock: () => number): SharedFiles {
  return {
    async put(account, name, sealed) {
      await ask(
        `INSERT INTO files VALUES ($1, $2, $3, $4) ON CONFLICT (account, name) DO UPDATE SET sealed = excluded.sealed`,
        [account, name, sealed, clock()],
      )
    },
    async get(account, name) {
      const [row] = await ask('SELECT sealed FROM files WHERE account = $1 AND name = $2', [account, name])
      return row?.sealed instanceof Uint8Array ? row.sealed : null
    },
    async remove(account, name) {
      await ask('DELETE FROM files WHERE account = $1 AND name = $2', [account, name])
    },
    async removeAll(account) {
      await ask('DELETE FROM files WHERE account = $1', [account])
    },
    async *names(before = Number.MAX_SAFE_INTEGER) {
      for (let last: [string, string] = ['', '']; ; ) {
        const rows = await ask(
          `SELECT account, name FROM files WHERE (account, name) > ($1, $2) AND at < $3
           ORDER BY account, name LIMIT ${page}`,
          [...last, before],
        )
        for (const { account, name } of rows) yield `${account}/${name}`
        const end = rows.at(-1)
        if (!end || rows.length < page) return
        last = [String(end.account), String(end.name)]
      }
    },
    async lacking(names) {
      if (names.length === 0) return []
      const rows = await ask(
        `SELECT sought FROM json_array_elements_text($1::text::json) AS sought
         WHERE NOT EXISTS (
           SELECT 1 FROM files WHERE account = split_part(sought, '/', 1) AND name = split_part(sought, '/', 2)
         )`,
        [JSON.stringify(names)],
      )
      return rows.map(({ sought }) => String(sought))
    },
  }
}
