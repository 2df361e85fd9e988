// Where the read models speak of somebody.
import { Database } from 'bun:sqlite'

/** Tables of a read models' file in which a text, such as an account's id, stands in whatever column. */
export const mentions = (file: string, text: string): string[] => {
  const db = new Database(file, { readonly: true })
  const tables = db.query<{ name: string }, []>("SELECT name FROM sqlite_master WHERE type = 'table'").all()
  const found = tables.filter(({ name }) => JSON.stringify(db.query(`SELECT * FROM "${name}"`).all()).includes(text))
  db.close()
  return found.map(({ name }) => name).sort()
}
