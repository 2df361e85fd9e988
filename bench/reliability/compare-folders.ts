// Compares two data folders: every row of log, chain, claims and keys, and the bytes of every upload.
import { Database } from 'bun:sqlite'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Compared = { rows: number; files: number; differences: string[] }

/** Every row of every table as text, by table. */
const rowsOf = (file: string): Map<string, string[]> => {
  const db = new Database(file, { readonly: true })
  try {
    const tables = db
      .query<{ name: string }, []>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
      .all()
    const text = (row: object) =>
      JSON.stringify(
        Object.values(row).map((one) => (one instanceof Uint8Array ? Buffer.from(one).toString('hex') : one)),
      )
    return new Map(
      tables.map(({ name }) => [name, db.query<object, []>(`SELECT * FROM "${name}"`).all().map(text).sort()]),
    )
  } finally {
    db.close()
  }
}

const uploadsOf = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name)
        return [path.slice(folder.length), Bun.hash(readFileSync(path)).toString()]
      }),
  )

/** Adds to `sum` what was compared, and what differs. */
export const compareFolders = (folder: string, restored: string, sum: Compared): void => {
  for (const name of ['events.db', 'keys.db']) {
    const [here, there] = [rowsOf(join(folder, name)), rowsOf(join(restored, name))]
    for (const [table, rows] of here) {
      sum.rows += rows.length
      const others = there.get(table) ?? []
      if (rows.length !== others.length || rows.some((row, at) => row !== others[at]))
        sum.differences.push(`${name} ${table}`)
    }
  }
  const [here, there] = [uploadsOf(folder), uploadsOf(restored)]
  sum.files += here.size
  if (here.size !== there.size) sum.differences.push('number of uploads')
  for (const [path, hash] of here) if (there.get(path) !== hash) sum.differences.push(path)
}
