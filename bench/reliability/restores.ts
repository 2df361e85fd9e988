// Backups of a folder that grows, each restored into an empty folder and compared with it: every row of the log, of its chain,
// claims and keys, and the bytes of every upload.
import { Database } from 'bun:sqlite'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '../../src/server/storage/backup'
import { restore } from '../../src/server/storage/restore'
import { docxResume } from '../../tests/helpers/documents'
import { startServer } from '../../tests/helpers/server'
import { visitor } from '../../tests/helpers/visitor'

export type Restores = { restores: number; rows: number; files: number; differences: string[] }

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

const compareWith = (folder: string, restored: string, sum: Restores): void => {
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

/** So many restores; every 20th comes after more has happened. Stops at `deadline` (ms since 1970). */
export const restores = async (count: number, deadline: number): Promise<Restores> => {
  const sum: Restores = { restores: 0, rows: 0, files: 0, differences: [] }
  const folder = mkdtempSync(join(tmpdir(), 'restores-'))
  const resume = await docxResume()
  try {
    for (let life = 0; sum.restores < count && Date.now() < deadline; life++) {
      const server = await startServer({ folder, verified: false })
      for (let n = 0; n < 3; n++) {
        const person = visitor(server.url)
        await person.register(`pessoa${life}-${n}@exemplo.com.br`)
        await person.upload('curriculo.docx', resume)
      }
      await server.stop()
      for (let n = 0; n < 20 && sum.restores < count && Date.now() < deadline; n++) {
        const place = mkdtempSync(join(tmpdir(), 'restored-'))
        try {
          await backUp(folder, join(place, 'copy'), null, { withSecret: true })
          await restore(join(place, 'copy'), join(place, 'data'), null, {
            force: false,
            acceptMissing: false,
            keep: null,
          })
          compareWith(folder, join(place, 'data'), sum)
          sum.restores++
        } finally {
          rmSync(place, { recursive: true, force: true })
        }
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return sum
}
